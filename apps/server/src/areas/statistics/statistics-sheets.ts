import type { CountryData, MonthValues, SkuShipment } from '@quayside/contract/statistics/statistics.schemas';
import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';
import type { Cell, ColumnKind, Sheet } from '#server/kernel/sheets/write-sheet.ts';
import { digitsOf, type Measure } from './month-values.ts';
import type { NameOf } from './series-names.ts';

type Table = {
  readonly months: readonly string[];
  readonly series: readonly { key: string; parent: string | null; measures: Partial<Record<Measure, MonthValues>> }[];
  readonly total: Partial<Record<Measure, MonthValues>>;
};

/** Kinds of cells whose number format has the measure's digits. */
const kindOf = (measure: Measure): ColumnKind => (digitsOf[measure] === 0 ? 'count' : measure === 'amount' ? 'money' : 'decimal');

/** A sheet for each measure: a row for each series, a column for each month, and the total row. */
export function monthSheet({ months, series, total }: Table, nameOf: NameOf, language: Language): Sheet[] {
  const words = (key: Parameters<typeof text<'statisticsColumns'>>[2]) => text(language, 'statisticsColumns', key);
  return (Object.keys(total) as Measure[]).map((measure) => {
    const kind = kindOf(measure);
    const cells = (values: MonthValues | undefined): Cell[] => [
      ...(values?.values ?? []).map(Number),
      Number(values?.sum ?? 0),
      Number(values?.before ?? 0),
    ];
    return {
      name: words(`measure.${measure}`),
      columns: [
        { title: words('group'), width: 26 },
        { title: words('name'), width: 32 },
        ...[...months, words('sum'), words('before')].map((title) => ({ title, kind })),
      ],
      rows: [
        ...series.map((row): Cell[] => [
          nameOf(row.parent ?? row.key),
          row.parent === null ? '' : nameOf(row.key),
          ...cells(row.measures[measure]),
        ]),
        [words('total'), '', ...cells(total[measure])],
      ],
    };
  });
}

export function countrySheet({ list, total }: CountryData, language: Language): Sheet {
  const words = (key: Parameters<typeof text<'statisticsColumns'>>[2]) => text(language, 'statisticsColumns', key);
  const names = new Intl.DisplayNames(language === 'en' ? 'en' : 'zh-CN', { type: 'region', fallback: 'none' });
  const row = (code: string, name: string, one: CountryData['list'][number] | CountryData['total']): Cell[] => [
    code,
    name,
    one.orders,
    one.before.orders,
    one.units,
    Number(one.cost),
    one.cost_per_order === null ? null : Number(one.cost_per_order),
    one.p50,
    one.exceptions,
  ];
  return {
    name: words('page.countries'),
    columns: [
      { title: words('code') },
      { title: words('country'), width: 28 },
      { title: words('measure.orders'), kind: 'count' },
      { title: words('orders_before'), kind: 'count' },
      { title: words('measure.units'), kind: 'count' },
      { title: words('cost'), kind: 'money' },
      { title: words('cost_per_order'), kind: 'money' },
      { title: words('p50'), kind: 'count' },
      { title: words('exceptions'), kind: 'count' },
    ],
    rows: [
      ...list.map((one) => row(one.country, nameOf(names, one.country) ?? words('unknown_country'), one)),
      row('', words('total'), total),
    ],
  };
}

function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}

export function skuSheet({ months, list, total }: SkuShipment, language: Language): Sheet {
  const words = (key: Parameters<typeof text<'statisticsColumns'>>[2]) => text(language, 'statisticsColumns', key);
  return {
    name: words('page.skus'),
    columns: [
      { title: words('sku'), width: 24 },
      { title: words('product_name'), width: 36 },
      ...[words('measure.orders'), ...months, words('sum'), words('before')].map((title) => ({ title, kind: 'count' as const })),
    ],
    rows: [
      ...list.map((one): Cell[] => [one.sku, one.product_name, one.orders, ...one.values, one.units, one.before]),
      [words('total'), '', total.orders, ...total.values, total.units, total.before],
    ],
  };
}
