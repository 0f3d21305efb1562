import { randomBytes } from 'node:crypto';
import * as phoneLibrary from 'libphonenumber-js/max';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { orderMachine } from '@quayside/domain/orders/order-machine';
import { ORDER_NO_RANDOM_LETTERS, orderNoOf, whyNot } from '@quayside/domain/orders/order-rules';
import { setPhoneLibrary } from '@quayside/domain/orders/phones';
import { consumablesOf } from '#server/areas/consumables/consumables.public.ts';
import { existingProducts, holdProducts } from '#server/areas/products/products.public.ts';
import { listWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import { mapConstraintError } from '#server/kernel/constraint-error.ts';
import { canChoose } from '#server/kernel/can-choose.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found, refuseFields, refuseIf } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import { chosenPrice, storeQuote, storeServices } from './logistics.ts';
import { addOrderEvent } from './order-events.ts';
import { servicesOf } from './order-quotes.queries.ts';
import type { Priced } from './price-order.ts';
import * as writes from './order-writes.queries.ts';
import * as orders from './orders.queries.ts';
import { getOrder } from './read-orders.ts';

const TRIES = 20;
// Every way an order is written or checked comes through this area.
setPhoneLibrary(phoneLibrary);

/** Saves what the wizard holds; it demands a shipping method (D-33). */
export async function saveFromWizard(ctx: MerchantCtx, input: OrderInput) {
  return saveOrder(ctx, input, 'wizard');
}

/**
 * Adds an order, or changes one the merchant may still change; one that staff sent back waits to be submitted again (`fix`). All errors
 * are returned together, each with its field.
 */
export async function saveOrder(ctx: MerchantCtx, input: OrderInput, by: 'wizard' | 'products' | 'import' = 'import') {
  const { tx, actor } = ctx;
  const before = input.order_id === undefined ? null : await openForChange(ctx, input.order_id, input.updated_at);
  const faults = await errorsOf(ctx, input, before?.consumables ?? []);
  // A price is only known for goods that exist, from a warehouse that exists.
  const priced = faults.some(({ path }) => /^(?:lines|warehouse_id)/.test(path)) ? null : await chosenPrice(ctx, input);
  if (Array.isArray(priced)) faults.push(...priced);
  if (by === 'wizard' && input.method === '') faults.push({ path: 'method', code: 'orders.no_method', params: {} });
  if (before && by !== 'products' && areServicesFixed(before, input))
    faults.push({ path: 'services', code: 'orders.services_fixed', params: {} });
  refuseFields(...faults);
  const order_id = input.order_id === undefined ? await createOrder(ctx, input) : await changeOrder(ctx, input.order_id, input);
  // Lock order: products after the order. A product deleted since the check is still reported at its line.
  refuseFields(...productFaults(input, await holdProducts(tx, actor, productIds(input))));
  if (before) await writes.clearParts(tx, actor.customerId, order_id);
  await writes.insertLines(tx, actor.customerId, order_id, input.lines);
  await writes.insertPackaging(tx, actor.customerId, order_id, input.consumables);
  await setLogistics(ctx, order_id, input, Array.isArray(priced) ? null : priced);
  await addOrderEvent(
    ctx,
    { customer_id: actor.customerId, order_id },
    before ? (by === 'products' ? 'products_changed' : 'saved') : 'created',
  );
  return getOrder(ctx, { order_id });
}

/** The quote of the chosen method, the services, and a status that can be submitted. */
async function setLogistics(ctx: MerchantCtx, order_id: number, input: OrderInput, priced: Priced | null): Promise<void> {
  const { customerId } = ctx.actor;
  const quote_id = priced ? (await storeQuote(ctx, customerId, order_id, priced, input.method)).quote_id : null;
  await storeServices(ctx, customerId, order_id, priced, input);
  const fixed = { status: orderMachine.moves.fix.to, error_reason: '', error_template: '', error_fields: [] };
  await writes.changeOrders(ctx.tx, customerId, [order_id], { quote_id, ...fixed });
}

/** Services are fixed once the order is created, as long as its products stay the same (ORD-35, D-27). */
function areServicesFixed(before: Before, { lines, services }: OrderInput): boolean {
  if (before.method === '') return false;
  const unitsIn = (list: readonly { product_id: number; quantity: number }[]) =>
    list.map(({ product_id, quantity }) => `${product_id} ${quantity}`).toSorted();
  const chosen = (list: readonly { service: string; quantity: number }[]) =>
    list.map(({ service, quantity }) => `${service} ${quantity}`).toSorted();
  const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');
  return isSame(unitsIn(before.lines), unitsIn(lines)) && !isSame(chosen(before.services), chosen(services));
}

type Before = Awaited<ReturnType<typeof openForChange>>;

/** Locks an order and returns what it holds; refused when it can no longer be changed or was changed since the caller read it. */
async function openForChange({ tx, actor }: MerchantCtx, orderId: number, seenAt: string | undefined) {
  const order = found(await orders.lockedOrder(tx, actor, orderId));
  refuseIf(whyNot('edit', order.status));
  if (seenAt !== undefined && Date.parse(seenAt) !== order.updated_at.getTime()) throw new Refusal('request.changed_meanwhile');
  const [packaging, lines, services] = await together(
    orders.packagingOf(tx, actor.customerId, orderId),
    orders.unitsOf(tx, actor.customerId, orderId),
    servicesOf(tx, actor.customerId, orderId),
  );
  return { method: order.method, consumables: packaging.map((one) => one.consumable_id), lines, services };
}

/** All errors that need the database. */
async function errorsOf(ctx: MerchantCtx, input: OrderInput, kept: readonly number[]): Promise<FieldError[]> {
  const { tx, actor } = ctx;
  const [faults, { list }, products, consumables] = await together(
    numberFaults(ctx, input),
    listWarehouses(ctx),
    existingProducts(tx, actor, productIds(input)),
    consumablesOf(tx, actor.customerId),
  );
  if (!list.some(({ warehouse_id }) => warehouse_id === input.warehouse_id))
    faults.push({ path: 'warehouse_id', code: 'orders.no_warehouse', params: {} });
  faults.push(...productFaults(input, products));
  const offered = new Map(consumables.map((one) => [one.consumable_id, one]));
  input.consumables.forEach(({ consumable_id: id }, at) => {
    if (!canChoose(offered, id, kept)) faults.push({ path: `consumables.${at}.consumable_id`, code: 'products.no_consumable', params: {} });
  });
  return faults;
}

async function numberFaults({ tx, actor }: MerchantCtx, { platform_order_no, order_id }: OrderInput): Promise<FieldError[]> {
  const same = await orders.orderOfNumber(tx, actor.customerId, platform_order_no, order_id);
  if (!same) return [];
  // A key of other warehouses does not learn the number of an order it cannot see.
  const isHidden = actor.warehouseIds !== null && !(await orders.orderDetail(tx, actor, same.order_id));
  return [{ path: 'platform_order_no', code: 'orders.number_exists', params: { order_no: isHidden ? platform_order_no : same.order_no } }];
}

const productIds = ({ lines }: OrderInput) => lines.map(({ product_id }) => product_id);

function productFaults({ lines }: OrderInput, there: ReadonlySet<number>): FieldError[] {
  return lines.flatMap(({ product_id }, at) =>
    there.has(product_id) ? [] : [{ path: `lines.${at}.product_id`, code: 'orders.no_product' as const, params: {} }],
  );
}

async function createOrder(ctx: MerchantCtx, input: OrderInput): Promise<number> {
  const { tx, actor, now } = ctx;
  const row = { ...fieldsOf(input), account_id: actor.accountId, created_at: now, updated_at: now };
  for (let tries = 0; tries < TRIES; tries++) {
    const order_no = orderNoOf(dayOf(now), actor.customerId, randomBytes(ORDER_NO_RANDOM_LETTERS));
    const made = await writes.insertOrder(tx, actor.customerId, { ...row, order_no });
    if (made) return made.order_id;
    // Race: if a concurrent save took the platform number, it is visible now. Otherwise our own number collided: retry with the next.
    refuseFields(...(await numberFaults(ctx, input)));
  }
  throw new Error('no order number could be made');
}

async function changeOrder({ tx, actor, now }: MerchantCtx, orderId: number, input: OrderInput): Promise<number> {
  // After a unique violation the transaction cannot query which order has the number, so the error names the number.
  const taken = { path: 'platform_order_no', code: 'orders.number_exists', params: { order_no: input.platform_order_no } } as const;
  const change = { ...fieldsOf(input), updated_at: now };
  await mapConstraintError(writes.writeOrder(tx, actor.customerId, orderId, change), { orders_platform_order_no: taken });
  return orderId;
}

function fieldsOf({
  order_id: _id,
  updated_at: _seen,
  lines: _lines,
  consumables: _packaging,
  services: _services,
  ...fields
}: OrderInput) {
  return fields;
}
