import type { PostcodeMatch } from './tariff.ts';

/** The longest postcode bound of a range; the workbook's checks refuse longer ones. */
export const MAX_DIGITS = 12;

/** Upper case, letters and digits only. */
export function normalizePostcode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

type Range<T> = { readonly from: number; readonly to: number; readonly value: T; readonly parent: number };
/** Ranges whose bounds have the same number of digits, by start; `parent` is the narrowest range around a range, or -1. */
type RangeList<T> = { readonly digits: number; readonly ranges: readonly Range<T>[] };

/** The rows of one method and country: longest prefix, then narrowest range, then the whole country. */
export type PostcodeIndex<T> = {
  readonly all: T | null;
  readonly prefixes: ReadonlyMap<string, T>;
  readonly prefixLengths: readonly number[];
  readonly rangeLists: readonly RangeList<T>[];
  /** Whether any row needs a postcode. */
  readonly needsPostcode: boolean;
};

export function indexPostcodes<T>(rows: readonly { readonly row: PostcodeMatch; readonly value: T }[]): PostcodeIndex<T> {
  const prefixes = new Map<string, T>();
  const byDigits = new Map<number, { from: number; to: number; value: T }[]>();
  let all: T | null = null;
  for (const { row, value } of rows) {
    const from = row.from ?? '';
    if (row.match === 'all') all = value;
    else if (row.match === 'prefix') prefixes.set(from, value);
    else {
      const list = byDigits.get(from.length) ?? [];
      list.push({ from: Number(from), to: Number(row.to), value });
      byDigits.set(from.length, list);
    }
  }
  const prefixLengths = [...new Set([...prefixes.keys()].map((prefix) => prefix.length))].sort((a, b) => b - a);
  const rangeLists = [...byDigits].map(([digits, list]) => ({ digits, ranges: withParents(list) }));
  return { all, prefixes, prefixLengths, rangeLists, needsPostcode: prefixes.size > 0 || rangeLists.length > 0 };
}

/** `code` is normalized. */
export function findPostcode<T>(index: PostcodeIndex<T>, code: string): T | null {
  for (const length of index.prefixLengths) {
    const found = code.length >= length ? index.prefixes.get(code.slice(0, length)) : undefined;
    if (found !== undefined) return found;
  }
  return narrowestRange(index.rangeLists, code)?.value ?? index.all;
}

function narrowestRange<T>(lists: readonly RangeList<T>[], code: string): Range<T> | null {
  let best: Range<T> | null = null;
  let bestShare = Infinity;
  for (const { digits, ranges } of lists) {
    const start = code.slice(0, digits);
    if (start.length < digits || !/^\d+$/.test(start)) continue;
    const found = smallestAround(ranges, Number(start));
    // Counted as twelve digits: 995–999 of three digits is wider than 99501–99950 of five.
    const share = found === null ? Infinity : (found.to - found.from + 1) * 10 ** (MAX_DIGITS - digits);
    if (share < bestShare) [best, bestShare] = [found, share];
  }
  return best;
}

function smallestAround<T>(ranges: readonly Range<T>[], code: number): Range<T> | null {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.from ?? Infinity) <= code) low = middle + 1;
    else high = middle;
  }
  let candidate = ranges[low - 1];
  while (candidate !== undefined && candidate.to < code) candidate = ranges[candidate.parent];
  return candidate ?? null;
}

function withParents<T>(list: readonly { from: number; to: number; value: T }[]): Range<T>[] {
  const sorted = [...list].sort((a, b) => a.from - b.from || b.to - a.to);
  const open: number[] = [];
  return sorted.map((range, at) => {
    while (open.length > 0 && (sorted[open.at(-1) ?? 0]?.to ?? 0) < range.from) open.pop();
    const parent = open.at(-1) ?? -1;
    open.push(at);
    return { ...range, parent };
  });
}
