/** What a search asks for: words of languages with spaces, and pairs of Chinese characters, which are written without. */
export type SearchTerms = { readonly words: string[]; readonly pairs: string[] };

const runs = /[\u3400-\u9fff\uf900-\ufaff]+|[\p{L}\p{N}]+/gu;
const isChinese = (run: string) => /^[\u3400-\u9fff\uf900-\ufaff]/.test(run);

/** Chinese text as neighbouring pairs: 入库预约 is 入库 库预 预约. The last character stands alone too, so that one character is found. */
function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
}

/** All terms of a text, in order, as one line for the index. */
export function indexTerms(text: string): string {
  const found = text.toLowerCase().match(runs) ?? [];
  return found.flatMap((run) => (isChinese(run) ? pairsOf(run) : [run])).join(' ');
}

/** The terms of a query. A Chinese run of several characters needs its pairs only, not its last character alone. */
export function searchTerms(query: string): SearchTerms {
  const found = query.toLowerCase().match(runs) ?? [];
  const chinese = found.filter(isChinese);
  return {
    words: found.filter((run) => !isChinese(run)),
    pairs: chinese.flatMap((run) => ([...run].length === 1 ? [run] : pairsOf(run).slice(0, -1))),
  };
}
