import { describe, expect, it } from 'vitest';
import { demoTariff } from './demo-tariff.ts';
import { lineOf } from './quote-test-kit.ts';
import type { OfferedMethod, Quote, QuoteInput } from './quote-types.ts';
import { compileTariff, quote } from './quote.ts';

const CASES = 400;
const compiled = compileTariff(demoTariff);
const countries = [...new Set(demoTariff.zones.map(({ country }) => country))];
const attributes = [...new Set(demoTariff.attributes.map(({ attribute }) => attribute))];

/** A small generator (mulberry32): the same seed gives the same cases, and a failing case is named by its seed. */
function generator(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const whole = (from: number, to: number) => from + (next() % (to - from + 1));
  const pick = <T>(values: readonly T[]): T => values[next() % values.length] as T; // the index is within the list
  return { whole, pick, chance: (percent: number) => whole(1, 100) <= percent };
}
type Generator = ReturnType<typeof generator>;

const cm = (hundredths: number) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

function randomInput({ whole, pick, chance }: Generator): QuoteInput {
  const lines = Array.from({ length: whole(1, 4) }, (_, index) =>
    lineOf({
      sku: `S${whole(0, index)}`,
      quantity: whole(1, 5),
      unit_price_usd: cm(whole(1, 8000)),
      hs_code: `${whole(610_910, 610_914)}0000`,
      attributes: chance(30) ? [pick(attributes)] : ['general'],
      weight_g: whole(1, chance(20) ? 6000 : 400),
      length_cm: chance(5) ? null : cm(whole(100, 4000)),
      width_cm: cm(whole(100, 3000)),
      height_cm: cm(whole(10, 1500)),
      measured: chance(80),
      consumables: chance(30) ? [{ unit_price_usd: '0.13', chargeable: chance(70), per_unit: whole(1, 3), weight_g: whole(0, 9) }] : [],
    }),
  );
  return {
    at: `2026-${pick(['02', '06', '07', '09', '11', '12'])}-${pick(['01', '15', '28'])}T${pick(['02', '15', '16'])}:00:00.000Z`,
    warehouse: pick(['SZ01', 'YW01']),
    price_group: pick(['STANDARD', 'VIP', 'FULFIL']),
    destination: {
      country: pick(countries),
      postal_code: pick(['10001', '99501', '35001', 'BT1 1AA', '69000-000', '']),
      address_type: chance(5) ? 'military' : 'residential',
    },
    lines,
    consumables: [],
    services: chance(30) ? [{ service: 'PHOTO', quantity: 1 }] : [],
    tax: { vat: '', ioss: chance(20) ? 'IM1' : '', gst: chance(20) ? 'G1' : '', icms: '' },
    platform_payment: chance(20),
    recipient_day_value_usd: chance(30) ? cm(whole(0, 20_000)) : '0.00',
    parcel: chance(40)
      ? { weight_g: whole(1, 25_000), length_cm: cm(whole(500, 9000)), width_cm: cm(whole(200, 5000)), height_cm: cm(whole(100, 4000)) }
      : null,
  };
}

const cents = (amount: string) => Number(amount.replace('.', ''));
const offered = (result: Quote): OfferedMethod[] => result.methods.flatMap((method) => (method.offered ? [method] : []));
const totals = (result: Quote) => new Map(offered(result).map((method) => [method.method, cents(method.total)]));
/** The freight of a method and what one step of its row costs. */
function freightItem({ items: [freight] }: OfferedMethod): { cents: number; stepCents: number } {
  const { price, step_g } = freight?.inputs ?? {};
  return { cents: cents(freight?.amount ?? ''), stepCents: Math.ceil(Number(price) * Number(step_g) * 0.1 * 0.1405) };
}

/** Runs the check for every seed, so that a failure names the case. */
function forEachCase(check: (input: QuoteInput, random: Generator, seed: number) => void): void {
  for (let seed = 1; seed <= CASES; seed++) {
    const random = generator(seed);
    check(randomInput(random), random, seed);
  }
}

