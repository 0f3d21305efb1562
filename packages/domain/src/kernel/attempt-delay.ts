/** What a count of failed attempts belongs to. Many people may share an address, so it may fail more often. */
export type AttemptOf = 'account' | 'address';

const FREE = { account: 4, address: 30 } as const satisfies Record<AttemptOf, number>;
const LONGEST_S = 15 * 60;

/** Seconds until the next attempt after so many failures: none at first, then 1, 2, 4 … up to 15 minutes. */
export function attemptDelayS(of: AttemptOf, failures: number): number {
  const beyond = failures - FREE[of];
  return beyond <= 0 ? 0 : Math.min(LONGEST_S, 2 ** Math.min(beyond - 1, 20));
}
