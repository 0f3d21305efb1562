import { describe, expect, it } from 'vitest';
import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { workOrdersDeskCalls } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { clearOldAddresses } from '#server/areas/work-orders/clear-addresses.ts';
import { dayOf } from '#server/kernel/days.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { workKit } from './kit/work-orders.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { aSeller, add } = workKit(t);
const { deskPrices, deskSavePrices, deskBegin, deskComplete } = workOrdersDeskCalls;
const finance = await make.aStaff('finance');
const clerk = await make.aStaff('warehouse_clerk');
const day = (plus: number) => dayOf(new Date(Date.now() + plus * 86_400_000));
const current = async () => (await send(deskPrices, {}, finance.token)).content.list[0]?.prices ?? ({} as never); // the migration writes one
const address = { name: 'Li Wei', phone: '+86 138', country: 'CN', city: 'Shenzhen', postal_code: '518000', address: 'Road 1' };

describe('prices', () => {
  it('a new list is valid from its day, keeps the old ones, and changes nothing that was submitted before', async () => {
    const shop = await aSeller();
    const { content } = await add(shop);
    const prices = await current();
    await send(deskSavePrices, { valid_from: day(1), prices: { ...prices, relabel: '9.00' } }, finance.token);
    expect((await send(workOrdersCalls.options, {}, shop.token)).content.prices.relabel).toBe('0.15');
    const { content: saved } = await send(deskSavePrices, { valid_from: day(0), prices: { ...prices, relabel: '1.00' } }, finance.token);
    expect(saved.list.map(({ valid_from }) => valid_from)).toEqual([day(1), day(0), '2024-01-01']);
    expect((await add(shop)).content.total).toBe('13.00');
    const both = { customer_id: shop.customer_id, work_order_id: content.work_order_id };
    await send(deskBegin, both, clerk.token);
    const lines = [{ product_id: shop.product.product_id, done_quantity: 10 }];
    expect((await send(deskComplete, { ...both, lines }, clerk.token)).content.total).toBe('4.50');
  });

  it('a past day and a price that is no number are refused; the warehouse cannot change prices', async () => {
    const prices = await current();
    expect(errorsOf(await send(deskSavePrices, { valid_from: day(-1), prices }, finance.token))).toEqual([
      ['valid_from', 'work-orders.past'],
    ]);
    const bad = await send(deskSavePrices, { valid_from: day(1), prices: { ...prices, photo: 'free', count: '1.234' } }, finance.token);
    expect(errorsOf(bad).map(([path]) => path)).toEqual(['prices.count', 'prices.photo']);
    expect((await send(deskSavePrices, { valid_from: day(1), prices }, clerk.token)).status).toBe(403);
  });
});

it('six months after its end a return loses its address, as orders lose their recipient; newer and open ones keep it', async () => {
  const shop = await aSeller();
  const made = async () => (await add(shop, { type: 'return', address })).content.work_order_id;
  const [old, fresh, open] = [await made(), await made(), await made()];
  for (const id of [old, fresh]) await send(workOrdersCalls.cancel, { work_order_id: id }, shop.token);
  const past = new Date(Date.now() - 200 * 86_400_000);
  await db.updateTable('work_orders').set({ closed_at: past }).where('work_order_id', '=', old).execute();
  const until = new Date(Date.now() - 180 * 86_400_000);
  expect(await asSystem(deps.database, (tx) => clearOldAddresses(systemCtx(deps, tx), { until, batch: 1 }))).toBe(1);
  const read = async (work_order_id: number) => (await send(workOrdersCalls.get, { work_order_id }, shop.token)).content;
  expect(await read(old)).toMatchObject({ address: null, address_cleared_at: expect.any(String) });
  expect((await read(old)).events.at(-1)).toMatchObject({ kind: 'address_cleared', actor_kind: 'system' });
  expect((await read(fresh)).address).toEqual(address);
  expect((await read(open)).address).toEqual(address);
});
