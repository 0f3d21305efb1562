import type { PriceRow, ZoneFeeRow, ZoneRow } from './tariff.ts';

/** Countries of each zone. */
const zones: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST-ECO': { A: 'US CA', B: 'GB DE FR IT ES NL PL SE', C: 'AU NZ', D: 'JP KR SG MY TH', E: 'BR MX AE' },
  'POST-REG': { A: 'US CA', B: 'GB DE FR IT ES NL PL SE', C: 'AU NZ', D: 'JP KR SG MY TH', E: 'BR MX AE' },
  'EU-LINE': { '1': 'DE FR NL', '2': 'IT ES PL SE' },
  'US-LINE': { Z1: 'US' },
  'CA-LINE': { '1': 'CA' },
  'GB-LINE': { '1': 'GB' },
  'AU-LINE': { '1': 'AU', '2': 'NZ' },
  'ASIA-LINE': { '1': 'JP KR', '2': 'SG MY TH' },
  'LATAM-LINE': { '1': 'MX', '2': 'BR' },
  EXPRESS: { '1': 'US CA MX', '2': 'DE FR IT ES NL PL SE', '3': 'GB', '4': 'AU NZ JP KR SG MY TH', '5': 'BR AE' },
  BATTERY: { '1': 'DE FR NL IT ES PL SE GB', '2': 'US CA', '3': 'AU JP' },
  HEAVY: { '1': 'US CA', '2': 'DE FR NL GB', '3': 'AU JP' },
};

const part = (method: string, zone: string, country: string, from: string, to: string | null = null): ZoneRow => ({
  method,
  zone,
  country,
  match: to === null ? 'prefix' : 'range',
  from,
  to,
});

export const demoZones: readonly ZoneRow[] = [
  ...Object.entries(zones).flatMap(([method, byZone]) =>
    Object.entries(byZone).flatMap(([zone, countries]) =>
      countries.split(' ').map((country): ZoneRow => ({ method, zone, country, match: 'all', from: null, to: null })),
    ),
  ),
  // Canary Islands, Ceuta and Melilla, Corsica: outside the customs area or the network.
  part('EU-LINE', '-', 'ES', '35'),
  part('EU-LINE', '-', 'ES', '38'),
  part('EU-LINE', '-', 'ES', '51'),
  part('EU-LINE', '-', 'ES', '52'),
  part('EU-LINE', '2', 'FR', '20'),
  // Alaska and Hawaii cost more; Puerto Rico is not served.
  part('US-LINE', 'Z2', 'US', '99501', '99950'),
  part('US-LINE', 'Z2', 'US', '96701', '96898'),
  part('US-LINE', '-', 'US', '006'),
  part('US-LINE', '-', 'US', '007'),
  part('US-LINE', '-', 'US', '009'),
  part('CA-LINE', '-', 'CA', 'X'),
  part('CA-LINE', '-', 'CA', 'Y'),
  part('GB-LINE', '2', 'GB', 'BT'),
  part('GB-LINE', '-', 'GB', 'JE'),
  part('GB-LINE', '-', 'GB', 'GY'),
  part('AU-LINE', '2', 'AU', '0800', '0899'),
  part('LATAM-LINE', '3', 'BR', '60000000', '77999999'),
  part('HEAVY', '-', 'US', '99501', '99950'),
];

type Price = Pick<PriceRow, 'over_g' | 'to_g' | 'step_g' | 'kind' | 'price'> & Partial<PriceRow>;

const perKg = (over_g: number, to_g: number, step_g: number, price: string, base: string | null = null): Price => ({
  over_g,
  to_g,
  step_g,
  kind: 'per_kg',
  price,
  base,
});
const firstNext = (to_g: number, step_g: number, first_price: string, price: string): Price => ({
  over_g: 0,
  to_g,
  step_g,
  kind: 'first_next',
  price,
  first_g: step_g,
  first_price,
});
const flat = (over_g: number, to_g: number, price: string): Price => ({ over_g, to_g, step_g: 1, kind: 'flat', price });

const line = (light: string, middle: string, heavy: string, to_g: number): Price[] => [
  perKg(0, 300, 10, light),
  perKg(300, 2000, 10, middle),
  perKg(2000, to_g, 100, heavy),
];
const express = (first: string, next: string, heavy: string): Price[] => [
  firstNext(20_500, 500, first, next),
  perKg(20_500, 150_000, 1000, heavy),
];
const us = (light: string, price: string): Price[] => [
  flat(0, 100, light),
  perKg(100, 500, 10, price, '8.00'),
  perKg(500, 60_000, 100, price, '12.00'),
];

