export type StorageRefusal = 'storage-fees.already_settled';

/** Counted from the putaway day (BILL-10, D-58). */
export const FREE_DAYS = 30;
export const FORECAST_DAYS = 30;
