import type { pageSizes as sizes } from '@quayside/contract/kernel/shapes';
import type * as rules from '@quayside/domain/list-settings/list-setting-rules';

// The contract's numbers without its schemas: they are needed before sign-in, where bundle size matters. A number that
// differs does not compile.
export const pageSizes = [10, 20, 30, 50, 100, 200] as const satisfies typeof sizes; // LIMIT-01
/** Widths a person can give a column of a list, in pixels. */
export const MIN_COLUMN = 60 satisfies typeof rules.MIN_COLUMN;
export const MAX_COLUMN = 800 satisfies typeof rules.MAX_COLUMN;
