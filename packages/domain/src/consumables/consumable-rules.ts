/** Kinds of packaging that one product or one order may have. */
export const MAX_CONSUMABLES = 20;
/** Of one kind; the tables have the same limit. */
export const MAX_ATTACHED = 999;