describe('quotes of random parcels', () => {
  it('the total is the sum of the items, and so is estimated cost plus other charges', () => {
    let checked = 0;
    forEachCase((input, _, seed) => {
      for (const method of offered(quote(compiled, input))) {
        const sum = method.items.reduce((total, { amount }) => total + cents(amount), 0);
        expect([seed, cents(method.total), cents(method.estimated_cost) + cents(method.other_charges)]).toEqual([seed, sum, sum]);
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(CASES);
  });

  it('no item is negative or zero, and no code appears twice', () => {
    forEachCase((input, _, seed) => {
      for (const { items } of offered(quote(compiled, input))) {
        expect([seed, items.filter(({ amount }) => !/^\d+\.\d\d$/.test(amount) || cents(amount) <= 0)]).toEqual([seed, []]);
        expect([seed, new Set(items.map(({ code }) => code)).size]).toEqual([seed, items.length]);
      }
    });
  });

  it('the same input gives the same answer, also from another compiled copy and in another order', () => {
    const copy = compileTariff(structuredClone(demoTariff));
    const answers = new Map<number, string>();
    forEachCase((input, _, seed) => answers.set(seed, JSON.stringify(quote(compiled, input))));
    for (let seed = CASES; seed >= 1; seed--) {
      const again = JSON.stringify(quote(copy, randomInput(generator(seed))));
      expect([seed, again]).toEqual([seed, answers.get(seed)]);
    }
  });

  it('more weight never costs less within a method', () => {
    let compared = 0;
    forEachCase((input, { whole, pick }, seed) => {
      const size = { length_cm: '20.00', width_cm: '15.00', height_cm: '10.00' };
      // Around the ends of price rows, where a fall would be.
      const weight_g = pick([whole(1, 2500), pick([100, 300, 500, 2000, 20_500]) - whole(0, 3)]);
      const heavier = weight_g + pick([1, whole(1, 50), whole(1, 5000)]);
      const light = totals(quote(compiled, { ...input, parcel: { ...size, weight_g } }));
      const heavy = totals(quote(compiled, { ...input, parcel: { ...size, weight_g: heavier } }));
      for (const [method, total] of heavy) {
        const before = light.get(method);
        if (before === undefined) continue;
        expect([seed, method, before <= total]).toEqual([seed, method, true]);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(CASES);
  });

  it('heavier goods never cost less either, with packaging and handling by weight', () => {
    forEachCase((input, { whole }, seed) => {
      const unpacked = { ...input, parcel: null };
      const extra = whole(1, 800);
      const heavierLines = input.lines.map((line, index) => (index === 0 ? { ...line, weight_g: line.weight_g + extra } : line));
      const [light, heavy] = [totals(quote(compiled, unpacked)), totals(quote(compiled, { ...unpacked, lines: heavierLines }))];
      for (const [method, total] of heavy) expect([seed, method, (light.get(method) ?? 0) <= total]).toEqual([seed, method, true]);
    });
  });
});

/**
 * A split into two parcels of one recipient and day. Two things hold. (1) The tax row of the EU is chosen by the recipient's whole day, so
 * a split never turns import VAT into IOSS or the other way round. (2) Where no heavier row is dearer per gram and no row has a base, the
 * freight of both parcels is at least that of the whole less one step of its row (the whole is rounded up to a step that may be coarser
 * than the steps of the parts) and less the one cent that rounding two amounts can lose. In any other table a split may be cheaper, and
 * that is the tariff's decision.
 */
describe('splitting a parcel', () => {
  const at = '2026-08-12T02:00:00.000Z';
  const whole = (random: Generator): QuoteInput => ({ ...randomInput(random), at, parcel: null, services: [], platform_payment: false });

  it('never changes which EU tax applies', () => {
    let changedBySize = 0;
    forEachCase((_, random, seed) => {
      const value = random.whole(2, 40_000);
      const part = random.whole(1, value - 1);
      const input = {
        ...whole(random),
        destination: { country: 'DE', postal_code: '10115', address_type: 'residential' },
        recipient_day_value_usd: '0.00',
      };
      const worth = (own: number, others: number) => ({
        ...input,
        lines: [lineOf({ unit_price_usd: cm(own) })],
        recipient_day_value_usd: cm(others),
      });
      const taxOf = (split: QuoteInput) => offered(quote(compiled, split)).map(({ method, taxes }) => [method, taxes.at(-1)?.rule]);
      const rule = new Map(taxOf(worth(value, 0)) as [string, string][]);
      for (const [method, split] of [...taxOf(worth(part, value - part)), ...taxOf(worth(value - part, part))]) {
        const expected = rule.get(method ?? '');
        if (expected !== undefined) expect([seed, method, split]).toEqual([seed, method, expected]);
      }
      if (value > 17_400 && part < 17_400) changedBySize++;
    });
    expect(changedBySize).toBeGreaterThan(20);
  });

  it('never makes the freight cheaper where heavier rows are not dearer', () => {
    const lines = new Set(['POST-ECO', 'POST-REG', 'EU-LINE', 'CA-LINE', 'GB-LINE', 'AU-LINE', 'ASIA-LINE', 'LATAM-LINE', 'BATTERY']);
    let compared = 0;
    forEachCase((_, random, seed) => {
      const input = { ...whole(random), lines: [lineOf()], price_group: 'STANDARD', warehouse: 'SZ01' };
      const total = random.whole(2, 12_000);
      const part = random.whole(1, total - 1);
      const freightOf = (weight_g: number) => {
        const parcel = { weight_g, length_cm: '5.00', width_cm: '5.00', height_cm: '1.00' };
        return new Map(offered(quote(compiled, { ...input, parcel })).map((method) => [method.method, freightItem(method)]));
      };
      const [one, first, second] = [freightOf(total), freightOf(part), freightOf(total - part)];
      for (const [method, { cents, stepCents }] of one) {
        if (!lines.has(method)) continue;
        const both = (first.get(method)?.cents ?? Infinity) + (second.get(method)?.cents ?? Infinity);
        expect([seed, method, both + stepCents + 1 >= cents]).toEqual([seed, method, true]);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(CASES);
  });
});
