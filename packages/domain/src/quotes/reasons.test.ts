import { describe, expect, it } from 'vitest';
import { inputOf, lineOf, plainTariff, priceOffered, priceOne, taxRule, withMethod, withPrices } from './quote-test-kit.ts';
import { reasonCodes, type QuoteInput } from './quote-types.ts';
import { compileTariff, quote } from './quote.ts';
import type { Tariff, ZoneRow } from './tariff.ts';

const zone = (row: Partial<ZoneRow>): ZoneRow => ({ method: 'M', zone: 'Z', country: 'XK', match: 'all', from: null, to: null, ...row });
const to = (postal_code: string, address_type = 'residential', country = 'XK'): Partial<QuoteInput> => ({
  destination: { country, postal_code, address_type },
});
const packed = (weight_g: number, length_cm: string, width_cm: string, height_cm: string) => ({
  parcel: { weight_g, length_cm, width_cm, height_cm },
});
const number = (kind: string): Partial<QuoteInput> => ({ tax: { ...inputOf().tax, [kind]: 'X1' } });
const served: Partial<Tariff> = { zones: [zone({ match: 'prefix', from: '1' }), zone({ zone: '-', match: 'prefix', from: '19' })] };
const gst = { tax_rules: [taxRule({ item: 'gst', platform_covers: true })] };

describe('why a method is not offered', () => {
  it.each<[string, Partial<Tariff>, Partial<QuoteInput>, object[]]>([
    ['closed on this day', withMethod({ last_day: '2026-05-31' }), {}, [{ code: 'METHOD_CLOSED' }]],
    ['open on its last day', withMethod({ last_day: '2026-06-01' }), {}, []],
    [
      'another warehouse and another customer, both named',
      withMethod({ warehouses: ['V'], price_groups: ['F'] }),
      { warehouse: 'W' },
      [{ code: 'WAREHOUSE_NOT_SERVED' }, { code: 'CUSTOMER_NOT_ALLOWED' }],
    ],
    ['another country', {}, to('10000', 'military', 'DE'), [{ code: 'COUNTRY_NOT_SERVED' }]],
    ['no postcode where one is needed', served, to(' - '), [{ code: 'POSTCODE_MISSING' }]],
    ['no postcode where none is needed', {}, to(''), []],
    ['a postcode without a row', served, to('20000'), [{ code: 'POSTCODE_NOT_SERVED' }]],
    ['a postcode that is not served', served, to('19000'), [{ code: 'POSTCODE_NOT_SERVED' }]],
    ['a military address', {}, to('1', 'military'), [{ code: 'MILITARY_NOT_SERVED' }]],
    ['a military address that is served', withMethod({ military: true }), to('1', 'military'), []],
    [
      'an attribute without a row',
      {},
      { lines: [lineOf({ attributes: ['general', 'blade', 'food'] })] },
      [{ code: 'ATTRIBUTE_FORBIDDEN', attributes: ['blade', 'food'] }],
    ],
    ['at the weight limit', {}, packed(20_000, '1.00', '1.00', '1.00'), []],
    ['over the weight limit', {}, packed(20_001, '1.00', '1.00', '1.00'), [{ code: 'WEIGHT_OVER_LIMIT', actual: '20001', limit: '20000' }]],
    ['at every limit of size', withMethod({ max_side_cm: '20.00', max_girth_cm: '50.00', max_sum_cm: '35.00' }), {}, []],
    [
      'over every limit of size',
      withMethod({ max_side_cm: '19.99', max_girth_cm: '49.99', max_sum_cm: '34.99' }),
      {},
      [
        { code: 'SIDE_OVER_LIMIT', actual: '20.00', limit: '19.99' },
        { code: 'GIRTH_OVER_LIMIT', actual: '50.00', limit: '49.99' },
        { code: 'SUM_OVER_LIMIT', actual: '35.00', limit: '34.99' },
      ],
    ],
    [
      'at the value limit, 22.00 USD',
      withMethod({ max_value: '20.00', max_value_currency: 'EUR' }),
      { lines: [lineOf({ unit_price_usd: '22.00' })] },
      [],
    ],
    [
      'over the value limit',
      withMethod({ max_value: '20.00', max_value_currency: 'EUR' }),
      { lines: [lineOf({ unit_price_usd: '22.01' })] },
      [{ code: 'VALUE_OVER_LIMIT', actual: '22.01', limit: '20.00 EUR' }],
    ],
    [
      'a number that is missing',
      { ...gst, ...withMethod({ tax_number_required: ['gst'] }) },
      {},
      [{ code: 'TAX_NUMBER_REQUIRED', number: 'gst' }],
    ],
    ['a number that is given', { ...gst, ...withMethod({ tax_number_required: ['gst'] }) }, number('gst'), []],
    ['a number the destination does not use', { ...gst, ...withMethod({ tax_number_required: ['icms'] }) }, {}, []],
    [
      'a number the platform makes unnecessary',
      { ...gst, ...withMethod({ tax_number_required: ['gst'] }) },
      { platform_payment: true },
      [],
    ],
    ['no price for the weight', { ...withMethod({ min_billable_g: 20_001 }) }, {}, [{ code: 'NO_PRICE', billable_g: 20_001 }]],
    [
      'no rate of the tariff’s currency, before the goods',
      { currency: 'CNY', ...withMethod({ max_weight_g: 1 }) },
      {},
      [{ code: 'NO_RATE', currency: 'CNY' }],
    ],
    ['no rate of a limit', withMethod({ max_value: '20.00', max_value_currency: 'GBP' }), {}, [{ code: 'NO_RATE', currency: 'GBP' }]],
    ['no rate of a tax rule', { tax_rules: [taxRule({ currency: 'JPY', value_to: '1.00' })] }, {}, [{ code: 'NO_RATE', currency: 'JPY' }]],
  ])('%s', (_, tariff, input, reasons) => {
    const priced = priceOne(tariff, input);
    expect(priced.offered ? [] : priced.reasons).toEqual(reasons);
  });

  it('lists the goods’ reasons in the order of the table', () => {
    const limits = withMethod({
      max_weight_g: 1,
      max_side_cm: '1.00',
      max_girth_cm: '1.00',
      max_sum_cm: '1.00',
      max_value: '1.00',
      max_value_currency: 'USD',
      tax_number_required: ['gst'],
    });
    const priced = priceOne({ ...gst, ...limits }, { lines: [lineOf({ attributes: ['blade'] })] });
    const codes = priced.offered ? [] : priced.reasons.map(({ code }) => code);
    expect(codes).toEqual(reasonCodes.slice(reasonCodes.indexOf('ATTRIBUTE_FORBIDDEN'), reasonCodes.indexOf('NO_PRICE')));
  });
});

