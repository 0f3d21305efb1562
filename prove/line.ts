/** One claim, what was found, and whether it holds; `kept: null` is only reported, or could not be tried here. */
export type Line = {
  readonly part: string;
  readonly claim: string;
  readonly figure: string;
  readonly bar: string;
  readonly kept: boolean | null;
};

export const atMost = (part: string, claim: string, value: number, most: number, figure = String(value)): Line => ({
  part,
  claim,
  figure,
  bar: most === 0 ? '0' : `≤ ${most}`,
  kept: value <= most,
});
export const reported = (part: string, claim: string, figure: string): Line => ({ part, claim, figure, bar: 'reported', kept: null });
export const skipped = (part: string, what: string, why: string): Line => ({
  part,
  claim: what,
  figure: `skipped: ${why}`,
  bar: '',
  kept: null,
});
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
