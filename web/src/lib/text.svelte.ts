/** The client's own words, in three languages, switched without a reload. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import de from '../../text/de.ftl?raw';
import en from '../../text/en.ftl?raw';
import ru from '../../text/ru.ftl?raw';
import { prefs } from './prefs.svelte';

export const LANGS = ['en', 'de', 'ru'] as const;
export type Lang = (typeof LANGS)[number];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', ru: 'Русский' };

/** All three come with the page: no round trip before the first words, no file that an upgrade takes away. */
const SOURCES: Record<Lang, string> = { en, de, ru };

let current = $state.raw<{ bundle: FluentBundle | null; lang: Lang }>({ bundle: null, lang: 'en' });

export function systemLang(): Lang {
  for (const tag of navigator.languages ?? []) {
    const short = tag.slice(0, 2) as Lang;
    if (LANGS.includes(short)) return short;
  }
  return 'en';
}

export function makeBundle(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

export function setLang(lang: Lang): void {
  current = { bundle: makeBundle(lang, SOURCES[lang]), lang };
  prefs.lang = lang;
  document.documentElement.lang = lang;
}

export function lang(): Lang {
  return current.lang;
}

/** A number below a thousand is written alike in all our languages: making a formatter for it would hold up the first picture. */
class Count extends FluentNumber {
  override toString(scope: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return plain ? String(this.value) : super.toString(scope);
  }
}

function counted(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]));
}

/** A message in the player's language; an unknown id shows itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = current.bundle?.getMessage(id);
  if (!current.bundle || !message?.value) return id;
  return current.bundle.formatPattern(message.value, args && counted(args));
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false;
}

const shares = new Map<Lang, Intl.NumberFormat>();

/** A share as people of this language write it: 36%, 36 %. Its formatter is kept: making one costs more than a move of the board. */
export function percent(share: number): string {
  let format = shares.get(current.lang);
  if (!format) shares.set(current.lang, (format = new Intl.NumberFormat(current.lang, { style: 'percent' })));
  return format.format(share);
}
