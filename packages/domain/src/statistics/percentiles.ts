/** How many parcels took how many days. */
export type DayCount = { readonly days: number; readonly parcels: number };

/** The least number of days within which the given share of the parcels arrived; null without parcels. */
export function percentileDays(counts: readonly DayCount[], share: number): number | null {
  const total = counts.reduce((sum, { parcels }) => sum + parcels, 0);
  if (total === 0) return null;
  let seen = 0;
  for (const { days, parcels } of counts.toSorted((a, b) => a.days - b.days)) {
    seen += parcels;
    if (seen >= total * share) return days;
  }
  return null;
}
