import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import * as ledger from '#server/areas/inventory/stock-ledger.ts';
import { dayOf } from '#server/kernel/days.ts';
import { importKit } from './kit/imports.ts';
import { inbound, order, stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';

const testing = await testApp();
const { deps, make, send, work } = testing;
const { result } = importKit(testing);
const { inTransaction } = stockKit(deps);
beforeAll(() => void work());

async function sheetOf(
  call: typeof inventoryCalls.export | typeof inventoryCalls.exportStockLog,
  input: Record<string, unknown>,
  token: string,
) {
  const { content } = await send(call, input, token, { lang: 'en-us' });
  const [sheet] = (await readXlsx(await result(content.job_id, token))).sheets;
  return sheet?.rows ?? [];
}

async function aShop(count: number) {
  const merchant = await make.aMerchant();
  const { customer_id } = merchant;
  const products = await make.someProducts(customer_id, count, (at) => ({
    sku: `SKU-${at}`,
    ...(at === 0 ? { product_name: '=1+1' } : {}),
  }));
  const lines: ledger.StockLine[] = products.map(({ product_id }) => ({ warehouse_id: 1, product_id, quantity: 3 }));
  await inTransaction((ctx) => ledger.addStock(ctx, customer_id, inbound('ASN-1'), lines));
  return { ...merchant, lines };
}

describe('stock as a file', () => {
  it('INV-09 INV-10 the log is downloaded whole, every line of it', async () => {
    const { token, customer_id, lines } = await aShop(3);
    await inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), lines));
    const [header, ...rows] = await sheetOf(inventoryCalls.exportStockLog, {}, token);
    expect(header).toEqual(
      expect.arrayContaining(['Time (Asia/Shanghai, UTC+8)', 'SKU', 'Change of total', 'Available after', 'Document']),
    );
    expect(rows).toHaveLength(6);
    expect(rows[0]?.[0]).toBeInstanceOf(Date);
    expect(rows[0]).toEqual(expect.arrayContaining(['Locked', 'SO-1', 'system']));
    expect((await sheetOf(inventoryCalls.exportStockLog, { kind: 'shelved' }, token)).length).toBe(4);
  });

  it('the list continues after the first batch, and what looks like a formula stays text', async () => {
    const { token } = await aShop(620);
    const [, ...rows] = await sheetOf(inventoryCalls.export, {}, token);
    expect(rows).toHaveLength(620);
    expect(rows[0]).toEqual(['SKU-0', '=1+1', 'Shenzhen', 3, 0, 3, 0, 0]);
    expect(new Set(rows.map(([sku]) => sku)).size).toBe(620);
  });

  it('INV-06 a day’s stock is exported from the log', async () => {
    const { token } = await aShop(2);
    const today = await sheetOf(inventoryCalls.export, { deadline: dayOf(new Date()) }, token);
    expect(today).toHaveLength(3);
    expect(today[1]).toEqual(['SKU-0', '=1+1', 'Shenzhen', 3, 0, 3]);
    expect(await sheetOf(inventoryCalls.export, { deadline: '2024-01-01' }, token)).toHaveLength(1);
  });

  it('a supplier’s file holds its SKUs only', async () => {
    const { customer_id } = await aShop(3);
    const supplier = await make.anAccount(customer_id, 'supplier', ['inventory.read']);
    await deps.database.db
      .updateTable('accounts')
      .set({ skus: ['sku-1'] })
      .where('account_id', '=', supplier.account_id)
      .execute();
    for (const call of [inventoryCalls.export, inventoryCalls.exportStockLog]) {
      const [, ...rows] = await sheetOf(call, { keyword: 'sku' }, supplier.token);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toContain('SKU-1');
    }
  });
});
