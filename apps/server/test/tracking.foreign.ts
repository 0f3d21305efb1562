import type { ForeignRows } from './kit/foreign-rows.ts';

/** The tracking of another merchant's order, which the test makes. */
export const trackingForeign: ForeignRows = { calls: ['tracking.get'], make: () => Promise.resolve({}) };
