import { demoTariff } from '@quayside/domain/quotes/demo-tariff';
import type { SystemCtx } from '#server/kernel/ctx.ts';

const [YEAR, BEFORE] = ['2026', '2025'] as const;

/** A published tariff with invented prices, and the one before it; rates are the provider's own table. */
export async function fillTariff({ tx, now }: SystemCtx): Promise<void> {
  const { version: name, currency, first_day, last_day, rates: _rates, time_zone: _zone, ...sheets } = demoTariff;
  const published = {
    currency: currency === 'USD' ? ('USD' as const) : ('CNY' as const),
    state: 'published' as const,
    file_name: 'demo-tariff.xlsx',
  };
  // The orders of the demo's year begin before the tariff does.
  const fuel = sheets.fuel.map((row) => ({ ...row, from_day: row.from_day.replace(YEAR, BEFORE) }));
  await tx
    .insertInto('tariff_versions')
    .values([
      {
        ...published,
        name: name.replace(YEAR, BEFORE),
        first_day: first_day.replace(YEAR, BEFORE),
        last_day: `${BEFORE}-12-31`,
        published_at: new Date(Math.min(now.getTime(), Date.parse(`${BEFORE}-01-01`))),
        tariff: JSON.stringify({ ...sheets, fuel }),
      },
      { ...published, name, first_day, last_day, published_at: now, tariff: JSON.stringify(sheets) },
    ])
    // A provider may have published its own before it fills in the demo.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
