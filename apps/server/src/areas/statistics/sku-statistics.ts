import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { answeredPeriod } from './asked-period.ts';
import type { Question } from './statistics.service.ts';
import * as skus from './sku-statistics.queries.ts';

export type SkuQuestion = Question & SkuScope & { readonly search?: string | undefined; readonly page: number; readonly limit: number };

/** Units shipped by SKU, most first, with their trend (STAT-05). */
export async function skuShipment(question: SkuQuestion) {
  const { tx, now, customerId, skuScope, warehouse_id, from, to, search, page, limit } = question;
  const period = answeredPeriod(now, { from, to });
  const asked = { customerId, skuScope, warehouse_id, from, to, search, before_from: period.before_from };
  const rows = await skus.skuSums(tx, asked, { offset: (page - 1) * limit, limit });
  const ids = rows.map(({ product_id }) => product_id);
  const cells = ids.length === 0 ? [] : await skus.skuCells(tx, asked, ids);
  const all = ids.length === 0 ? [] : await skus.skuCells(tx, asked, null);
  const names = new Map((await skus.namesOf(tx, customerId, ids)).map((one) => [one.product_id, one]));
  const trend = (own: readonly skus.SkuCell[]) =>
    period.months.map((month) => Number(own.find((cell) => cell.month === month)?.units ?? 0));
  const [first] = rows;
  return {
    ...period,
    list: rows.map(({ product_id, orders, units, before }) => ({
      product_id,
      sku: names.get(product_id)?.sku ?? '',
      product_name: names.get(product_id)?.product_name ?? '',
      orders,
      units: Number(units),
      before: Number(before),
      values: trend(cells.filter((cell) => cell.product_id === product_id)),
    })),
    count: first?.count ?? 0,
    total: {
      orders: first?.all_orders ?? 0,
      units: Number(first?.all_units ?? 0),
      before: Number(first?.all_before ?? 0),
      values: trend(all),
    },
  };
}
