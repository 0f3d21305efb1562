import i18next from 'i18next';
import { words } from '@quayside/i18n/zh-tw-words';

let convert: ((text: string) => string) | null = null;

/** What staff wrote in Simplified Chinese, for a reader of Traditional Chinese; unchanged in every other language. */
export function readerChinese(text: string): string {
  return convert === null ? text : convert(text);
}

/** The dictionary is large, so only readers of zh_TW load it, beside the first page. Shown names are drawn again when it is there. */
export async function loadTraditional(language: string): Promise<void> {
  convert = null;
  if (language !== 'zh_TW') return;
  const { Converter } = await import('opencc-js/cn2t');
  const plain = Converter({ from: 'cn', to: 'twp' });
  convert = (text) => words.reduce((all, [from, to]) => all.replaceAll(from, to), plain(text));
  i18next.emit('languageChanged', language);
}
