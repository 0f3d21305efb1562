import { readFileSync } from 'node:fs';
import { countryCodes } from '@quayside/domain/kernel/countries';
import type { Tariff } from '@quayside/domain/quotes/tariff';
import type { Db } from '#server/kernel/database.ts';

const file = new URL('../../../../packages/domain/src/quotes/examples/quote-examples.json', import.meta.url);

/** The tariff of the worked examples. */
export const exampleTariff = (JSON.parse(readFileSync(file, 'utf8')) as { tariff: Tariff }).tariff;

const [anyMethod] = exampleTariff.methods;
const [anyPrice] = exampleTariff.prices;
const [anyFee] = exampleTariff.zone_fees;
if (!anyMethod || !anyPrice || !anyFee) throw new Error('the examples have no tariff');

/** The same with a method that takes nearly everything everywhere at 70 CNY, for tests that are not about prices. */
export const testTariff: Tariff = {
  ...exampleTariff,
  methods: [
    ...exampleTariff.methods,
    {
      ...anyMethod,
      method: 'WORLD',
      name_en: 'World',
      name_zh: '全球',
      billing_method: 'actual',
      max_weight_g: 9_000_000,
      military: true,
      included_skus: null,
      included_hs6: null,
      value_fee_over: null,
      max_value: null,
      max_value_currency: null,
      max_side_cm: null,
      max_girth_cm: null,
      max_sum_cm: null,
    },
  ],
  zones: [
    ...exampleTariff.zones,
    ...countryCodes.map((country) => ({ method: 'WORLD', zone: 'W', country, match: 'all' as const, from: null, to: null })),
  ],
  prices: [
    ...exampleTariff.prices,
    {
      ...anyPrice,
      method: 'WORLD',
      zone: 'W',
      over_g: 0,
      to_g: 9_000_000,
      step_g: 1000,
      kind: 'flat',
      price: '70.00',
      base: null,
      first_g: null,
      first_price: null,
    },
  ],
  zone_fees: [
    ...exampleTariff.zone_fees,
    {
      ...anyFee,
      method: 'WORLD',
      zone: 'W',
      registration: null,
      online_tracked_mail: null,
      min_freight: null,
      declaration_over: null,
      declaration_currency: null,
      declaration_fee: null,
    },
  ],
};

/** Publishes a tariff for many years, so that tests can quote at any time. */
export async function addTariff(db: Db, tariff: Tariff = testTariff, name = 'TEST'): Promise<number> {
  const { version: _version, currency, rates: _rates, first_day: _first, last_day: _last, time_zone: _zone, ...sheets } = tariff;
  const { version_id } = await db
    .insertInto('tariff_versions')
    .values({
      name,
      currency: currency === 'USD' ? 'USD' : 'CNY',
      first_day: '2020-01-01',
      last_day: '2099-12-31',
      state: 'published',
      published_at: new Date(),
      tariff: JSON.stringify(sheets),
    })
    .returning('version_id')
    .executeTakeFirstOrThrow();
  return version_id;
}
