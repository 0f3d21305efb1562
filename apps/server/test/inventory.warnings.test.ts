import { describe, expect, it } from 'vitest';
import * as inventory from '#server/areas/inventory/stock-ledger.ts';
import { settleWarnings } from '#server/areas/inventory/stock-warnings.ts';
import { inbound, order, stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make } = await testApp();
const { db } = deps.database;
const { inTransaction } = stockKit(deps);

async function aWatchedProduct(warning_quantity = 5, enabled = true) {
  const { customer_id, email } = await make.aMerchant();
  const { product_id, sku } = await make.aProduct(customer_id, { warning_quantity });
  const address = `stock-${customer_id}@shop.test`;
  await db
    .insertInto('warning_email_settings')
    .values({ customer_id, enabled, emails: [address], updated_at: new Date() })
    .execute();
  const line = (quantity: number, warehouse_id = 1) => [{ warehouse_id, product_id, quantity }];
  const add = (quantity: number, warehouse_id = 1) =>
    inTransaction((ctx) => inventory.addStock(ctx, customer_id, inbound('ASN'), line(quantity, warehouse_id)));
  const freeze = (no: string, quantity: number, warehouse_id = 1) =>
    inTransaction((ctx) => inventory.freezeStock(ctx, customer_id, order(no), line(quantity, warehouse_id)));
  const release = (no: string) => inTransaction((ctx) => inventory.releaseStock(ctx, customer_id, order(no)));
  const mails = () =>
    db
      .selectFrom('mails')
      .select(['to_address', 'subject', 'text', 'language'])
      .where('customer_id', '=', customer_id)
      .orderBy('mail_id')
      .execute();
  return { customer_id, product_id, sku, email, address, add, freeze, release, mails };
}

describe('a warning email', () => {
  it('WARN-01 D-71 goes out once when what is available falls to the warning quantity', async () => {
    const { add, freeze, mails, sku, address } = await aWatchedProduct(5);
    await add(8);
    await freeze('SO-1', 2);
    expect(await mails()).toEqual([]);
    await freeze('SO-2', 1);
    expect(await mails()).toMatchObject([{ to_address: address, text: expect.stringContaining(`${sku} · `) }]);
    expect((await mails())[0]?.text).toContain('5 available, warning quantity 5');
    await freeze('SO-3', 1);
    expect(await mails()).toHaveLength(1);
  });

  it('D-71 is armed again by crossing back', async () => {
    const { add, freeze, release, mails } = await aWatchedProduct(5);
    await add(8);
    await freeze('SO-1', 3);
    await release('SO-1');
    await freeze('SO-2', 4);
    expect(await mails()).toHaveLength(2);
  });

  it('WARN-02 D-72 stays away while the switch is off, or without a warning quantity', async () => {
    const off = await aWatchedProduct(5, false);
    await off.add(8);
    await off.freeze('SO-1', 8);
    expect(await off.mails()).toEqual([]);
    const without = await aWatchedProduct(0);
    await without.add(8);
    await without.freeze('SO-1', 8);
    expect(await without.mails()).toEqual([]);
  });

  it('counts all warehouses together', async () => {
    const { add, freeze, mails } = await aWatchedProduct(5);
    await add(4, 1);
    await add(4, 2);
    await freeze('SO-1', 2, 1);
    expect(await mails()).toEqual([]);
    await freeze('SO-2', 2, 2);
    expect(await mails()).toHaveLength(1);
  });

  it('is written in the language of the account with that address, else in the main account’s', async () => {
    const { customer_id, add, freeze, mails, address } = await aWatchedProduct(5);
    const colleague = await make.anAccount(customer_id, 'internal');
    await db.updateTable('accounts').set({ language: 'zh_CN' }).where('account_id', '=', colleague.account_id).execute();
    await db
      .updateTable('warning_email_settings')
      .set({ emails: [address, colleague.email] })
      .where('customer_id', '=', customer_id)
      .execute();
    await add(8);
    await freeze('SO-1', 4);
    expect(await mails()).toMatchObject([
      { to_address: address, language: 'en' },
      { to_address: colleague.email, language: 'zh_CN', text: expect.stringContaining('可用 4，预警数量 5') },
    ]);
  });

  it('is not sent for stock that arrives and is still too little', async () => {
    const { add, mails } = await aWatchedProduct(5);
    await add(2);
    await add(2);
    expect(await mails()).toEqual([]);
  });

  it('is not sent when its movement is rolled back', async () => {
    const { customer_id, product_id, add, mails } = await aWatchedProduct(5);
    await add(8);
    const undone = inTransaction(async (ctx) => {
      await inventory.freezeStock(ctx, customer_id, order('SO-1'), [{ warehouse_id: 1, product_id, quantity: 8 }]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await mails()).toEqual([]);
  });

  it('is one mail when two warehouses cross the line in the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { add, freeze, mails } = await aWatchedProduct(5);
      await add(4, 1);
      await add(4, 2);
      await Promise.all([freeze('SO-1', 2, 1), freeze('SO-2', 2, 2)]);
      expect(await mails()).toHaveLength(1);
    }
  });

  it('is armed or disarmed quietly when the warning quantity itself changes', async () => {
    const { customer_id, product_id, add, freeze, mails } = await aWatchedProduct(5);
    await add(8);
    const change = (warning_quantity: number) =>
      inTransaction(async (ctx) => {
        await ctx.tx.updateTable('products').set({ warning_quantity }).where('customer_id', '=', customer_id).execute();
        await settleWarnings(ctx, customer_id, [product_id]);
      });
    await change(10);
    await freeze('SO-1', 1);
    expect(await mails()).toEqual([]);
    await change(5);
    await freeze('SO-2', 2);
    expect(await mails()).toHaveLength(1);
  });
});
