/** The languages, as stored under `i18n-lang` (SHELL-11, SHELL-15). Chinese for Taiwan joins with its generated texts. */
export const languages = ['en', 'zh_CN'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** The `lang` header of every request (NET-04, D-78). */
export const langHeader = { en: 'en-us', zh_CN: 'zh-cn' } as const satisfies Record<Language, string>;

/** The language of a request, from its `lang` header or else what the browser prefers. */
export function languageOf(lang: string | undefined, acceptLanguage?: string | undefined): Language {
  const wanted = (lang ?? acceptLanguage ?? '').toLowerCase();
  return wanted.startsWith('zh') ? 'zh_CN' : 'en';
}
