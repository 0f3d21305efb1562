import * as en from './server-texts.en.ts';
import * as zh_CN from './server-texts.zh-CN.ts';
import type { Language } from './languages.ts';

const texts = { en, zh_CN } as const satisfies Record<Language, unknown>;
type Texts = typeof en;
export type Namespace = keyof Texts;
export type Params = Readonly<Record<string, string | number>>;

/** A text the server writes itself: a refusal's message, an operation's name, a mail. Names in {{braces}} are filled from `params`. */
export function text<N extends Namespace>(language: Language, namespace: N, key: keyof Texts[N] & string, params: Params = {}): string {
  const all: Readonly<Record<string, string>> = texts[language][namespace];
  return fill(all[key] ?? key, namespace === 'fields' ? withCountry(language, params) : params);
}

/** A field's error names a country by its code. */
function withCountry(language: Language, params: Params): Params {
  const { country } = params;
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return params;
  const names = new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' });
  return { ...params, country: names.of(country) ?? country };
}

export function fill(template: string, params: Params): string {
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** Whether a key has its text: the contract test asks for every operation. */
export function hasText(language: Language, namespace: Namespace, key: string): boolean {
  return Object.hasOwn(texts[language][namespace], key);
}

/** The server's message for a call that succeeded; empty where nothing is written for it. */
export function successText(language: Language, call: string): string {
  const all: Readonly<Record<string, string>> = texts[language].successTexts;
  return all[call] ?? '';
}
