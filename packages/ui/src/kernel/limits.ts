import type { pageSizes as sizes } from '@quayside/contract/kernel/shapes';

// The contract's numbers without its schemas: they are needed before sign-in, where bundle size matters. A number that
// differs does not compile.
export const pageSizes = [10, 20, 30, 50, 100, 200] as const satisfies typeof sizes; // LIMIT-01
/** Widths a person can give a column of a list, in pixels. */
export const MIN_COLUMN = 60;
export const MAX_COLUMN = 800;