const prices: Readonly<Record<string, Readonly<Record<string, readonly Price[]>>>> = {
  'POST-ECO': Object.fromEntries(
    Object.entries({ A: '86.00', B: '68.00', C: '74.00', D: '52.00', E: '98.00' }).map(([zone, price]) => [
      zone,
      [perKg(0, 2000, 1, price)],
    ]),
  ),
  'POST-REG': Object.fromEntries(
    Object.entries({ A: '92.00', B: '72.50', C: '81.25', D: '58.00', E: '108.00' }).map(([zone, price]) => [
      zone,
      [perKg(0, 2000, 1, price)],
    ]),
  ),
  'EU-LINE': { '1': line('78.00', '70.00', '62.00', 40_000), '2': line('88.00', '84.00', '79.00', 40_000) },
  'US-LINE': { Z1: us('16.00', '86.00'), Z2: us('22.00', '126.00') },
  'CA-LINE': { '1': line('92.00', '84.00', '76.00', 40_000) },
  'GB-LINE': { '1': line('66.00', '58.00', '51.00', 40_000), '2': line('78.00', '72.00', '68.00', 40_000) },
  'AU-LINE': { '1': line('72.00', '64.00', '58.00', 40_000), '2': line('84.00', '78.00', '72.00', 40_000) },
  'ASIA-LINE': { '1': line('46.00', '40.00', '34.00', 60_000), '2': line('42.00', '36.00', '30.00', 60_000) },
  'LATAM-LINE': {
    '1': line('96.00', '90.00', '84.00', 40_000),
    '2': line('118.00', '110.00', '104.00', 40_000),
    '3': line('132.00', '126.00', '120.00', 40_000),
  },
  EXPRESS: {
    '1': express('165.00', '38.00', '62.00'),
    '2': express('178.00', '41.00', '66.00'),
    '3': express('172.00', '40.00', '65.00'),
    '4': express('142.00', '31.00', '54.00'),
    '5': express('246.00', '58.00', '98.00'),
  },
  BATTERY: {
    '1': line('92.00', '84.00', '76.00', 30_000),
    '2': line('104.00', '98.00', '92.00', 30_000),
    '3': line('82.00', '76.00', '70.00', 30_000),
  },
  HEAVY: {
    '1': [perKg(0, 21_000, 500, '46.00'), perKg(21_000, 120_000, 1000, '38.00')],
    '2': [perKg(0, 21_000, 500, '44.00'), perKg(21_000, 120_000, 1000, '36.00')],
    '3': [perKg(0, 21_000, 500, '36.00'), perKg(21_000, 120_000, 1000, '29.00')],
  },
};

export const demoPrices: readonly PriceRow[] = Object.entries(prices).flatMap(([method, byZone]) =>
  Object.entries(byZone).flatMap(([zone, rows]) =>
    rows.map((row): PriceRow => ({ method, zone, base: null, first_g: null, first_price: null, ...row })),
  ),
);

const registration: Readonly<Record<string, string>> = {
  'POST-REG': '14.00',
  'EU-LINE': '16.00',
  'CA-LINE': '18.00',
  'GB-LINE': '14.50',
  'AU-LINE': '17.00',
  'LATAM-LINE': '22.00',
  BATTERY: '18.00',
};
const declaration: Readonly<Record<string, readonly [string, string, string]>> = {
  'EU-LINE': ['150.00', 'EUR', '180.00'],
  'GB-LINE': ['135.00', 'GBP', '120.00'],
  EXPRESS: ['800.00', 'USD', '150.00'],
};

export const demoZoneFees: readonly ZoneFeeRow[] = Object.entries(prices).flatMap(([method, byZone]) =>
  Object.keys(byZone).map((zone): ZoneFeeRow => {
    const [declaration_over = null, declaration_currency = null, declaration_fee = null] = declaration[method] ?? [];
    return {
      method,
      zone,
      registration: registration[method] ?? null,
      online_tracked_mail: method === 'POST-ECO' ? '4.50' : null,
      min_freight: method === 'HEAVY' ? '260.00' : null,
      declaration_over,
      declaration_currency,
      declaration_fee,
    };
  }),
);
