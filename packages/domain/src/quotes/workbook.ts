import type { SheetName } from './tariff.ts';

/** A column of the workbook. `type` is code, text, whole, amount, percent … or the options themselves, separated by ", ". */
export type WorkbookColumn = { readonly column: string; readonly type: string; readonly required: boolean; readonly meaning: string };

/** `(version)` holds the version's own cells; every other sheet is the list of the tariff with its name. */
export type WorkbookList = SheetName | '(version)';
export const sheetLists = [
  '(version)',
  'methods',
  'zones',
  'prices',
  'zone_fees',
  'fuel',
  'remote',
  'oversize',
  'peak',
  'attributes',
  'inbound',
  'outbound',
  'packaging',
  'services',
  'price_groups',
  'group_prices',
  'tax_rules',
  'duty_rules',
] as const satisfies readonly WorkbookList[];
export type WorkbookSheet = {
  readonly list: WorkbookList;
  readonly name_en: string;
  readonly name_zh: string;
  readonly columns: readonly WorkbookColumn[];
};

const need = (column: string, type: string, meaning = ''): WorkbookColumn => ({ column, type, required: true, meaning });
const may = (column: string, type: string, meaning = ''): WorkbookColumn => ({ column, type, required: false, meaning });
const sheet = (list: WorkbookList, name_en: string, name_zh: string, columns: readonly WorkbookColumn[]): WorkbookSheet => ({
  list,
  name_en,
  name_zh,
  columns,
});

