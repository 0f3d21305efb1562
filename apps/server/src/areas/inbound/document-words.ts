import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';

type Key = Parameters<typeof text<'inboundDocuments'>>[2];
export type Word = (key: Key, params?: Record<string, string | number>) => string;

export function wordIn(language: Language): Word {
  return (key, params = {}) => text(language, 'inboundDocuments', key, params);
}

const [chinese, english] = [wordIn('zh_CN'), wordIn('en')];
export const words = { chinese, english };

/** Both languages, the Chinese one first: the dock reads it. */
export const inBoth: Word = (key, params) => `${chinese(key, params)} ${english(key, params)}`;
