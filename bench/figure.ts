/** One figure: ours against a baseline of the same run, and its limit, if there is one. */
export type Figure = {
  readonly name: string;
  readonly ours: string;
  readonly baseline: string;
  readonly ratio: number;
  /** `most`: upper limit of the ratio; `least`: lower limit. */
  readonly bar?: { readonly most: number } | { readonly least: number };
};

export function isKept({ ratio, bar }: Figure): boolean {
  if (!bar) return true;
  return 'most' in bar ? ratio <= bar.most : ratio >= bar.least;
}

export function barText({ bar }: Figure): string {
  if (!bar) return 'reported';
  return 'most' in bar ? `≤ ${bar.most}` : `≥ ${bar.least}`;
}

export const ms = (value: number) => `${value.toFixed(2)} ms`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
