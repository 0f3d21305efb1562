import { dayBefore } from '../quotes/calendar.ts';

export const tariffStates = ['draft', 'published'] as const;
export type TariffState = (typeof tariffStates)[number];
export const tariffImportStates = ['reading', 'faulty', 'imported', 'refused'] as const;
export type TariffImportState = (typeof tariffImportStates)[number];

/** Rows of all sheets together, and the size of the file. */
export const MAX_TARIFF_ROWS = 150_000;
export const MAX_TARIFF_BYTES = 30 * 1024 * 1024;

export type TariffRefusal =
  | 'tariffs.not_a_draft'
  | 'tariffs.days_taken'
  | 'tariffs.already_begun'
  | 'tariffs.group_missing'
  | 'tariffs.no_tariff';

type Days = { readonly first_day: string; readonly last_day: string };
type Published = Days & { readonly version_id: number; readonly name: string };

/** What publishing does to the versions in force: `ends` is cut off on `last_day`. */
export type PublishPlan =
  | { readonly ends: Published | null; readonly last_day: string }
  | { readonly refusal: TariffRefusal; readonly name: string };

/**
 * A version takes the place of the one that runs on its first day, which ends the day before. It cannot replace days that are over, nor
 * a version that begins later.
 */
export function planPublish(draft: Days, published: readonly Published[], today: string): PublishPlan {
  const overlapping = published.filter(({ first_day, last_day }) => first_day <= draft.last_day && last_day >= draft.first_day);
  const later = overlapping.find(({ first_day }) => first_day >= draft.first_day);
  if (later) return { refusal: 'tariffs.days_taken', name: later.name };
  const ends = overlapping[0] ?? null;
  if (ends && draft.first_day < today) return { refusal: 'tariffs.already_begun', name: ends.name };
  return { ends, last_day: dayBefore(draft.first_day) };
}