describe('zones by postcode', () => {
  const zones = ['A', 'B', 'C', 'D', 'E', 'F'];
  const tariff: Partial<Tariff> = {
    ...withPrices(...zones.map((name) => ({ zone: name }))),
    zones: [
      zone({ zone: 'A' }),
      zone({ zone: 'B', match: 'range', from: '200', to: '299' }),
      zone({ zone: 'C', match: 'range', from: '25000', to: '25999' }),
      zone({ zone: 'D', match: 'prefix', from: '255' }),
      zone({ zone: 'E', match: 'prefix', from: '2550' }),
      zone({ zone: 'F', match: 'range', from: '25100', to: '25199' }),
    ],
  };
  it.each([
    ['10000', 'A'],
    ['200', 'B'],
    ['29999', 'B'],
    ['30000', 'A'],
    ['25000', 'C'],
    ['25999-1234', 'C'],
    ['26000', 'B'],
    ['25150', 'F'],
    ['25200', 'C'],
    ['25599', 'D'],
    ['255 01', 'E'],
    ['2550', 'E'],
    ['255', 'D'],
    ['2A000', 'A'],
    ['25', 'A'],
  ])('%s is zone %s', (postal_code, expected) => {
    expect(priceOffered(tariff, to(postal_code)).zone).toBe(expected);
  });
});

