import type { DutyRuleRow, TaxRuleRow } from './tariff.ts';

type TaxData = Pick<TaxRuleRow, 'rule' | 'countries' | 'item' | 'currency' | 'base'> & Partial<TaxRuleRow>;
const tax = (data: TaxData): TaxRuleRow => ({
  first_day: null,
  last_day: null,
  value_over: '0.00',
  value_to: null,
  sum_per_recipient_day: false,
  number: data.item,
  inside: false,
  platform_covers: false,
  hs_percents: [],
  ...data,
});

type DutyData = Pick<DutyRuleRow, 'rule' | 'countries' | 'kind'> & Partial<DutyRuleRow>;
const duty = (data: DutyData): DutyRuleRow => ({
  first_day: null,
  last_day: null,
  value_over: '0.00',
  value_to: null,
  currency: 'USD',
  sum_per_recipient_day: false,
  amount: null,
  amount_currency: null,
  base: 'goods',
  deduct: null,
  number: null,
  platform_covers: false,
  ...data,
});

const euVat = { DE: '19.00', FR: '20.00', IT: '22.00', ES: '21.00', NL: '21.00', PL: '23.00', SE: '25.00' };
const eu = { currency: 'EUR', first_day: '2021-07-01', sum_per_recipient_day: true } as const;
const gb = { currency: 'GBP', first_day: '2021-01-01' } as const;

/** To be confirmed by staff. Limits in a currency without an exchange rate in the installation are left out. */
export const demoTaxRules: readonly TaxRuleRow[] = [
  tax({ rule: 'EU-IOSS', countries: euVat, item: 'ioss', base: 'goods', value_to: '150.00', platform_covers: true, ...eu }),
  tax({ rule: 'EU-VAT', countries: euVat, item: 'vat', base: 'goods_freight_duty', value_over: '150.00', ...eu }),
  tax({
    rule: 'GB-VAT-LOW',
    countries: { GB: '20.00' },
    item: 'vat',
    base: 'goods',
    value_to: '135.00',
    platform_covers: true,
    hs_percents: [{ country: 'GB', hs_prefix: '4901', percent: '0.00' }],
    ...gb,
  }),
  tax({ rule: 'GB-VAT-HIGH', countries: { GB: '20.00' }, item: 'vat', base: 'goods_freight', value_over: '135.00', ...gb }),
  tax({
    rule: 'AU-GST-LOW',
    countries: { AU: '10.00' },
    item: 'gst',
    base: 'goods',
    currency: 'AUD',
    value_to: '1000.00',
    platform_covers: true,
  }),
  tax({ rule: 'AU-GST-HIGH', countries: { AU: '10.00' }, item: 'gst', base: 'goods_freight', currency: 'AUD', value_over: '1000.00' }),
  tax({
    rule: 'NZ-GST-LOW',
    countries: { NZ: '15.00' },
    item: 'gst',
    base: 'goods',
    currency: 'NZD',
    value_to: '1000.00',
    platform_covers: true,
  }),
  tax({ rule: 'NZ-GST-HIGH', countries: { NZ: '15.00' }, item: 'gst', base: 'goods_freight', currency: 'NZD', value_over: '1000.00' }),
  tax({
    rule: 'SG-GST-LOW',
    countries: { SG: '9.00' },
    item: 'gst',
    base: 'goods',
    currency: 'SGD',
    value_to: '400.00',
    platform_covers: true,
  }),
  tax({ rule: 'SG-GST-HIGH', countries: { SG: '9.00' }, item: 'gst', base: 'goods_freight', currency: 'SGD', value_over: '400.00' }),
  tax({
    rule: 'CA-GST',
    countries: { CA: '5.00' },
    item: 'gst',
    base: 'goods_freight',
    currency: 'CAD',
    value_over: '20.00',
    first_day: '2020-07-01',
  }),
  tax({
    rule: 'JP-TAX',
    countries: { JP: '10.00' },
    item: 'vat',
    base: 'goods_freight',
    currency: 'JPY',
    value_over: '10000',
    last_day: '2028-03-31',
  }),
  tax({ rule: 'KR-VAT', countries: { KR: '10.00' }, item: 'vat', base: 'goods_freight', currency: 'USD', value_over: '150.00' }),
  tax({ rule: 'TH-VAT', countries: { TH: '7.00' }, item: 'vat', base: 'goods_freight', currency: 'USD', first_day: '2026-01-01' }),
  tax({
    rule: 'MY-SALES-TAX',
    countries: { MY: '10.00' },
    item: 'gst',
    base: 'goods',
    currency: 'USD',
    first_day: '2024-01-01',
    platform_covers: true,
  }),
  tax({ rule: 'AE-VAT', countries: { AE: '5.00' }, item: 'vat', base: 'goods_freight', currency: 'USD', first_day: '2023-01-01' }),
  tax({
    rule: 'BR-ICMS',
    countries: { BR: '17.00' },
    item: 'icms',
    base: 'goods_freight_duty',
    currency: 'USD',
    inside: true,
    platform_covers: true,
  }),
];

export const demoDutyRules: readonly DutyRuleRow[] = [
  duty({
    rule: 'EU-FLAT-3',
    countries: Object.fromEntries(Object.keys(euVat).map((country) => [country, '0.00'])),
    kind: 'per_hs6',
    first_day: '2026-07-01',
    last_day: '2028-06-30',
    value_to: '150.00',
    currency: 'EUR',
    sum_per_recipient_day: true,
    amount: '3.00',
    amount_currency: 'EUR',
  }),
  duty({ rule: 'US-DUTY', countries: { US: '10.00' }, kind: 'percent', first_day: '2025-08-29' }),
  duty({ rule: 'MX-FLAT', countries: { MX: '33.50' }, kind: 'percent', first_day: '2025-08-15', value_to: '2500.00' }),
  duty({ rule: 'BR-II-LOW', countries: { BR: '20.00' }, kind: 'percent', value_to: '50.00', base: 'goods_freight', platform_covers: true }),
  duty({
    rule: 'BR-II-HIGH',
    countries: { BR: '60.00' },
    kind: 'percent',
    value_over: '50.00',
    base: 'goods_freight',
    deduct: '20.00',
    platform_covers: true,
  }),
];
