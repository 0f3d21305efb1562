/** Maximum number of different consumables on one product or order. */
export const MAX_CONSUMABLES = 20;
/** Maximum quantity of one consumable; the tables have the same limit. */
export const MAX_ATTACHED = 999;
