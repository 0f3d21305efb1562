import { randomBytes } from 'node:crypto';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { WorkOrderInput } from '@quayside/contract/work-orders/work-orders.schemas';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { customerDocumentNo, DOCUMENT_RANDOM_LETTERS } from '@quayside/domain/kernel/readable-code';
import { available } from '@quayside/domain/products/stock-level';
import { totalOf, unitsOf, workFees, workOptions, type WorkOption } from '@quayside/domain/work-orders/work-rules';
import { freezeStock, lockLevels } from '#server/areas/inventory/inventory.public.ts';
import { holdProducts } from '#server/areas/products/products.public.ts';
import { holdMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import { listWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { pricesOn } from './desk-work-orders.queries.ts';
import { addEvent, documentOf, getWorkOrder } from './work-orders.service.ts';
import * as work from './work-orders.queries.ts';

const TRIES = 20;
type Code = FieldError['code'];
const error = (path: string, code: Code, params: FieldError['params'] = {}): FieldError => ({ path, code, params });

/**
 * Submits a work order: its units are frozen and its quoted total is held until it ends. All errors are returned together. Lock order:
 * the new document, its products, the stock levels, the wallet (decision 0004).
 */
export async function addWorkOrder(ctx: MerchantCtx, input: WorkOrderInput) {
  const { tx, actor, now } = ctx;
  const { prices } = await pricesOn(tx, dayOf(now));
  const fees = workFees({ ...input, units: unitsOf(input.type, input.lines, input.bundle_quantity) }, prices);
  const total = totalOf(fees);
  const before = await formErrors(ctx, input, total);
  // `FOR KEY SHARE`: also the bundle's product cannot be deleted until we commit. Products are locked before levels (decision 0004).
  const known = await holdProducts(tx, actor, productsOf(input));
  const missing = productErrors(input, known);
  const keys = before.some(({ path }) => path === 'warehouse_id') ? [] : keysOf(input, known);
  const levels = keys.length === 0 ? [] : await lockLevels(ctx, actor.customerId, keys);
  refuseFields(...before, ...missing, ...stockErrors(input, levels));
  const row = await insert(ctx, input, { prices, fees, total });
  await work.insertLines(tx, row, input.lines);
  await addEvent(ctx, row, 'submitted');
  const lines = input.lines.map((line) => ({ ...line, warehouse_id: input.warehouse_id }));
  await freezeStock(ctx, actor.customerId, documentOf(row), lines);
  await holdMoney(ctx, actor.customerId, documentOf(row), usd(total));
  return getWorkOrder(ctx, row);
}

const productsOf = ({ lines, bundle_product_id }: WorkOrderInput) => [
  ...new Set([...lines.map(({ product_id }) => product_id), ...(bundle_product_id === null ? [] : [bundle_product_id])]),
];

function keysOf({ lines, warehouse_id }: WorkOrderInput, known: ReadonlySet<number>) {
  const ids = new Set(lines.map(({ product_id }) => product_id).filter((id) => known.has(id)));
  return [...ids].map((product_id) => ({ warehouse_id, product_id }));
}

async function formErrors(ctx: MerchantCtx, input: WorkOrderInput, total: string): Promise<FieldError[]> {
  const { list } = await listWarehouses(ctx);
  const offered: readonly WorkOption[] = workOptions[input.type];
  const ids = input.lines.map(({ product_id }) => product_id);
  return [
    ...(list.some(({ warehouse_id }) => warehouse_id === input.warehouse_id) ? [] : [error('warehouse_id', 'required')]),
    ...input.options.flatMap((option, at) => (offered.includes(option) ? [] : [error(`options.${at}`, 'work-orders.other_type')])),
    ...ids.flatMap((id, at) => (ids.indexOf(id) < at ? [error(`lines.${at}.product_id`, 'duplicate')] : [])),
    ...bundleErrors(input),
    ...(input.type === 'return' && input.address === null ? [error('address.name', 'required')] : []),
    ...(input.type !== 'return' && input.address !== null ? [error('address.name', 'work-orders.other_type')] : []),
    ...(usd(input.total).minor === usd(total).minor ? [] : [error('total', 'work-orders.price_changed', { total })]),
  ];
}

/** Every component must divide evenly among the bundles. */
function bundleErrors({ type, lines, bundle_product_id, bundle_quantity }: WorkOrderInput): FieldError[] {
  if (type !== 'bundle')
    return bundle_product_id === null && bundle_quantity === null ? [] : [error('bundle_product_id', 'work-orders.other_type')];
  return [
    ...(bundle_product_id === null ? [error('bundle_product_id', 'required')] : []),
    ...(bundle_quantity === null ? [error('bundle_quantity', 'required')] : []),
    ...lines.flatMap(({ product_id, quantity }, at) => [
      ...(product_id === bundle_product_id ? [error(`lines.${at}.product_id`, 'work-orders.bundle_part')] : []),
      ...(bundle_quantity !== null && quantity % bundle_quantity !== 0
        ? [error(`lines.${at}.quantity`, 'work-orders.bundle_uneven', { bundles: bundle_quantity })]
        : []),
    ]),
  ];
}

function productErrors({ lines, bundle_product_id }: WorkOrderInput, known: ReadonlySet<number>): FieldError[] {
  const isGone = bundle_product_id !== null && !known.has(bundle_product_id);
  return [
    ...lines.flatMap(({ product_id }, at) => (known.has(product_id) ? [] : [error(`lines.${at}.product_id`, 'work-orders.no_product')])),
    ...(isGone ? [error('bundle_product_id', 'work-orders.no_product')] : []),
  ];
}

type Level = { readonly product_id: number; readonly total: number; readonly frozen: number };

/** Units that others hold are not available: each line says how many are. */
function stockErrors({ lines }: WorkOrderInput, levels: readonly Level[]): FieldError[] {
  const free = new Map(levels.map((level) => [level.product_id, available(level)]));
  return lines.flatMap(({ product_id, quantity }, at) => {
    const left = free.get(product_id);
    return left !== undefined && quantity > left ? [error(`lines.${at}.quantity`, 'work-orders.not_available', { available: left })] : [];
  });
}

type Priced = { readonly prices: object; readonly fees: readonly object[]; readonly total: string };

async function insert({ tx, actor, now }: MerchantCtx, input: WorkOrderInput, { prices, fees, total }: Priced) {
  const { type, warehouse_id, options, bundle_product_id, bundle_quantity, note, lines } = input;
  const row = {
    type,
    warehouse_id,
    options: [...new Set(options)],
    skus: lines.length,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    bundle_product_id,
    bundle_quantity,
    address: input.address && JSON.stringify(input.address),
    note,
    prices: JSON.stringify(prices),
    fees: JSON.stringify(fees),
    quoted: total,
    account_id: actor.accountId,
    created_by: actorLabel(actor),
    created_at: now,
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const work_order_no = customerDocumentNo('SS', dayOf(now), actor.customerId, randomBytes(DOCUMENT_RANDOM_LETTERS));
    const made = await work.insertWorkOrder(tx, actor.customerId, { ...row, work_order_no });
    if (made) return made;
  }
  throw new Error('no work order number could be made');
}