describe('what refuses the whole quote', () => {
  const services = [{ service: 'PHOTO', warehouse: 'W', name_en: '', name_zh: '', per: 'unit', price: '1.00' } as const];
  const compiled = compileTariff({ ...plainTariff, services });
  it.each<[string, Partial<QuoteInput>, object[]]>([
    ['the day after the version', { at: '2026-12-31T16:00:00.000Z' }, [{ code: 'TARIFF_NOT_VALID', path: 'at' }]],
    [
      'unknown warehouse, group and no lines',
      { warehouse: 'V', price_group: 'H', lines: [], services: [{ service: 'PHOTO', quantity: 1 }] },
      [
        { code: 'WAREHOUSE_UNKNOWN', path: 'warehouse' },
        { code: 'GROUP_UNKNOWN', path: 'price_group' },
        { code: 'NO_LINES', path: 'lines' },
      ],
    ],
    ['an unknown service', { services: [{ service: 'GIFT', quantity: 1 }] }, [{ code: 'SERVICE_UNKNOWN', path: 'services.0' }]],
    [
      'QUOTE-11 a service twice',
      { services: [1, 1].map((quantity) => ({ service: 'PHOTO', quantity })) },
      [{ code: 'SERVICE_DUPLICATE', path: 'services.1' }],
    ],
    [
      'QUOTE-10 more services than units',
      { services: [{ service: 'PHOTO', quantity: 2 }] },
      [{ code: 'SERVICE_QUANTITY', path: 'services.0' }],
    ],
    ['no service at all', { services: [{ service: 'PHOTO', quantity: 0 }] }, [{ code: 'SERVICE_QUANTITY', path: 'services.0' }]],
  ])('%s', (_, input, errors) => {
    expect(quote(compiled, inputOf(input))).toEqual({ errors, methods: [] });
  });

  it('a time that is none is an error of the caller', () => {
    expect(() => quote(compiled, inputOf({ at: '2026-02-30T00:00:00.000Z' }))).toThrow('is not a time in UTC');
  });
});

describe('parcel and weights', () => {
  const volume = (billing_method: 'greater' | 'shared') => withMethod({ billing_method, volume_factor: 5000, volume_share: '33.33' });
  it.each<[string, Partial<Tariff>, Partial<QuoteInput>, (number | null)[]]>([
    ['actual weight', {}, {}, [null, 500]],
    ['the actual weight is greater', volume('greater'), {}, [200, 500]],
    ['the volume is greater', volume('greater'), packed(100, '20.00', '10.00', '5.01'), [201, 201]],
    ['a third of the difference, rounded up', volume('shared'), packed(100, '20.00', '10.00', '5.00'), [200, 134]],
    ['no volume without dimensions', volume('greater'), { lines: [lineOf({ width_cm: null })] }, [null, 500]],
    ['the minimum', withMethod({ min_billable_g: 501 }), {}, [null, 501]],
  ])('%s', (_, tariff, input, expected) => {
    const { volumetric_g, billable_g } = priceOffered(tariff, input);
    expect([volumetric_g, billable_g]).toEqual(expected);
  });

  it.each<[string, Partial<Tariff>, Partial<QuoteInput>, string[]]>([
    ['measured lines', {}, {}, []],
    [
      'declared data without dimensions',
      {},
      { lines: [lineOf({ measured: false, length_cm: null })] },
      ['DIMENSIONS_MISSING', 'DECLARED_DATA'],
    ],
    ['a packed parcel has dimensions', {}, { lines: [lineOf({ length_cm: null })], ...packed(1, '1.00', '1.00', '1.00') }, []],
    ['platform payment that does not apply', { tax_rules: [taxRule({})] }, { platform_payment: true }, ['PLATFORM_NOT_APPLICABLE']],
    ['platform payment that applies', gst, { platform_payment: true }, []],
    [
      'an IOSS number above the limit',
      { tax_rules: [taxRule({ item: 'ioss', value_to: '19.99' }), taxRule({ value_over: '19.99' })] },
      number('ioss'),
      ['IOSS_OVER_LIMIT'],
    ],
    [
      'an IOSS number below the limit',
      { tax_rules: [taxRule({ item: 'ioss', value_to: '20.00' }), taxRule({ value_over: '20.00' })] },
      number('ioss'),
      [],
    ],
    ['an IOSS number where there is no IOSS', { tax_rules: [taxRule({})] }, number('ioss'), []],
  ])('warns: %s', (_, tariff, input, warnings) => {
    const result = quote(compileTariff({ ...plainTariff, ...tariff }), inputOf(input));
    expect('parcel' in result && result.warnings).toEqual(warnings);
  });
});
