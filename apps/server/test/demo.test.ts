import { expect, it } from 'vitest';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { ProductInput } from '@quayside/contract/products/products.schemas';
import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { consumablesCalls } from '@quayside/contract/consumables/consumables.calls';
import { fillDemo } from '#server/demo/demo.ts';
import { stockKit } from './kit/stock.ts';
import { walletKit } from './kit/wallets.ts';
import { testApp } from './kit/test-app.ts';

const { app, deps, send } = await testApp();
// As in a fresh installation; the template of the tests has it off.
await deps.database.db
  .updateTable('basic_config')
  .set({ value: 'administrator,finance' })
  .where('cfg_name', '=', 'second_factor_roles')
  .execute();
await fillDemo(deps);
const signIn = async (email: string) => (await send(sessionsCalls.login, { email, password: 'Demo-2026!' })).content.token;

it('fills a shop with products every one of which the form itself would accept', async () => {
  const token = await signIn('merchant@demo.test');
  const { list } = (await send(productsCalls.list, { limit: 100 }, token)).content;
  expect(list).toHaveLength(25);
  for (const { product_id } of list) {
    const { content } = await send(productsCalls.get, { product_id }, token);
    const given = Object.fromEntries(Object.entries(content).filter(([key]) => key in ProductInput.shape));
    const consumables = content.consumables.map(({ consumable_id, attached }) => ({ consumable_id, quantity: attached }));
    expect(await send(productsCalls.save, { ...given, consumables } as never, token), content.sku).toMatchObject({ status: 200 });
  }
  const offered = (await send(consumablesCalls.list, {}, token)).content.list;
  expect(offered.map((one) => one.scope).sort()).toEqual(['company', 'company', 'company', 'customer']);
});

it('shows the supplier four of them', async () => {
  const { content } = await send(productsCalls.list, {}, await signIn('supplier@demo.test'));
  expect(content.list.map((row) => row.sku).sort()).toEqual(['LAMP-OAK-01', 'LAMP-OAK-02', 'SHADE-LINEN-L', 'SHADE-LINEN-S']);
});

it('has stock whose figures add up, of several ages', async () => {
  const { customer_id } = await deps.database.db.selectFrom('customers').select('customer_id').executeTakeFirstOrThrow();
  expect(await stockKit(deps).broken(customer_id)).toEqual([]);
  const { content } = await send(inventoryCalls.list, { limit: 100 }, await signIn('merchant@demo.test'));
  expect(content.count).toBeGreaterThan(30);
});

it('has orders to many countries, one of them cancelled, some with packaging chosen, and the form would accept each again', async () => {
  const token = await signIn('merchant@demo.test');
  const { list } = (await send(ordersCalls.list, { limit: 100 }, token)).content;
  expect(list).toHaveLength(12);
  expect(list.filter(({ status }) => status === 'canceled')).toHaveLength(1);
  expect(new Set(list.map(({ country }) => country)).size).toBeGreaterThan(7);
  const times = list.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  let packed = 0;
  for (const { order_id, status } of list) {
    const { content } = await send(ordersCalls.get, { order_id }, token);
    if (content.consumables.length > 0) packed++;
    for (const { available, quantity, sku } of content.lines) expect(available, sku).toBeGreaterThanOrEqual(quantity);
    const given = Object.fromEntries(Object.entries(content).filter(([key]) => key in OrderInput.shape));
    const consumables = content.consumables.map(({ consumable_id, attached }) => ({ consumable_id, quantity: attached }));
    const lines = content.lines.map(({ product_id, product_name, unit_price, quantity }) => ({
      product_id,
      product_name,
      unit_price,
      quantity,
    }));
    const again = await send(ordersCalls.save, { ...given, lines, consumables } as never, token);
    expect(again, content.order_no).toMatchObject({ status: status === 'approving' ? 200 : 409 });
  }
  expect(packed).toBeGreaterThan(5);
});

it('has money that came and went for several reasons, and a payment that waits with its voucher', async () => {
  const token = await signIn('merchant@demo.test');
  const { customer_id } = await deps.database.db.selectFrom('customers').select('customer_id').executeTakeFirstOrThrow();
  expect(await walletKit(deps).broken(customer_id)).toEqual([]);
  expect((await send(walletsCalls.balance, {}, token)).content).toMatchObject({ held: '64.20', credit_limit: '500.00' });
  const entries = (await send(transactionsCalls.list, { limit: 100 }, token)).content.list;
  expect(new Set(entries.map(({ bill_type }) => bill_type))).toEqual(new Set(['top_up', 'order', 'storage', 'adjustment']));
  const times = entries.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const { list } = (await send(topUpsCalls.list, {}, token)).content;
  expect(list.map(({ status }) => status)).toEqual(['submitted', 'rejected', 'received', 'received']);
  for (const { voucher_url } of list) {
    const { rawPayload } = await app.inject({ url: voucher_url, headers: { token } });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  for (const platform_type of [1, 3, 4]) {
    const open = deps.database.db.selectFrom('receiving_accounts').select('method').where('platform_type', '=', platform_type);
    expect((await open.execute()).length).toBeGreaterThan(3);
  }
});

it('has storage bills, settled and not, and an adjustment that another staff member must approve', async () => {
  const token = await signIn('merchant@demo.test');
  const { list } = (await send(storageFeesCalls.list, { limit: 100 }, token)).content;
  expect(new Set(list.map(({ warehouse_id }) => warehouse_id))).toEqual(new Set([1, 2]));
  expect(list.filter(({ settled }) => settled === 1)).toHaveLength(4);
  expect(list.filter(({ discount }) => discount === '1.50')).toHaveLength(1);
  const { content } = await send(sessionsDeskCalls.deskLogin, { email: 'admin@desk.test', password: 'Demo-2026!' });
  const waiting = (await send(walletsDeskCalls.deskAdjustments, { state: 'proposed' }, content.token)).content.list;
  expect(waiting).toMatchObject([{ amount: '-620.00', proposed_by: 'Hana Sato' }]);
  const lines = (await send(topUpsDeskCalls.deskStatementLines, {}, content.token)).content.list;
  expect(lines.map(({ state }) => state).sort()).toEqual(['confirmed', 'open', 'proposed']);
});

it('lets its staff work without a second factor, also in an installation that demands one', async () => {
  const row = deps.database.db.selectFrom('basic_config').select('value').where('cfg_name', '=', 'second_factor_roles');
  expect(await row.executeTakeFirst()).toEqual({ value: '' });
  for (const email of ['admin@desk.test', 'finance@desk.test']) {
    const { token } = (await send(sessionsDeskCalls.deskLogin, { email, password: 'Demo-2026!' })).content;
    expect((await send(sessionsDeskCalls.currentStaff, {}, token)).content.must_enrol).toBe(0);
  }
});
