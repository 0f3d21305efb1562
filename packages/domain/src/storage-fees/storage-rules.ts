export type StorageRefusal = 'storage-fees.already_settled';

/** Counted from the day of shelving (BILL-10, D-58). */
export const FREE_DAYS = 30;
export const FORECAST_DAYS = 30;

export type StorageRate = { readonly from_age_days: number; readonly usd_per_m3_day: string };

/** The rate for pieces of an age: that of the highest step they have reached, none while they are free. */
export function rateFor(rates: readonly StorageRate[], ageDays: number): string {
  if (ageDays <= FREE_DAYS) return '0';
  const reached = rates.filter((rate) => rate.from_age_days <= ageDays).toSorted((a, b) => b.from_age_days - a.from_age_days);
  return reached[0]?.usd_per_m3_day ?? '0';
}
