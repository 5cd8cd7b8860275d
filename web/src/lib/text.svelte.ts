/** The client's own words, in three languages, switched without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { prefs } from './prefs.svelte';

export const LANGS = ['en', 'de', 'ru'] as const;
export type Lang = (typeof LANGS)[number];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', ru: 'Русский' };

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../text/en.ftl?raw'),
  de: () => import('../../text/de.ftl?raw'),
  ru: () => import('../../text/ru.ftl?raw'),
};


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

/** A page from before an upgrade asks for files that are gone: it comes again, once. */
function reloadOnce(): void {
  try {
    if (sessionStorage.getItem('miasma-reloaded')) return;
    sessionStorage.setItem('miasma-reloaded', 'yes');
    location.reload();
  } catch {
    // Without storage it could go on for ever.
  }
}

/** Switch the language. False where its words could not be fetched: then the old ones stay. */
export async function setLang(lang: Lang): Promise<boolean> {
  let source: string;
  try {
    source = (await files[lang]()).default;
  } catch {
    reloadOnce();
    return false;
  }
  current = { bundle: makeBundle(lang, source), lang };
  prefs.lang = lang;
  document.documentElement.lang = lang;
  try {
    sessionStorage.removeItem('miasma-reloaded');
  } catch {
    // nothing kept, nothing to forget
  }
  return true;
}

export function lang(): Lang {
  return current.lang;
}

/** A message in the player's language; an unknown id shows itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = current.bundle?.getMessage(id);
  if (!current.bundle || !message?.value) return id;
  return current.bundle.formatPattern(message.value, args);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false;
}

/** A share as people of this language write it: 36%, 36 %. */
export function percent(share: number): string {
  return new Intl.NumberFormat(current.lang, { style: 'percent' }).format(share);
}
