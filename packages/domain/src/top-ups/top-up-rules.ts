export type TopUpRefusal = 'top-ups.already_reviewed' | 'top-ups.no_account' | 'top-ups.bad_statement';

export const topUpStatuses = ['submitted', 'received', 'rejected'] as const;
export const MAX_VOUCHER_BYTES = 10 * 1024 * 1024; // TOP-05
/** Screenshots are best below this; it is advice and nothing is refused for it (TOP-06). */
export const ADVISED_SCREENSHOT_BYTES = 1024 * 1024;
export const MAX_STATEMENT_LINES = 2000;
export const statementLineStates = ['open', 'proposed', 'confirmed', 'ignored'] as const;
