export type StorageRefusal = 'storage-fees.already_settled';

/** How long a bill is owed: up to 30, 60, 90 days, and longer. */
export const billAges = ['30', '60', '90', 'over'] as const;
export type BillAge = (typeof billAges)[number];
/** The bills of all customers are summed for at most a year. */
export const SUMMED_DAYS = 366;
/** A missed day can be billed at the desk this long. */
export const RUN_DAYS_BACK = 31;

/** Counted from the putaway day (BILL-10, D-58). */
export const FREE_DAYS = 30;
export const FORECAST_DAYS = 30;
