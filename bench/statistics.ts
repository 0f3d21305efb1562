/** The median: one slow moment of the machine does not change it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('the median of nothing');
  return (low + high) / 2;
}

/** Milliseconds one run of the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Runs its work once and returns the milliseconds it took. */
export type Contender = { readonly name: string; readonly measure: () => Promise<number> };

/**
 * Runs contenders alternately and returns each one's median in milliseconds. Alternating, so that other load on the machine affects all
 * of them equally; the first rounds only warm up.
 */
export async function inTurns(contenders: readonly Contender[], rounds: number, warmUp: number): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const { name, measure } of contenders) {
      const ms = await measure();
      if (round >= 0) times.get(name)?.push(ms);
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}