/** Sheets and columns of a tariff workbook in their order. */
export const workbook: readonly WorkbookSheet[] = [
  sheet('(version)', 'Version', '版本', [
    need('version', 'code', 'unique name of the version'),
    need('currency', 'currency', 'of every amount in the workbook: CNY or USD'),
    need('first_day', 'day', 'first day in Asia/Shanghai'),
    need('last_day', 'day', 'last day, inclusive'),
  ]),
  sheet('methods', 'Methods', '渠道', [
    need('method', 'code', 'unique'),
    need('name_en', 'text', 'shown in English'),
    need('name_zh', 'text', 'shown in Chinese'),
    need('courier', 'text', 'column "courier"'),
    need('days_min', 'whole', 'delivery time, days'),
    need('days_max', 'whole', 'delivery time, days, ≥ days_min'),
    need('billing_method', 'actual, greater, shared', 'how the billable weight is found'),
    may('volume_factor', 'whole', 'cm3 per kg; required unless actual'),
    may('volume_share', 'percent', 'required for shared'),
    need('min_billable_g', 'whole', 'at least 1'),
    need('max_weight_g', 'whole', 'actual weight'),
    may('max_side_cm', 'cm', 'longest side'),
    may('max_girth_cm', 'cm', 'longest + 2 x (second + third)'),
    may('max_sum_cm', 'cm', 'length + width + height'),
    may('max_value', 'amount', 'declared value'),
    may('max_value_currency', 'currency', 'with max_value'),
    need('warehouses', 'codes', 'separated by spaces'),
    may('price_groups', 'codes', 'empty: every group'),
    may('first_day', 'day', 'empty: as the version'),
    may('last_day', 'day', 'empty: as the version'),
    need('military', 'yes, no', 'takes military addresses'),
    need('tax_terms', 'ddp, dap', 'who pays duty and tax at import'),
    may('tax_number_required', 'codes', 'vat ioss gst icms'),
    may('fuel', 'code', 'row of sheet Fuel; empty: no fuel items'),
    need('fuel_on_base', 'yes, no', 'fuel is added to base freight as well'),
    may('included_skus', 'whole', 'empty: no multiline surcharge'),
    may('sku_fee', 'amount', 'with included_skus'),
    may('included_hs6', 'whole', 'empty: no over-category fee'),
    may('hs6_fee', 'amount', 'with included_hs6'),
    may('value_fee_over', 'amount', 'USD; empty: no declared value surcharge'),
    may('value_fee_percent', 'percent', 'with value_fee_over'),
    may('value_fee_min', 'amount', 'version currency'),
  ]),
  sheet('zones', 'Zones', '分区', [
    need('method', 'code'),
    need('zone', 'code', '"-" means not served'),
    need('country', 'country', 'ISO 3166-1 alpha-2'),
    need('match', 'all, prefix, range'),
    may('from', 'postcode', 'prefix, or first of the range; stored without spaces and signs'),
    may('to', 'postcode', 'last of the range, same length'),
  ]),
  sheet('prices', 'Prices', '价格', [
    need('method', 'code'),
    need('zone', 'code'),
    need('over_g', 'whole', 'exclusive'),
    need('to_g', 'whole', 'inclusive, multiple of step_g'),
    need('step_g', 'whole', 'weight is rounded up to it; also the "next" of first_next'),
    need('kind', 'flat, per_kg, first_next'),
    need('price', 'amount', 'of the row, per kg, or per next step'),
    may('base', 'amount', 'per_kg only: added once'),
    may('first_g', 'whole', 'first_next only'),
    may('first_price', 'amount', 'first_next only'),
  ]),
  sheet('zone_fees', 'Zone fees', '分区附加', [
    need('method', 'code'),
    need('zone', 'code'),
    may('registration', 'amount', 'per parcel'),
    may('online_tracked_mail', 'amount', 'per parcel, not beside registration'),
    may('min_freight', 'amount', 'least base freight before fuel and group'),
    may('declaration_over', 'amount', 'over-declaration above this declared value'),
    may('declaration_currency', 'currency', 'of declaration_over'),
    may('declaration_fee', 'amount', 'version currency'),
  ]),
  sheet('fuel', 'Fuel', '燃油', [need('fuel', 'code'), need('from_day', 'day', 'holds until the next row'), need('percent', 'percent')]),
  sheet('remote', 'Remote', '偏远', [
    need('method', 'code'),
    need('country', 'country'),
    need('match', 'all, prefix, range', 'as in Zones'),
    may('from', 'postcode'),
    may('to', 'postcode'),
    need('per_kg', 'amount', 'of chargeable weight'),
    need('min', 'amount'),
  ]),
  sheet('oversize', 'Oversize', '超尺寸', [
    need('method', 'code'),
    need('metric', 'weight_g, side_cm, second_side_cm, girth_cm'),
    need('over', 'number', 'charged above, not at, this figure'),
    need('fee', 'amount'),
  ]),
  sheet('peak', 'Peak', '旺季', [
    need('method', 'code'),
    need('first_day', 'day'),
    need('last_day', 'day', 'inclusive'),
    need('per_parcel', 'amount'),
    need('per_kg', 'amount', 'of chargeable weight'),
  ]),
  sheet('attributes', 'Attributes', '属性', [
    need('method', 'code'),
    need('attribute', 'property code', 'accepted; general needs no row'),
    need('per_parcel', 'amount', 'dangerous goods fee, 0.00 for none'),
    need('per_kg', 'amount', 'of chargeable weight'),
  ]),
  sheet('inbound', 'Inbound', '入库', [need('warehouse', 'code'), need('per_unit', 'amount')]),
  sheet('outbound', 'Outbound', '出库', [
    need('warehouse', 'code'),
    need('over_g', 'whole', 'actual weight, exclusive'),
    may('to_g', 'whole', 'inclusive; empty: open end'),
    need('fee', 'amount'),
    need('included_units', 'whole'),
    need('extra_unit', 'amount', 'per unit above included_units'),
  ]),
  sheet('packaging', 'Packaging', '包装', [
    need('warehouse', 'code'),
    need('over_g', 'whole', 'goods weight, exclusive'),
    may('to_g', 'whole', 'inclusive; empty: open end'),
    need('fee', 'amount'),
    need('tare_g', 'whole', 'added to the goods weight'),
  ]),
  sheet('services', 'Services', '增值服务', [
    need('service', 'code'),
    need('warehouse', 'code'),
    need('name_en', 'text'),
    need('name_zh', 'text'),
    need('per', 'unit, order'),
    need('price', 'amount'),
  ]),
  sheet('price_groups', 'Price groups', '价格组', [
    need('group', 'code'),
    may('fulfilment_per_order', 'amount', 'empty: no fulfilment fee'),
    may('fulfilment_per_extra_unit', 'amount', 'with fulfilment_per_order'),
  ]),
  sheet('group_prices', 'Group prices', '组折扣', [
    need('group', 'code'),
    need('item', 'item code', 'a tariff item or declared_value_surcharge'),
    need('method', 'code or *'),
    need('percent', 'percent', '95.00 = five per cent off, 0.00 = free'),
  ]),
  sheet('tax_rules', 'Tax rules', '税规则', [
    need('rule', 'code', 'unique'),
    need('countries', 'country=percent', 'separated by spaces: DE=19.00 FR=20.00'),
    may('first_day', 'day'),
    may('last_day', 'day', 'inclusive'),
    need('value_over', 'amount', 'exclusive; 0.00 = any'),
    may('value_to', 'amount', 'inclusive; empty: no end'),
    need('currency', 'currency', 'of the two'),
    need('sum_per_recipient_day', 'yes, no'),
    need('item', 'vat, ioss, gst, icms'),
    need('number', 'vat, ioss, gst, icms', 'own number that makes it "declared"'),
    need('base', 'goods, goods_freight, goods_freight_duty'),
    need('inside', 'yes, no', 'percent of the price that contains it'),
    need('platform_covers', 'yes, no', 'platform payment settles it'),
    may('hs_percents', 'country/prefix=percent', 'GB/4901=0.00; base goods only'),
  ]),
  sheet('duty_rules', 'Duty rules', '关税规则', [
    need('rule', 'code', 'unique'),
    need('countries', 'country=percent', 'percent 0.00 for per_hs6'),
    may('first_day', 'day'),
    may('last_day', 'day', 'inclusive'),
    need('value_over', 'amount', 'exclusive; 0.00 = any'),
    may('value_to', 'amount', 'inclusive; empty: no end'),
    need('currency', 'currency', 'of the two and of deduct'),
    need('sum_per_recipient_day', 'yes, no'),
    need('kind', 'per_hs6, percent'),
    may('amount', 'amount', 'per_hs6'),
    may('amount_currency', 'currency', 'per_hs6'),
    need('base', 'goods, goods_freight', 'percent only'),
    may('deduct', 'amount', 'percent only'),
    may('number', 'vat, ioss, gst, icms', 'own number that makes it "declared"'),
    need('platform_covers', 'yes, no'),
  ]),
];

/** The options of a column that takes one of a few words; null for every other type. */
export function optionsOf({ type }: WorkbookColumn): readonly string[] | null {
  return type.includes(', ') ? type.split(', ') : null;
}

/** A cell as the workbook shows it: codes separated by spaces, DE=19.00, yes or no, empty for null. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(cellText).join(' ');
  if (typeof value !== 'object') return String(value);
  if ('hs_prefix' in value && 'country' in value && 'percent' in value) return `${value.country}/${value.hs_prefix}=${value.percent}`;
  return Object.entries(value)
    .map(([country, percent]) => `${country}=${percent}`)
    .join(' ');
}
