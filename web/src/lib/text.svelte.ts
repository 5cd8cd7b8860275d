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

const state = $state<{ bundle: FluentBundle | null; lang: Lang }>({ bundle: null, lang: 'en' });

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

export async function setLang(lang: Lang): Promise<void> {
  const source = (await files[lang]()).default;
  state.bundle = makeBundle(lang, source);
  state.lang = lang;
  prefs.lang = lang;
  document.documentElement.lang = lang;
}

export function lang(): Lang {
  return state.lang;
}

/** A message in the player's language; an unknown id shows itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = state.bundle?.getMessage(id);
  if (!state.bundle || !message?.value) return id;
  return state.bundle.formatPattern(message.value, args);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return state.bundle?.hasMessage(id) ?? false;
}
