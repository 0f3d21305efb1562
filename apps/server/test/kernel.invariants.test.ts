import { beforeAll, describe, expect, it } from 'vitest';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import '#server/areas/answers.ts';
import { brokenChains, brokenInvariants, invariants } from '../../../prove/invariants.ts';
import { anInboundInput } from './kit/inbound.ts';
import { receivingKit, stationKit } from './kit/receiving.ts';
import { shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';

/** For each invariant one statement that breaks one row of it. */
const damage: Readonly<Record<string, string>> = {
  wallet_is_sum_of_ledger: 'update wallets set balance = balance + 1 where customer_id = (select min(customer_id) from wallets)',
  wallet_is_sum_of_holds:
    'update wallets set held = held + 1 where held > 0 and customer_id = (select min(customer_id) from wallets where held > 0)',
  holds_are_of_open_orders: `insert into wallet_holds (customer_id, source_type, source_no, amount, created_at)
    select customer_id, 'order', order_no, 1, now() from orders where status = 'delivered' limit 1`,
  top_ups_are_credited_once: `update top_ups set credited_usd = credited_usd + 1 where status = 'received'`,
  packed_orders_are_charged_once: `update wallet_entries set amount = amount - 1 where entry_id = (select min(entry_id) from wallet_entries where bill_type = 'order')`,
  stock_is_sum_of_log: `delete from stock_log where log_id = (select max(log_id) from stock_log where kind = 'shelved')`,
  stock_is_sum_of_layers:
    'update stock_layers set remaining = remaining - 1 where layer_id = (select min(layer_id) from stock_layers where remaining > 0)',
  frozen_is_sum_of_freezes: 'delete from stock_freezes where source_no = (select min(source_no) from stock_freezes)',
  freezes_are_of_open_orders: `update orders set status = 'canceled', canceled_at = now() where order_no = (select min(source_no) from stock_freezes)`,
  expected_is_sum_of_appointments: 'update stock_levels set expected = expected + 1 where expected > 0',
  shelved_units_are_stock_once: 'update inbound_box_items set shelved = shelved - 1 where shelved > 0 and box_no = 1',
  serial_numbers_are_of_packed_orders: `update serial_numbers set system_order_no = 'SO-261118-222222' where status = 'bound'`,
  timelines_are_legal: `delete from order_events where kind = 'packed'`,
  order_numbers_are_unique: `update orders set platform_order_no = 'TWICE' where status <> 'canceled'`,
  shipments_are_recomputed: 'update statistics_shipments set orders = orders + 1 where orders > 0',
  deliveries_are_recomputed: 'delete from statistics_deliveries',
  placed_are_recomputed: 'update statistics_placed set orders = orders + 1',
  skus_are_recomputed: 'update statistics_skus set units = units + 1',
  expenses_are_recomputed: 'delete from statistics_expenses where fee_type = (select min(fee_type) from statistics_expenses)',
};

describe('the invariants `npm run prove` looks at', () => {
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    app = await testApp();
    await someBusiness(app);
  });

  it('hold after orders, parcels, top-ups and appointments went their ways', async () => {
    expect(await brokenInvariants(app.deps.database.pool)).toEqual([]);
    expect(await brokenChains(app.deps.database)).toEqual([]);
  });

  it('have a statement each that breaks them', () => {
    expect(Object.keys(damage).toSorted()).toEqual(invariants.map(({ name }) => name).toSorted());
  });

  for (const [name, statement] of Object.entries(damage))
    it(`see one broken row: ${name}`, async () => {
      const client = await app.deps.database.pool.connect();
      try {
        await client.query('begin');
        // A crash can leave an index that no longer refuses a second row.
        await client.query('drop index orders_platform_order_no');
        const { rowCount } = await client.query(statement);
        expect(rowCount).toBeGreaterThan(0);
        expect((await brokenInvariants(client)).map(({ invariant }) => invariant)).toContain(name);
      } finally {
        await client.query('rollback');
        client.release();
      }
    });

  it('see a changed line of the operation log', async () => {
    await app.deps.database.pool.query(
      `update operation_log set operator = 'nobody' where log_id = (select min(log_id) from operation_log)`,
    );
    expect(await brokenChains(app.deps.database)).toMatchObject([{ invariant: 'hash_chains' }]);
  });
});

/** Two orders of one merchant (one delivered with its serial number, one that waits), a received top-up, a shelved and an expected appointment. */
async function someBusiness(app: Awaited<ReturnType<typeof testApp>>): Promise<void> {
  const { send, make, deps } = app;
  const kit = await shippingKit(app);
  const shop = await kit.aSeller({ minor: 0 });
  const { customer_id, product } = shop;
  const topUp = await topUpKit(app).aTopUp(shop);
  const finance = await make.aStaff('finance');
  const review = { customer_id, top_up_id: topUp.top_up_id, decision: 'receive', credited_usd: '100.00' } as const;
  expect((await send(topUpsDeskCalls.deskReview, review, finance.token)).status).toBe(200);

  await deps.database.db.updateTable('products').set({ scan_serial: true }).where('product_id', '=', product.product_id).execute();
  await deps.database.db
    .insertInto('serial_numbers')
    .values(['SN-1', 'SN-2', 'SN-3'].map((serial_number) => ({ customer_id, serial_number, product_id: product.product_id })))
    .execute();
  const order = await kit.waitingOf(shop);
  await kit.waitingOf(shop);
  await kit.approve([order.one]);
  let used = 0;
  const { expected_g } = await kit.scanAll(order.one, kit.packer.token, () => `SN-${++used}`);
  const { content } = await kit.pack(order.one, expected_g);
  expect((await kit.ship(content.waybill_no, kit.newNumber())).status).toBe(200);
  const service = await make.aStaff('customer_service');
  expect((await send(trackingDeskCalls.deskSet, { ...order.one, status: 'delivered' }, service.token)).status).toBe(200);

  const inbound = await receivingKit(app).anInbound();
  const station = stationKit(app, kit.packer);
  await station.qualifyAll(inbound);
  expect((await station.shelve(inbound)).status).toBe(200);
  const draft = await send(inboundCalls.save, anInboundInput(product.product_id), shop.token);
  expect((await send(inboundCalls.submit, { inbound_id: draft.content.inbound_id }, shop.token)).status).toBe(200);
}
