import type { CountryRow } from '@quayside/contract/statistics/statistics.schemas';

export const countryMeasures = ['orders', 'units', 'cost'] as const;
export type CountryMeasure = (typeof countryMeasures)[number];
export type CountryTotal = Omit<CountryRow, 'country'> & { countries: number; countries_before: number };
