import type { Random } from './random.ts';
import { yearCountries } from './year-recipients.ts';

const line = 'US CA GB DE FR NL IT ES PL SE';
const battery = 'US GB DE FR NL IT ES PL SE';
const asia = 'JP KR SG MY TH';
const anywhere = yearCountries.join(' ');

/** Warehouse, how often it sells, most units in a line, and where a method takes it. Batteries, wood and creams do not go everywhere. */
const goods = (
  [
    ['CABLE-USBC-1M', 1, 12, 4, anywhere],
    ['CABLE-USBC-2M', 1, 10, 3, anywhere],
    ['CASE-15-CLEAR', 1, 10, 3, anywhere],
    ['CHARGER-65W', 1, 9, 2, anywhere],
    ['STRIP-LED-5M', 1, 8, 3, anywhere],
    ['BULB-E27-WARM', 1, 7, 6, `${line} AU ${asia} MX BR`],
    ['LAMP-OAK-01', 1, 6, 1, `${line} AU JP SG`],
    ['LAMP-OAK-02', 1, 1, 1, 'US DE FR NL GB AU JP'],
    ['SHADE-LINEN-S', 1, 4, 2, anywhere],
    ['DRILL-BIT-13', 1, 4, 2, anywhere],
    ['EARBUDS-AIR', 1, 9, 2, battery],
    ['POWERBANK-10K', 1, 7, 1, battery],
    ['SPEAKER-MINI', 1, 5, 1, battery],
    ['LIGHT-BIKE-SET', 1, 3, 2, 'DE FR NL IT ES PL SE GB US'],
    ['CREAM-HAND-75', 1, 4, 4, asia],
    ['BOARD-BAMBOO', 1, 3, 1, `${line} JP SG`],
    ['MUG-STONE-4', 1, 3, 1, `${line} AU`],
    ['PAN-IRON-26', 1, 2, 1, `${line} AU JP`],
    ['TSHIRT-W-M', 2, 9, 3, anywhere],
    ['TSHIRT-M-L', 2, 8, 3, anywhere],
    ['PUZZLE-1000', 2, 7, 2, anywhere],
    ['SNEAKER-42', 2, 6, 1, anywhere],
    ['YOGA-MAT-6', 2, 5, 1, `${line} AU JP SG`],
    ['SHADE-LINEN-L', 2, 3, 1, anywhere],
  ] as const
).map(([sku, warehouse_id, weight, most, where]) => ({ sku, warehouse_id, weight, most, where: new Set(where.split(' ')) }));

/** Units of these have a serial number. */
export const serialSku = 'POWERBANK-10K';
/** The receiving demo shelves these in the last days: their log is its own. */
const received = new Set(['MUG-STONE-4', 'PAN-IRON-26', 'BOARD-BAMBOO']);

export type YearLine = { readonly sku: string; readonly quantity: number };

/** What a buyer takes: mostly one thing, sometimes two or three of the same warehouse, and where all of it may go. */
export function basketOf(random: Random, isRecent: boolean) {
  const offered = goods.filter(({ sku }) => !isRecent || !received.has(sku));
  const first = random.weighted(offered);
  const chosen = new Map([[first.sku, first]]);
  const more = random.happens(0.3) ? random.whole(1, 2) : 0;
  for (let at = 0; at < more; at++) {
    const next = random.weighted(offered);
    if (next.warehouse_id === first.warehouse_id && next.where.isSupersetOf(first.where)) chosen.set(next.sku, next);
  }
  const lines: YearLine[] = [...chosen.values()].map(({ sku, most }) => ({
    sku,
    quantity: random.happens(0.65) ? 1 : random.whole(1, most),
  }));
  return { warehouse_id: first.warehouse_id, lines, countries: first.where };
}
