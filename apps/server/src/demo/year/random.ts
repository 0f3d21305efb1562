/** Chance that gives the same figures in every run, so that two fresh installations show the same shop. */
export type Random = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  readonly between: (least: number, most: number) => number;
  readonly whole: (least: number, most: number) => number;
  readonly one: <Thing>(things: readonly Thing[]) => Thing;
  /** One of several, the heavier the more often. */
  readonly weighted: <Thing extends { readonly weight: number }>(things: readonly Thing[]) => Thing;
  readonly happens: (share: number) => boolean;
};

export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  const one = <Thing>(things: readonly Thing[]): Thing => {
    const found = things[whole(0, things.length - 1)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  const weighted = <Thing extends { readonly weight: number }>(things: readonly Thing[]): Thing => {
    let left = next() * things.reduce((sum, { weight }) => sum + weight, 0);
    for (const thing of things) if ((left -= thing.weight) < 0) return thing;
    return one(things);
  };
  return { next, between, whole, one, weighted, happens: (share) => next() < share };
}
