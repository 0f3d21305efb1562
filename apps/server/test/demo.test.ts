import { expect, it } from 'vitest';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
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
import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { consumablesCalls } from '@quayside/contract/consumables/consumables.calls';
import { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
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
// The demo brings its own tariff where none is published yet.
await deps.database.db.deleteFrom('tariff_versions').execute();
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

const allOrders = async (token: string) => (await send(ordersCalls.list, { limit: 100 }, token)).content.list;

it('has orders in every state to many countries by many methods; those sent back say why and name the field', async () => {
  const token = await signIn('merchant@demo.test');
  const list = await allOrders(token);
  const counts = Object.fromEntries([...Map.groupBy(list, ({ status }) => status)].map(([status, some]) => [status, some.length]));
  expect(counts).toEqual({ approving: 13, uploaded: 12, error: 3, approved: 8, canceled: 3 });
  expect(new Set(list.map(({ country }) => country)).size).toBeGreaterThan(12);
  expect(new Set(list.map(({ method }) => method)).size).toBeGreaterThan(6);
  expect(list.filter(({ method, status }) => method === '' && status === 'approving')).toHaveLength(3);
  const times = list.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const { order_id } of list.filter(({ status }) => status === 'error')) {
    const { content } = await send(ordersCalls.get, { order_id }, token);
    expect(content.error_reason).not.toBe('');
    expect(content.error_fields).toHaveLength(1);
  }
});

it('has clean orders at the verification and some that fail or warn in its checks', async () => {
  const { content } = await send(sessionsDeskCalls.deskLogin, { email: 'admin@desk.test', password: 'Demo-2026!' });
  const { list } = (await send(verificationDeskCalls.deskList, { limit: 100 }, content.token)).content;
  expect(list).toHaveLength(12);
  expect(
    list
      .filter(({ fails }) => fails > 0)
      .map(({ platform_order_no }) => platform_order_no)
      .sort(),
  ).toEqual(['305-7728811-0094463', 'LO-1074']);
  expect(list.filter(({ warnings }) => warnings > 0)).toHaveLength(3);
  const one = list.find(({ platform_order_no }) => platform_order_no === 'LO-1074');
  const { checks } = (
    await send(verificationDeskCalls.deskGet, { customer_id: one?.customer_id ?? 0, order_id: one?.order_id ?? 0 }, content.token)
  ).content;
  expect(checks[0]).toMatchObject({ check: 'address', result: 'fail' });
});

it('holds the price and the units of every order that is submitted, and of no other', async () => {
  const token = await signIn('merchant@demo.test');
  const submitted = (await allOrders(token)).filter(({ status }) => status === 'uploaded' || status === 'approved');
  const { db } = deps.database;
  const documents = submitted.map(({ order_no }) => order_no).sort();
  const holds = await db.selectFrom('wallet_holds').select(['source_no', 'amount']).where('source_type', '=', 'order').execute();
  const own = holds.filter(({ source_no }) => documents.includes(source_no));
  const byNumber = (pairs: readonly (readonly [string, string | null])[]) => Object.fromEntries(pairs);
  expect(byNumber(own.map(({ source_no, amount }) => [source_no, amount]))).toEqual(
    byNumber(submitted.map(({ order_no, quoted_total }) => [order_no, quoted_total])),
  );
  const frozen = await db.selectFrom('stock_freezes').select('source_no').distinct().where('source_type', '=', 'order').execute();
  expect(frozen.map(({ source_no }) => source_no).sort()).toEqual(documents);
});

it('has orders some with packaging chosen, and the form would accept each again that may be changed', async () => {
  const token = await signIn('merchant@demo.test');
  let packed = 0;
  for (const { order_id, status } of await allOrders(token)) {
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
    const canChange = status === 'approving' || status === 'error';
    // Where no method was chosen the wizard asks for one.
    expect(again, content.order_no).toMatchObject({ status: canChange ? (content.method === '' ? 422 : 200) : 409 });
  }
  expect(packed).toBeGreaterThan(5);
});

it('has money that came and went for several reasons, and a payment that waits with its voucher', async () => {
  const token = await signIn('merchant@demo.test');
  const { customer_id } = await deps.database.db.selectFrom('customers').select('customer_id').executeTakeFirstOrThrow();
  expect(await walletKit(deps).broken(customer_id)).toEqual([]);
  const submitted = (await allOrders(token)).filter(({ status }) => status === 'uploaded' || status === 'approved');
  const workOrders = (await send(workOrdersCalls.list, { limit: 100 }, token)).content.list;
  const works = workOrders.filter(({ state }) => state === 'submitted' || state === 'in_progress').map(({ total }) => Number(total));
  expect(works.length).toBeGreaterThan(0);
  const quoted = [...works, ...submitted.map(({ quoted_total }) => Number(quoted_total))];
  const held = quoted.reduce((sum, one) => sum + one, 13.55);
  const balance = (await send(walletsCalls.balance, {}, token)).content;
  expect(balance).toMatchObject({ held: held.toFixed(2), credit_limit: '500.00' });
  expect(Number(balance.spendable)).toBeGreaterThan(500);
  const entries = (await send(transactionsCalls.list, { limit: 100 }, token)).content.list;
  expect(new Set(entries.map(({ bill_type }) => bill_type))).toEqual(new Set(['top_up', 'storage', 'adjustment', 'service']));
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

it('has appointments in draft, submitted and withdrawn, one of them split, whose packing adds up', async () => {
  const token = await signIn('merchant@demo.test');
  const { list } = (await send(inboundCalls.list, {}, token)).content;
  const statuses = new Set(list.map(({ bill_status }) => bill_status));
  expect([...statuses]).toEqual(expect.arrayContaining(['draft', 'submitted', 'withdrawn']));
  expect(list.some(({ inbound_no, original_no }) => inbound_no !== original_no)).toBe(true);
  for (const { inbound_id, inbound_no } of list) {
    const { lines } = (await send(inboundCalls.get, { inbound_id }, token)).content;
    expect([inbound_no, lines.map(({ packed }) => packed)]).toEqual([inbound_no, lines.map(({ quantity }) => quantity)]);
  }
  const supplier = await send(inboundCalls.list, {}, await signIn('supplier@demo.test'));
  expect(supplier.content.list).toMatchObject([{ sku_quantity: 3, box_quantity: 9, reservation_quantity: 120 }]);
});
