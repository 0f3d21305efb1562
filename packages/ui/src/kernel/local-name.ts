import { currentLanguage } from './i18n.ts';

/** What staff named in two languages, in the reader's. */
export function localName({ name_en, name_cn }: { name_en: string; name_cn: string }): string {
  return currentLanguage() === 'en' ? name_en : name_cn;
}
