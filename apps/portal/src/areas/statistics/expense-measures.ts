import type { MonthValues } from '@quayside/contract/statistics/statistics.schemas';
import { divideExact } from '@quayside/domain/statistics/exact';

/** What the expenses are shown as: money, part of the month in percent, or money for each shipped order. */
export const expenseMeasures = ['amount', 'share', 'per_order'] as const;
export type ExpenseMeasure = (typeof expenseMeasures)[number];
/** The whole a figure is a part of: all expenses, and the orders shipped. */
type Whole = { readonly total: MonthValues; readonly orders: MonthValues };

const shareOf = (part: string, whole: string) => (Number(whole) === 0 ? '' : ((Number(part) / Number(whole)) * 100).toFixed(1));
const perOrder = (part: string, orders: string) => divideExact(part, Number(orders), 2) ?? '';

/** The amounts in that measure; empty where nothing can be divided. Chart and table are both drawn from them. */
export function inMeasure(measure: ExpenseMeasure, amounts: MonthValues, { total, orders }: Whole): MonthValues {
  if (measure === 'amount') return amounts;
  const [of, whole] = measure === 'share' ? [shareOf, total] : [perOrder, orders];
  return {
    values: amounts.values.map((value, at) => of(value, whole.values[at] ?? '0')),
    sum: of(amounts.sum, whole.sum),
    before: of(amounts.before, whole.before),
  };
}
