import type { pageSizes as sizes } from '@quayside/contract/kernel/shapes';

// The contract's own numbers, without its schemas: these are needed before the sign-in, where every kilobyte is waited for. A number that
// differs does not compile.
export const pageSizes = [10, 20, 30, 50, 100, 200] as const satisfies typeof sizes; // LIMIT-01
