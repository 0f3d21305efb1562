import { demoMethods } from './demo-methods.ts';
import { demoDutyRules, demoTaxRules } from './demo-rules.ts';
import { demoPrices, demoZoneFees, demoZones } from './demo-zones.ts';
import type { AttributeRow, GroupPriceRow, RateRow, RemoteRow, Tariff } from './tariff.ts';

/** USD for one unit. The demo quotes with the installation's own rates; these are for tests and benches. */
const rates: RateRow[] = Object.entries({
  CNY: '0.14050000',
  EUR: '1.16000000',
  GBP: '1.32000000',
  AUD: '0.66000000',
  NZD: '0.59000000',
  SGD: '0.77000000',
  CAD: '0.72000000',
  JPY: '0.00660000',
}).map(([currency, usd]) => ({ currency, from_day: '2026-01-01', usd }));

/** Methods that take an attribute, with the fee per parcel and per kg. */
const attributes: AttributeRow[] = [
  ...accept(
    'textile',
    '0.00',
    '0.00',
    'POST-ECO POST-REG EU-LINE US-LINE CA-LINE GB-LINE AU-LINE ASIA-LINE LATAM-LINE EXPRESS BATTERY HEAVY',
  ),
  ...accept('wood', '0.00', '0.00', 'EU-LINE US-LINE CA-LINE GB-LINE ASIA-LINE EXPRESS HEAVY'),
  ...accept('fragile', '0.00', '0.00', 'EU-LINE US-LINE CA-LINE GB-LINE AU-LINE ASIA-LINE LATAM-LINE EXPRESS BATTERY HEAVY'),
  ...accept('magnetic', '1.50', '0.00', 'EU-LINE US-LINE GB-LINE BATTERY'),
  ...accept('magnetic', '18.00', '0.00', 'EXPRESS'),
  ...accept('battery_inside', '2.00', '0.00', 'US-LINE EU-LINE GB-LINE BATTERY'),
  ...accept('battery_inside', '35.00', '0.00', 'EXPRESS'),
  ...accept('battery_packed', '3.00', '1.00', 'BATTERY'),
  ...accept('battery_packed', '50.00', '0.00', 'EXPRESS'),
  ...accept('cosmetics', '0.00', '8.00', 'EU-LINE ASIA-LINE BATTERY'),
  ...accept('paste', '0.00', '8.00', 'ASIA-LINE BATTERY'),
  ...accept('liquid', '20.00', '12.00', 'EXPRESS'),
];

function accept(attribute: string, per_parcel: string, per_kg: string, methods: string): AttributeRow[] {
  return methods.split(' ').map((method) => ({ method, attribute, per_parcel, per_kg }));
}

const remote: RemoteRow[] = (
  [
    ['US', 'range', '99501', '99950'],
    ['US', 'range', '96701', '96898'],
    ['CA', 'prefix', 'X', null],
    ['CA', 'prefix', 'Y', null],
    ['GB', 'prefix', 'BT', null],
    ['GB', 'prefix', 'ZE', null],
    ['ES', 'prefix', '35', null],
    ['ES', 'prefix', '38', null],
    ['FR', 'prefix', '20', null],
    ['AU', 'range', '0800', '0899'],
    ['AU', 'range', '6700', '6799'],
    ['BR', 'range', '69000000', '69999999'],
    ['JP', 'range', '9000000', '9079999'],
  ] as const
).map(([country, match, from, to]) => ({ method: 'EXPRESS', country, match, from, to, per_kg: '4.20', min: '180.00' }));

const groupPrices: GroupPriceRow[] = (
  [
    ['VIP', 'basic_shipping', '*', '95.00'],
    ['VIP', 'basic_shipping', 'EU-LINE', '92.50'],
    ['VIP', 'basic_shipping', 'US-LINE', '93.00'],
    ['VIP', 'outbound_handling', '*', '90.00'],
    ['VIP', 'remote_area', 'EXPRESS', '80.00'],
    ['VIP', 'service:PHOTO', '*', '50.00'],
    ['FULFIL', 'inbound_handling', '*', '0.00'],
    ['FULFIL', 'outbound_handling', '*', '0.00'],
    ['FULFIL', 'packaging', '*', '0.00'],
  ] as const
).map(([group, item, method, percent]) => ({ group, item, method, percent }));

