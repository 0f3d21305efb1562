import { currentLanguage } from './i18n.ts';
import { readerChinese } from './traditional.ts';

/** The reader's language of a name that staff entered in two. */
export function localName({ name_en, name_cn }: { name_en: string; name_cn: string }): string {
  return currentLanguage() === 'en' ? name_en : readerChinese(name_cn);
}
