import { demoTariff } from '../packages/domain/src/quotes/demo-tariff.ts';
import { compileTariff, quote } from '../packages/domain/src/quotes/quote.ts';
import type { QuoteInput, QuoteLine } from '../packages/domain/src/quotes/quote-types.ts';
import type { Tariff } from '../packages/domain/src/quotes/tariff.ts';
import { perSecond, type Figure } from './figure.ts';
import { inTurns } from './statistics.ts';

const QUOTES = 2000;
const BAR = 10_000;

/** The demo's tariff with all twelve methods serving every country: each quote prices all of them. */
function twelveEverywhere(): Tariff {
  const countries = [...new Set(demoTariff.zones.map(({ country }) => country))];
  const zones = demoTariff.methods.flatMap(({ method }) => {
    const zone = demoTariff.prices.find((row) => row.method === method)?.zone ?? '';
    return countries.map((country) => ({ method, zone, country, match: 'all' as const, from: null, to: null }));
  });
  return { ...demoTariff, zones };
}

/** Orders of one to three lines to twenty countries, from both price groups. */
function inputs(): QuoteInput[] {
  const countries = [...new Set(demoTariff.zones.map(({ country }) => country))];
  const line = (at: number): QuoteLine => ({
    sku: `SKU-${at}`,
    quantity: 1 + (at % 3),
    unit_price_usd: `${5 + (at % 11)}.90`,
    hs_code: `6109${10 + (at % 7)}0010`,
    attributes: ['textile'],
    weight_g: 90 + ((at * 37) % 180),
    length_cm: '20.00',
    width_cm: '15.00',
    height_cm: '2.50',
    measured: at % 4 !== 0,
    consumables: [],
  });
  return Array.from({ length: 200 }, (_, at) => ({
    at: '2026-11-16T02:00:00.000Z',
    warehouse: 'SZ01',
    price_group: at % 2 === 0 ? 'STANDARD' : 'VIP',
    destination: { country: countries[at % countries.length] ?? 'US', postal_code: String(10_001 + at * 97), address_type: 'residential' },
    lines: Array.from({ length: 1 + (at % 3) }, (_, index) => line(at + index)),
    consumables: [],
    services: at % 5 === 0 ? [{ service: 'PHOTO', quantity: 1 }] : [],
    tax: { vat: '', ioss: '', gst: '', icms: '' },
    platform_payment: false,
    recipient_day_value_usd: '0.00',
    parcel: null,
  }));
}

/** Quotes per second on one core: twelve methods, each offered and priced, against 10,000; and the demo's tariff as it is. */
export async function quotes(): Promise<Figure[]> {
  const orders = inputs();
  const [everywhere, demo] = [compileTariff(twelveEverywhere()), compileTariff(demoTariff)];
  const run = (compiled: typeof demo) => async () => {
    // CPU time, garbage collection included: the figure is per core, and other processes do not change it.
    const before = process.cpuUsage();
    for (let index = 0; index < QUOTES; index++) {
      const order = orders[index % orders.length];
      if (order) quote(compiled, order);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const notOffered = orders.flatMap((order) => quote(everywhere, order).methods).filter(({ offered }) => !offered).length;
  if (notOffered > 0) throw new Error(`${notOffered} of the methods of the bench are not offered`);
  const times = await inTurns(
    [
      { name: 'everywhere', measure: run(everywhere) },
      { name: 'demo', measure: run(demo) },
    ],
    15,
    5,
  );
  const rate = (name: string) => (QUOTES * 1000) / (times.get(name) ?? Number.NaN);
  const figure = (name: string, perS: number): Figure => ({
    name,
    ours: perSecond(perS),
    baseline: `${perSecond(BAR)} wanted`,
    ratio: perS / BAR,
    bar: { least: 1 },
  });
  return [
    figure('Quotes per second and core, all twelve methods offered', rate('everywhere')),
    figure('Quotes per second and core, twelve methods of the demo', rate('demo')),
  ];
}
