/** The languages, as stored under `i18n-lang` (SHELL-11, SHELL-15). Chinese for Taiwan joins with its generated texts. */
export const languages = ['en', 'zh_CN'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** The `lang` header of every request (NET-04, D-78). */
export const langHeader = { en: 'en-us', zh_CN: 'zh-cn' } as const satisfies Record<Language, string>;

/** The language of a request, from its `lang` header or what the browser prefers. */
export function languageOf(wanted: string | undefined): Language {
  return wanted?.toLowerCase().startsWith('zh') ? 'zh_CN' : 'en';
}
