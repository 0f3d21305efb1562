import type { StoreOrder } from '@quayside/domain/connectors/store-order';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { insertOrders, lockNew, writeOutcomes, writeStoreOrder } from './store-orders.queries.ts';
import { submittedOrder } from './store-changes.queries.ts';
import { rememberSkus } from './store-skus.queries.ts';
import { insertStore, type Key } from './stores.queries.ts';

const HOUR_MS = 3_600_000;

const lineOf = (sku: string, title: string) => ({ sku, title, quantity: 1, unit_price: '24.00', stock_ref: '' });

function orderOf(no: number, at: Date, line: StoreOrder['lines'][number]): StoreOrder {
  return {
    external_id: `gid://shopify/Order/${no}`,
    number: `#${no}`,
    ordered_at: at.toISOString(),
    state: 'open',
    currency: 'EUR',
    remark: '',
    recipient: {
      first_name: 'Mia',
      last_name: 'Schulz',
      company: '',
      phone: '',
      email: 'mia@mail.example',
      country: 'DE',
      state: 'Berlin',
      city: 'Berlin',
      postal_code: '10115',
      address1: 'Gartenstraße 12',
      address2: '',
    },
    lines: [line],
  };
}

/** An order that is submitted here, and cancelled in the shop since. */
async function fillChanged({ tx, now }: SystemCtx, key: Key, line: StoreOrder['lines'][number]): Promise<void> {
  const order = await submittedOrder(tx, key.customer_id);
  if (!order) return;
  await insertOrders(tx, key, [orderOf(1040, now, line)], now);
  for (const { store_order_id } of await lockNew(tx, key, 1)) {
    const mark = { shop_state: 'canceled', shop_change: 'canceled', shop_changed_at: now } as const;
    await writeStoreOrder(tx, key.customer_id, store_order_id, { ...mark, ...order, state: 'submitted', content: null });
  }
}

/** A shop with orders that wait for a person. It is switched off: the demo asks nobody on the internet. */
const fillStores: DemoFill = async (ctx, customer_id) => {
  const { tx, now } = ctx;
  const key = await insertStore(tx, customer_id, {
    kind: 'shopify',
    name: 'Lamps EU',
    shop_url: 'https://lamps-eu.myshopify.com',
    shop_name: 'Lamps & Co',
    state: 'connected',
    enabled: false,
    warehouse_id: 1,
    order_prefix: 'EU-',
    rules: JSON.stringify([]),
    pull_since: now,
    next_pull_at: now,
    pulled_at: new Date(now.getTime() - HOUR_MS),
    pulled_count: 3,
    created_at: now,
  });
  const [lamp, shade] = [lineOf('OAK-DESK-LAMP', 'Desk lamp, oak'), lineOf('SHADE-LINEN-30', 'Lamp shade, linen 30 cm')];
  await rememberSkus(tx, key, [lamp, shade], now);
  await fillChanged(ctx, key, lamp);
  await insertOrders(tx, key, [orderOf(1041, now, lamp), orderOf(1042, now, lamp), orderOf(1043, now, shade)], now);
  const rows = await lockNew(tx, key, 10);
  const none = { order_id: null, submit_due: false };
  await writeOutcomes(
    tx,
    customer_id,
    rows.map(({ store_order_id, number }) =>
      number === '#1042'
        ? { ...none, store_order_id, state: 'ignored', reason: 'canceled_in_store', details: {}, unmapped: [] }
        : {
            ...none,
            store_order_id,
            state: 'held',
            reason: 'unmapped',
            details: {},
            unmapped: [number === '#1041' ? lamp.sku : shade.sku],
          },
    ),
    now,
  );
};

export const connectorsDemo = [fillStores];
