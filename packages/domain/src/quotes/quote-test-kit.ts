import type { OfferedMethod, QuoteInput, QuoteLine, QuoteMethod } from './quote-types.ts';
import { compileTariff, quote } from './quote.ts';
import type { DutyRuleRow, MethodRow, PriceRow, Tariff, TaxRuleRow, ZoneFeeRow } from './tariff.ts';

const method: MethodRow = {
  method: 'M',
  name_en: 'Method',
  name_zh: '渠道',
  courier: 'Courier',
  days_min: 1,
  days_max: 2,
  billing_method: 'actual',
  volume_factor: null,
  volume_share: null,
  min_billable_g: 1,
  max_weight_g: 20_000,
  max_side_cm: null,
  max_girth_cm: null,
  max_sum_cm: null,
  max_value: null,
  max_value_currency: null,
  warehouses: ['W'],
  price_groups: [],
  first_day: null,
  last_day: null,
  military: false,
  tax_terms: 'ddp',
  tax_number_required: [],
  fuel: null,
  fuel_on_base: false,
  included_skus: null,
  sku_fee: null,
  included_hs6: null,
  hs6_fee: null,
  value_fee_over: null,
  value_fee_percent: null,
  value_fee_min: null,
};
const price: PriceRow = {
  method: 'M',
  zone: 'Z',
  over_g: 0,
  to_g: 20_000,
  step_g: 1,
  kind: 'flat',
  price: '10.00',
  base: null,
  first_g: null,
  first_price: null,
};
const zoneFee: ZoneFeeRow = {
  method: 'M',
  zone: 'Z',
  registration: null,
  online_tracked_mail: null,
  min_freight: null,
  declaration_over: null,
  declaration_currency: null,
  declaration_fee: null,
};

/** One method M from warehouse W to XK for 10.00 USD and nothing else: what a test adds is all that is charged besides. */
export const plainTariff: Tariff = {
  version: 'PLAIN',
  currency: 'USD',
  time_zone: 'Asia/Shanghai',
  first_day: '2026-01-01',
  last_day: '2026-12-31',
  rates: [{ currency: 'EUR', from_day: '2026-01-01', usd: '1.10000000' }],
  methods: [method],
  zones: [{ method: 'M', zone: 'Z', country: 'XK', match: 'all', from: null, to: null }],
  prices: [price],
  zone_fees: [zoneFee],
  fuel: [{ fuel: 'F', from_day: '2026-01-01', percent: '10.00' }],
  remote: [],
  oversize: [],
  peak: [],
  attributes: [],
  inbound: [],
  outbound: [{ warehouse: 'W', over_g: 0, to_g: null, fee: '0.00', included_units: 0, extra_unit: '0.00' }],
  packaging: [{ warehouse: 'W', over_g: 0, to_g: null, fee: '0.00', tare_g: 0 }],
  services: [],
  price_groups: [
    { group: 'G', fulfilment_per_order: null, fulfilment_per_extra_unit: null },
    { group: 'F', fulfilment_per_order: '3.00', fulfilment_per_extra_unit: '0.50' },
  ],
  group_prices: [],
  tax_rules: [],
  duty_rules: [],
};

export const withMethod = (row: Partial<MethodRow>): Partial<Tariff> => ({ methods: [{ ...method, ...row }] });
export const withPrices = (...rows: Partial<PriceRow>[]): Partial<Tariff> => ({ prices: rows.map((row) => ({ ...price, ...row })) });
export const withZoneFee = (row: Partial<ZoneFeeRow>): Partial<Tariff> => ({ zone_fees: [{ ...zoneFee, ...row }] });

export function taxRule(row: Partial<TaxRuleRow>): TaxRuleRow {
  const rule = {
    rule: 'TAX',
    countries: { XK: '20.00' },
    first_day: null,
    last_day: null,
    value_over: '0.00',
    value_to: null,
    currency: 'USD',
  };
  return {
    ...rule,
    sum_per_recipient_day: false,
    item: 'vat',
    number: row.item ?? 'vat',
    base: 'goods',
    inside: false,
    platform_covers: false,
    hs_percents: [],
    ...row,
  };
}

export function dutyRule(row: Partial<DutyRuleRow>): DutyRuleRow {
  const rule = {
    rule: 'DUTY',
    countries: { XK: '10.00' },
    first_day: null,
    last_day: null,
    value_over: '0.00',
    value_to: null,
    currency: 'USD',
  };
  return {
    ...rule,
    sum_per_recipient_day: false,
    kind: 'percent',
    amount: null,
    amount_currency: null,
    base: 'goods',
    deduct: null,
    number: null,
    platform_covers: false,
    ...row,
  };
}

export function lineOf(line: Partial<QuoteLine> = {}): QuoteLine {
  const size = { length_cm: '20.00', width_cm: '10.00', height_cm: '5.00' };
  return {
    sku: 'A',
    quantity: 1,
    unit_price_usd: '20.00',
    hs_code: '6109100010',
    attributes: [],
    weight_g: 500,
    ...size,
    measured: true,
    consumables: [],
    ...line,
  };
}

export function inputOf(input: Partial<QuoteInput> = {}): QuoteInput {
  return {
    at: '2026-06-01T02:00:00.000Z',
    warehouse: 'W',
    price_group: 'G',
    destination: { country: 'XK', postal_code: '10000', address_type: 'residential' },
    lines: [lineOf()],
    consumables: [],
    services: [],
    tax: { vat: '', ioss: '', gst: '', icms: '' },
    platform_payment: false,
    recipient_day_value_usd: '0.00',
    parcel: null,
    ...input,
  };
}

/** The first method of a quote under the plain tariff with these lists replaced. */
export function priceOne(tariff: Partial<Tariff> = {}, input: Partial<QuoteInput> = {}): QuoteMethod {
  const [first] = quote(compileTariff({ ...plainTariff, ...tariff }), inputOf(input)).methods;
  if (first === undefined) throw new Error('the quote was refused');
  return first;
}

export function priceOffered(tariff: Partial<Tariff> = {}, input: Partial<QuoteInput> = {}): OfferedMethod {
  const priced = priceOne(tariff, input);
  if (!priced.offered) throw new Error(`not offered: ${priced.reasons.map(({ code }) => code).join(', ')}`);
  return priced;
}

/** Amounts by item code. */
export function amounts({ items }: OfferedMethod): Record<string, string> {
  return Object.fromEntries(items.map(({ code, amount }) => [code, amount]));
}
