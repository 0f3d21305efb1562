import type { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { codeKey } from '@quayside/domain/products/product-rules';
import { listCountries } from '#server/areas/countries/countries.public.ts';
import { tariffAt } from '#server/areas/tariffs/tariffs.public.ts';
import { enabledWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { CheckedRow, ImportCtx, ImportKind, SheetRow } from '#server/kernel/sheets/import-kind.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { askedOf } from './logistics.ts';
import { faultOf, groupsOf, readOrder, type GroupFault, type Known, type OrderGroup } from './order-import-rows.ts';
import { numbersInUse, productsOfCodes } from './order-import.queries.ts';
import { offeredMethod, priceParcels, type Priced } from './price-order.ts';
import { writeOrders } from './write-orders.ts';

/** Orders from a workbook (ORD-05): rows with the same platform number make one order, with or without a method (D-33). */
export const orderImport: ImportKind = {
  modes: ['create'],
  async choices({ tx }) {
    return {
      warehouses: (await enabledWarehouses(tx)).map(({ code }) => code),
      countries: (await listCountries()).list.map(({ code }) => code),
    };
  },
  check,
  apply,
};

async function known({ tx, now }: ImportCtx, scope: SkuScope, rows: readonly SheetRow[]): Promise<Known> {
  const codes = [...new Set(rows.flatMap(({ cells }) => (cells['sku'] ? [cells['sku'].trim()] : [])))];
  const products = await productsOfCodes(tx, scope, codes, codes.map(codeKey));
  const { list } = await listCountries();
  const methods = (await tariffAt(tx, now))?.compiled.tariff.methods ?? [];
  const words = <Row>(all: readonly Row[], of: (row: Row) => readonly string[], to: (row: Row) => string) =>
    new Map(all.flatMap((row) => of(row).map((word): [string, string] => [word.toLowerCase(), to(row)])));
  return {
    products: new Map(products.map(({ code, ...product }) => [code, product])),
    warehouses: new Map((await enabledWarehouses(tx)).map(({ code, warehouse_id }) => [code, warehouse_id])),
    countries: words(
      list,
      ({ code, name_en, name_cn }) => [code, name_en, name_cn],
      ({ code }) => code,
    ),
    methods: words(
      methods,
      ({ method, name_en, name_zh }) => [method, name_en, name_zh],
      ({ method }) => method,
    ),
  };
}

type Planned = { readonly group: OrderGroup; readonly priced: Priced | null; readonly faults: readonly GroupFault[] };

/** Every order of the file with its price and all its errors, also those that need the database. */
async function plan(ctx: ImportCtx, scope: SkuScope, rows: readonly SheetRow[]): Promise<Planned[]> {
  const names = await known(ctx, scope, rows);
  const groups = groupsOf(rows).map((group) => readOrder(group, names));
  const numbers = rows.flatMap(({ cells }) => cells['platform_order_no']?.trim() || []);
  const used = await numbersInUse(ctx.tx, scope.customerId, numbers);
  const prices = await pricesOf(ctx, scope, groups);
  return groups.map((group) => {
    const faults = [...group.faults];
    const row = group.rows[0];
    const order_no = used.get(row?.cells['platform_order_no']?.trim().toLowerCase() ?? '');
    if (row && order_no !== undefined)
      faults.push({ row_no: row.row_no, column: 'platform_order_no', code: 'orders.number_exists', params: { order_no } });
    const priced = group.input === null ? undefined : prices.get(group.input);
    if (Array.isArray(priced)) faults.push(...priced.map((error) => faultOf(error, group.rows)));
    else if (priced && group.input && !offeredMethod(priced, group.input.method))
      faults.push({ row_no: row?.row_no ?? 0, column: 'method', code: 'orders.method_not_offered', params: {} });
    return { group, faults, priced: priced && !Array.isArray(priced) ? priced : null };
  });
}

/** Prices of the orders that name a method, all at once. */
async function pricesOf({ tx, now }: ImportCtx, { customerId }: SkuScope, groups: readonly OrderGroup[]) {
  const chosen = groups.flatMap(({ input }) => (input && input.method !== '' ? [input] : []));
  if (chosen.length === 0) return new Map<OrderInput, Awaited<ReturnType<typeof priceParcels>>[number]>();
  const asked = chosen.map((input) => ({ ...askedOf(input), only: input.method }));
  const priced = await priceParcels(tx, customerId, asked, now);
  return new Map(chosen.map((input, place) => [input, priced[place] ?? []]));
}

async function check(ctx: ImportCtx, scope: SkuScope, _mode: unknown, rows: readonly SheetRow[]): Promise<CheckedRow[]> {
  const planned = await plan(ctx, scope, rows);
  plans.set(ctx, { rows, planned });
  const faults = Map.groupBy(
    planned.flatMap((one) => one.faults),
    ({ row_no }) => row_no,
  );
  return rows.map((row) => {
    const own = (faults.get(row.row_no) ?? []).map(({ row_no: _row, ...fault }) => fault);
    return { ...row, faults: own, state: own.length > 0 ? 'faulty' : 'good' };
  });
}

/** The last check of each request: its prices need not be computed again when its rows are written. */
const plans = new WeakMap<ImportCtx, { readonly rows: readonly SheetRow[]; readonly planned: Planned[] }>();

/** The plan of exactly these rows. The cells are compared by identity: a row that was read or changed since is another one. */
function plannedBefore(ctx: ImportCtx, rows: readonly SheetRow[]): Planned[] | null {
  const last = plans.get(ctx);
  const isSame = last?.rows.length === rows.length && rows.every(({ cells }, at) => cells === last.rows[at]?.cells);
  return isSame ? last.planned : null;
}

/** The rows were checked in this transaction. */
async function apply(ctx: ImportCtx, scope: SkuScope, _mode: unknown, rows: readonly SheetRow[]): Promise<void> {
  if (!isMerchant(ctx)) throw new Error('orders are imported by a merchant');
  const planned = plannedBefore(ctx, rows) ?? (await plan(ctx, scope, rows));
  await writeOrders(
    ctx,
    planned.flatMap(({ group, priced }) => (group.input ? [{ input: group.input, priced }] : [])),
  );
}

function isMerchant(ctx: ImportCtx): ctx is MerchantCtx {
  return ctx.actor.kind !== 'system';
}
