import { expect, it } from 'vitest';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { ProductInput } from '@quayside/contract/products/products.schemas';
import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { consumablesCalls } from '@quayside/contract/consumables/consumables.calls';
import { fillDemo } from '#server/demo/demo.ts';
import { stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';

const { deps, send } = await testApp();
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
