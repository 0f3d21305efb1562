import { addFault, readableRows, type FaultList, type FaultSheet } from './fault-list.ts';
import type { Tariff } from './tariff.ts';

/** Cells that another cell of the row makes necessary, limits that contradict each other, and rows that appear twice. */
export function checkRows(list: FaultList, tariff: Tariff): void {
  checkNeeded(list, tariff);
  checkOrder(list, tariff);
  checkDuplicates(list, tariff);
}

function checkNeeded(list: FaultList, tariff: Tariff): void {
  const need = (sheet: FaultSheet, at: number, cells: Readonly<Record<string, unknown>>) => {
    for (const [column, value] of Object.entries(cells)) {
      if (value === null) addFault(list, 'REQUIRED', { sheet, at, column }, `${sheet} ${at} ${column}`);
    }
  };
  eachReadable(list, 'methods', tariff.methods, (row, at) => {
    if (row.billing_method !== 'actual') need('methods', at, { volume_factor: row.volume_factor });
    if (row.billing_method === 'shared') need('methods', at, { volume_share: row.volume_share });
    if (row.max_value !== null) need('methods', at, { max_value_currency: row.max_value_currency });
    if (row.included_skus !== null) need('methods', at, { sku_fee: row.sku_fee });
    if (row.included_hs6 !== null) need('methods', at, { hs6_fee: row.hs6_fee });
    if (row.value_fee_over !== null) need('methods', at, { value_fee_percent: row.value_fee_percent });
  });
  eachReadable(list, 'prices', tariff.prices, (row, at) => {
    if (row.kind === 'first_next') need('prices', at, { first_g: row.first_g, first_price: row.first_price });
  });
  eachReadable(list, 'zone_fees', tariff.zone_fees, (row, at) => {
    const { declaration_currency, declaration_fee } = row;
    if (row.declaration_over !== null) need('zone_fees', at, { declaration_currency, declaration_fee });
  });
  eachReadable(list, 'price_groups', tariff.price_groups, (row, at) => {
    if (row.fulfilment_per_order !== null) need('price_groups', at, { fulfilment_per_extra_unit: row.fulfilment_per_extra_unit });
  });
  eachReadable(list, 'duty_rules', tariff.duty_rules, (row, at) => {
    if (row.kind === 'per_hs6') need('duty_rules', at, { amount: row.amount, amount_currency: row.amount_currency });
  });
}

function checkOrder(list: FaultList, tariff: Tariff): void {
  const range = (sheet: FaultSheet, at: number, column: string, isWrong: boolean) => {
    if (isWrong) addFault(list, 'RANGE', { sheet, at, column }, `${sheet} ${at} ${column}`);
  };
  eachReadable(list, 'methods', tariff.methods, (row, at) => {
    range('methods', at, 'days_max', row.days_max < row.days_min);
    range('methods', at, 'min_billable_g', row.min_billable_g < 1);
    range('methods', at, 'volume_factor', row.volume_factor === 0);
  });
  eachReadable(list, 'tax_rules', tariff.tax_rules, (row, at) => {
    const percents = [...Object.values(row.countries), ...row.hs_percents.map(({ percent }) => percent)];
    range('tax_rules', at, 'countries', row.inside && percents.some((percent) => Number(percent) >= 100));
  });
  if (tariff.first_day > tariff.last_day)
    addFault(list, 'DAYS', { sheet: '(version)', at: null, column: 'last_day' }, '(version) last_day');
  for (const sheet of ['methods', 'peak', 'tax_rules', 'duty_rules'] as const) {
    const rows: readonly { readonly first_day: string | null; readonly last_day: string | null }[] = tariff[sheet];
    eachReadable(list, sheet, rows, ({ first_day, last_day }, at) => {
      const isWrong = first_day !== null && last_day !== null && first_day > last_day;
      if (isWrong) addFault(list, 'DAYS', { sheet, at, column: 'last_day' }, `${sheet} ${at} last_day`);
    });
  }
}

function checkDuplicates(list: FaultList, tariff: Tariff): void {
  const unique = <Row>(sheet: FaultSheet, column: string, rows: readonly Row[], keyOf: (row: Row) => string) => {
    const seen = new Map<string, number>();
    eachReadable(list, sheet, rows, (row, at) => {
      const key = keyOf(row);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, at);
      else addFault(list, 'DUPLICATE', { sheet, at, column }, `${sheet} ${key}`, { other_row: first });
    });
  };
  unique('methods', 'method', tariff.methods, (row) => row.method);
  unique('fuel', 'from_day', tariff.fuel, (row) => `${row.fuel} ${row.from_day}`);
  unique('attributes', 'attribute', tariff.attributes, (row) => `${row.method} ${row.attribute}`);
  unique('oversize', 'over', tariff.oversize, (row) => `${row.method} ${row.metric} ${row.over}`);
  unique('inbound', 'warehouse', tariff.inbound, (row) => row.warehouse);
  unique('services', 'service', tariff.services, (row) => `${row.warehouse} ${row.service}`);
  unique('price_groups', 'group', tariff.price_groups, (row) => row.group);
  unique('group_prices', 'item', tariff.group_prices, (row) => `${row.group} ${row.item} ${row.method}`);
  unique('tax_rules', 'rule', tariff.tax_rules, (row) => row.rule);
  unique('duty_rules', 'rule', tariff.duty_rules, (row) => row.rule);
  unique('rates', 'from_day', tariff.rates, (row) => `${row.currency} ${row.from_day}`);
}

function eachReadable<Row>(list: FaultList, sheet: FaultSheet, rows: readonly Row[], check: (row: Row, at: number) => void): void {
  for (const { row, at } of readableRows(list, sheet, rows)) check(row, at);
}