/** Twelve methods over twenty countries, from the two warehouses of the demo. Invented prices; taxes and duties for staff to confirm. */
export const demoTariff: Tariff = {
  version: 'DEMO-2026',
  currency: 'CNY',
  time_zone: 'Asia/Shanghai',
  first_day: '2026-01-01',
  last_day: '2028-12-31',
  rates,
  methods: demoMethods,
  zones: demoZones,
  prices: demoPrices,
  zone_fees: demoZoneFees,
  fuel: [
    { fuel: 'EXPRESS', from_day: '2026-01-01', percent: '18.50' },
    { fuel: 'EXPRESS', from_day: '2026-11-02', percent: '21.25' },
  ],
  remote,
  oversize: [
    { method: 'EXPRESS', metric: 'weight_g', over: '25000', fee: '240.00' },
    { method: 'EXPRESS', metric: 'side_cm', over: '100.00', fee: '180.00' },
    { method: 'EXPRESS', metric: 'side_cm', over: '120.00', fee: '350.00' },
    { method: 'EXPRESS', metric: 'second_side_cm', over: '76.00', fee: '180.00' },
    { method: 'EXPRESS', metric: 'girth_cm', over: '300.00', fee: '520.00' },
    { method: 'US-LINE', metric: 'side_cm', over: '60.00', fee: '28.00' },
    { method: 'CA-LINE', metric: 'side_cm', over: '60.00', fee: '32.00' },
    { method: 'HEAVY', metric: 'side_cm', over: '120.00', fee: '90.00' },
  ],
  peak: [
    ...['EU-LINE', 'US-LINE', 'GB-LINE', 'CA-LINE'].map((method) => peak(method, '2026-11-15', '2027-01-10', '1.00', '3.00')),
    peak('EXPRESS', '2026-09-15', '2026-10-15', '5.00', '0.00'),
    peak('EXPRESS', '2026-11-15', '2027-01-10', '0.00', '2.50'),
    peak('EU-LINE', '2027-11-15', '2028-01-10', '1.00', '3.00'),
  ],
  attributes,
  inbound: [
    { warehouse: 'SZ01', per_unit: '0.35' },
    { warehouse: 'YW01', per_unit: '0.30' },
  ],
  outbound: [
    { warehouse: 'SZ01', over_g: 0, to_g: 500, fee: '3.50', included_units: 3, extra_unit: '0.50' },
    { warehouse: 'SZ01', over_g: 500, to_g: 2000, fee: '4.50', included_units: 3, extra_unit: '0.50' },
    { warehouse: 'SZ01', over_g: 2000, to_g: 10_000, fee: '7.00', included_units: 3, extra_unit: '0.60' },
    { warehouse: 'SZ01', over_g: 10_000, to_g: null, fee: '15.00', included_units: 3, extra_unit: '0.80' },
    { warehouse: 'YW01', over_g: 0, to_g: 2000, fee: '4.00', included_units: 3, extra_unit: '0.50' },
    { warehouse: 'YW01', over_g: 2000, to_g: null, fee: '9.00', included_units: 3, extra_unit: '0.60' },
  ],
  packaging: [
    { warehouse: 'SZ01', over_g: 0, to_g: 500, fee: '0.80', tare_g: 20 },
    { warehouse: 'SZ01', over_g: 500, to_g: 2000, fee: '1.50', tare_g: 60 },
    { warehouse: 'SZ01', over_g: 2000, to_g: 10_000, fee: '3.00', tare_g: 180 },
    { warehouse: 'SZ01', over_g: 10_000, to_g: null, fee: '6.00', tare_g: 450 },
    { warehouse: 'YW01', over_g: 0, to_g: 2000, fee: '1.20', tare_g: 40 },
    { warehouse: 'YW01', over_g: 2000, to_g: null, fee: '3.50', tare_g: 260 },
  ],
  services: [
    { service: 'PHOTO', warehouse: 'SZ01', name_en: 'Photo of the parcel', name_zh: '包裹拍照', per: 'unit', price: '1.50' },
    { service: 'INSPECT', warehouse: 'SZ01', name_en: 'Quality check', name_zh: '质检', per: 'unit', price: '2.00' },
    { service: 'GIFT', warehouse: 'SZ01', name_en: 'Gift wrap', name_zh: '礼品包装', per: 'order', price: '5.00' },
    { service: 'LABEL', warehouse: 'SZ01', name_en: 'Replace labels', name_zh: '换标', per: 'unit', price: '0.60' },
    { service: 'PHOTO', warehouse: 'YW01', name_en: 'Photo of the parcel', name_zh: '包裹拍照', per: 'unit', price: '1.20' },
    { service: 'LABEL', warehouse: 'YW01', name_en: 'Replace labels', name_zh: '换标', per: 'unit', price: '0.50' },
  ],
  price_groups: [
    { group: 'STANDARD', fulfilment_per_order: null, fulfilment_per_extra_unit: null },
    { group: 'VIP', fulfilment_per_order: null, fulfilment_per_extra_unit: null },
    { group: 'FULFIL', fulfilment_per_order: '8.00', fulfilment_per_extra_unit: '0.80' },
  ],
  group_prices: groupPrices,
  tax_rules: demoTaxRules,
  duty_rules: demoDutyRules,
};

function peak(method: string, first_day: string, last_day: string, per_parcel: string, per_kg: string) {
  return { method, first_day, last_day, per_parcel, per_kg };
}
