import { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { sendBackReasons } from '@quayside/domain/orders/send-back';
import { orderKeyOf } from '@quayside/domain/verification/verification-rules';
import { text } from '@quayside/i18n/texts';
import { askedOf, cancelOrders, quoteOrder, saveOrder } from '#server/areas/orders/orders.public.ts';
import { submitOrder } from '#server/areas/orders/submit-orders.ts';
import { approveOrder, sendBackOrder } from '#server/areas/verification/decide-orders.ts';
import type { MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { demoOrders, sentBack, type DemoOrder } from './demo-order-rows.ts';
import type { Timeline } from './year/timeline.ts';
import type { People } from './year/year-people.ts';

const HOUR_MS = 3_600_000;

type Known = {
  readonly products: ReadonlyMap<string, { product_id: number; name_en: string; declared_value: string }>;
  readonly consumables: ReadonlyMap<string, number>;
};

/** The orders of the last days that wait for somebody, made through the services that merchants and staff call. */
export async function planOrders(timeline: Timeline, ctx: SystemCtx, people: People, customerId: number): Promise<void> {
  const known = await lookUp(ctx, customerId);
  const at = (hours: number) => ctx.now.getTime() - hours * HOUR_MS;
  for (const { state, method, hours, cells } of demoOrders) {
    const order = OrderInput.parse(orderOf(cells, known));
    timeline.add(at(hours), async (then) => {
      const merchant = people.merchant(then);
      const saved = { ...order, method: await chosen(merchant, order, method) };
      const { order_id } = await saveOrder(merchant, saved);
      if (state === 'canceled') timeline.add(at(hours - 4), (later) => cancelOrders(people.merchant(later), { ids: [order_id] }));
      // A tariff that the provider published before may offer no method for it: then it waits for one.
      if (state === 'approving' || state === 'canceled' || saved.method === '') return;
      timeline.add(at(hours - 0.1), (later) => submitOrder(people.merchant(later), { ids: [order_id], accepted: [] }));
      const one = { customer_id: customerId, order_id };
      const decided = at(hours - 2);
      if (state === 'approved') timeline.add(decided, (later) => approveOrder(people.clerk(later), { keys: [orderKeyOf(one)] }));
      if (state === 'error')
        timeline.add(decided, (later) => sendBackOrder(people.clerk(later), { ...one, ...reasonOf(order.platform_order_no) }));
    });
  }
}

/** The cheapest method is what most merchants choose; none where no method takes the parcel, such as a military address. */
async function chosen(ctx: MerchantCtx, order: OrderInput, wanted: DemoOrder['method']): Promise<string> {
  if (wanted === 'none') return '';
  const offered = (await quoteOrder(ctx, askedOf(order))).methods.filter((one) => one.offered);
  const [first] = wanted === 'fastest' ? offered.toSorted((a, b) => a.days_max - b.days_max) : offered;
  return first?.method ?? '';
}

function reasonOf(number: string) {
  const reason = sentBack[number as keyof typeof sentBack]; // every order of the state `error` has one
  return { template: reason, reason: text('en', 'mailTexts', `verification.reason.${reason}`), fields: [sendBackReasons[reason]] };
}

async function lookUp({ tx }: SystemCtx, customerId: number): Promise<Known> {
  const products = await tx
    .selectFrom('products')
    .select(['sku', 'product_id', 'name_en', 'declared_value'])
    .where('customer_id', '=', customerId)
    .execute();
  const consumables = await tx.selectFrom('consumables').select(['name_en', 'consumable_id']).execute();
  return {
    products: new Map(products.map((one) => [one.sku, one])),
    consumables: new Map(consumables.map((one) => [one.name_en, one.consumable_id])),
  };
}

function orderOf(cells: DemoOrder['cells'], { products, consumables }: Known) {
  const [platform_order_no, warehouse, goods, name = '', phone, country, state, city, postal_code, ...rest] = cells;
  const [house_number, address1, address_type, packaging, remark] = rest;
  const [first_name, ...last] = name.split(' ');
  const lines = counted(goods).map(({ what, quantity, price }) => {
    const product = products.get(what);
    return { product_id: product?.product_id, product_name: product?.name_en, unit_price: price ?? product?.declared_value, quantity };
  });
  const taken = counted(packaging).map(({ what, quantity }) => ({ consumable_id: consumables.get(what), quantity }));
  const place = { country, state, city, postal_code, house_number, address1, address_type };
  const order = { platform_order_no, warehouse_id: Number(warehouse), first_name, last_name: last.join(' '), phone, remark };
  return { ...order, ...place, lines, consumables: taken };
}

/** "Carton S x 1, Bubble bag x 2", "EARBUDS-AIR x 1 @ 49.00". */
function counted(cell = '') {
  const each = cell === '' ? [] : cell.split(', ');
  return each.map((one) => {
    const [what = '', quantity, price] = one.split(/ x | @ /);
    return { what, quantity: Number(quantity), price };
  });
}
