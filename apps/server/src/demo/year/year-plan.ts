import { seeded, type Random } from './random.ts';
import { basketOf, type YearLine } from './year-goods.ts';
import { recipientIn } from './year-recipients.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const DAYS = 364;
/** The orders written by hand begin here: they are what waits at the desk. */
const YOUNGEST_MS = 36 * HOUR_MS;
const RECENT_DAYS = 21;
const NEW_DAYS = 250;
/** So many at least are in the last weeks, however few the year has: every status needs its orders. */
const RECENT_ORDERS = 50;
/** The newest, an order every two hours: they are being packed and handed over just now. */
const NEWEST = 14;

const LOST_FIRST = 2;

/** How an order ends. `lost` never arrives; `stopped` is asked about and goes on. */
export type Outcome = 'delivered' | 'lost' | 'stopped' | 'canceled' | 'refused' | 'sent_back' | 'intercepted' | 'returned';

export type YearOrder = {
  readonly at: number;
  readonly platform_order_no: string;
  readonly warehouse_id: number;
  readonly lines: readonly YearLine[];
  readonly recipient: ReturnType<typeof recipientIn>;
  readonly choice: 'cheapest' | 'fastest' | 'any';
  readonly outcome: Outcome;
  readonly random: Random;
};

/** By month: the new year and the holidays in February are slow, the weeks before Christmas are not. */
const seasons = [0.85, 0.6, 0.8, 0.85, 0.9, 0.95, 0.9, 0.85, 1, 1.15, 1.5, 1.6];
const weekdays = [0.8, 1.2, 1.1, 1, 1, 1.05, 0.85];
const outcomes: readonly { readonly outcome: Outcome; readonly weight: number }[] = [
  { outcome: 'delivered', weight: 915 },
  { outcome: 'lost', weight: 14 },
  { outcome: 'stopped', weight: 22 },
  { outcome: 'canceled', weight: 18 },
  { outcome: 'refused', weight: 6 },
  { outcome: 'sent_back', weight: 8 },
  { outcome: 'intercepted', weight: 10 },
  { outcome: 'returned', weight: 7 },
];

/** The orders of a year up to now, the oldest first; the same ones for the same number of orders. */
export function planYear(now: Date, count: number): YearOrder[] {
  const random = seeded(20_261_117);
  const first = now.getTime() - DAYS * DAY_MS;
  const days = Array.from({ length: DAYS }, (_, day) => ({ day, weight: weightOf(new Date(first + day * DAY_MS), day) }));
  const recent = days.slice(-RECENT_DAYS);
  const share = recent.reduce((sum, { weight }) => sum + weight, 0) / days.reduce((sum, { weight }) => sum + weight, 0);
  const inRecent = Math.min(count, Math.max(RECENT_ORDERS, Math.round(count * share)));
  const spread = (some: typeof days, many: number) =>
    Array.from({ length: many }, () => syncedAt(random, first, random.weighted(some).day));
  const youngest = now.getTime() - YOUNGEST_MS;
  const newest = Array.from({ length: Math.min(NEWEST, inRecent) }, (_, at) => youngest - at * 2 * HOUR_MS);
  const moments = [...spread(days.slice(0, -RECENT_DAYS), count - inRecent), ...spread(recent, inRecent - newest.length), ...newest];
  return moments.toSorted((a, b) => a - b).map((at, place) => orderAt(now, Math.min(at, youngest), place));
}

function weightOf(day: Date, place: number): number {
  const growth = 0.75 + (0.5 * place) / DAYS;
  return (seasons[day.getUTCMonth()] ?? 1) * (weekdays[day.getUTCDay()] ?? 1) * growth;
}

/** The shop's orders come in together: when it was new every second day, then every day, lately four times a day. */
function syncedAt(random: Random, first: number, day: number): number {
  if (day >= DAYS - RECENT_DAYS) return first + day * DAY_MS + random.whole(0, 3) * 6 * HOUR_MS;
  const synced = day < NEW_DAYS ? day - (day % 2) : day;
  return first + synced * DAY_MS + (synced % 11) * HOUR_MS;
}

function orderAt(now: Date, at: number, place: number): YearOrder {
  const random = seeded(7919 * (place + 1));
  // The first draws of neighbouring seeds are alike.
  for (let warm = 0; warm < 4; warm++) random.next();
  const { countries, ...basket } = basketOf(random, now.getTime() - at < 13 * DAY_MS);
  const recipient = recipientIn(random, countries);
  // The first ones never arrived, so that also a short year has expired parcels.
  const outcome = place < LOST_FIRST ? 'lost' : random.weighted(outcomes).outcome;
  const number = random.happens(0.5)
    ? `LO-${20_000 + place}`
    : `114-${String(2_000_000 + place * 3571)}-${String(1_000_000 + place * 811)}`;
  const choice = random.happens(0.55) ? 'cheapest' : random.happens(0.35) ? 'fastest' : 'any';
  return { at, platform_order_no: number, ...basket, recipient, choice, outcome, random };
}
