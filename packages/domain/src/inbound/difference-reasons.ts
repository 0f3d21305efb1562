/** Why the count of a SKU in a box differs from what is booked. */
export const differenceReasons = ['missing', 'broken', 'wrong_item', 'surplus', 'other'] as const;
export type DifferenceReason = (typeof differenceReasons)[number];
