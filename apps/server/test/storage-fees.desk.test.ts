import { describe, expect, it } from 'vitest';
import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { creditMoney, holdMoney } from '#server/areas/wallets/wallet-ledger.ts';
import * as stock from '#server/areas/inventory/stock-ledger.ts';
import { inbound, stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';
import { cents, order, paid, topUp, walletKit } from './kit/wallets.ts';

const { deps, make, send, work } = await testApp();
work();
const { db } = deps.database;
const { inTransaction } = stockKit(deps);
const wallets = walletKit(deps);
const finance = await make.aStaff('finance');
const { deskGet, deskLines, deskSums, deskDiscountMany, deskSetAutomatic, deskRun, deskRuns, deskList } = storageFeesDeskCalls;
const today = dayOf(new Date());
const ago = (days: number) => dayOf(startOfDay(today, -days));

/** A merchant with bills of 8.00 USD for these days, and some money. */
async function owing(days: readonly string[], cents: number) {
  const shop = await make.aMerchant();
  const { customer_id } = shop;
  const { product_id } = await make.aProduct(customer_id, { length_cm: '100', width_cm: '100', height_cm: '100' });
  const write = (ctx: stock.StockCtx) =>
    stock.addStock(ctx, customer_id, inbound(`ASN-${customer_id}`), [{ warehouse_id: 1, product_id, quantity: 10 }]);
  await inTransaction(write, startOfDay(ago(60)));
  if (cents > 0) await wallets.inTransaction((ctx) => creditMoney(ctx, customer_id, topUp(`T-${customer_id}`), [paid(cents)]));
  const bills = days.map((day) => ({
    bill_no: `SF-${day}-${customer_id}`,
    day,
    receivable: '8.00',
    sku_types: 1,
    pieces: 10,
    volume_m3: '10',
  }));
  if (bills.length === 0) return { ...shop, bill_ids: [] };
  const written = await db
    .insertInto('storage_bills')
    .values(bills.map((bill) => ({ ...bill, customer_id, warehouse_id: 1 })))
    .returning('bill_id')
    .execute();
  return { ...shop, bill_ids: written.map(({ bill_id }) => bill_id) };
}

const settledDays = async (customer_id: number) => {
  const rows = await db
    .selectFrom('storage_bills')
    .select('day')
    .where('customer_id', '=', customer_id)
    .where('settled_at', 'is not', null)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
};

/** Runs a day at the desk, as if the night had missed it, and waits for its job. */
async function run(day: string) {
  await db.deleteFrom('storage_runs').where('day', '=', day).execute();
  const started = await send(deskRun, { day }, finance.token);
  expect(started.status).toBe(200);
  const open = () =>
    db.selectFrom('jobs').select('state').where('state', 'in', ['waiting', 'running']).where('name', 'like', 'storage-fees.%').execute();
  await expect.poll(open, { timeout: 20_000, interval: 40 }).toEqual([]);
  return (await send(deskRuns, {}, finance.token)).content.list.find((one) => one.day === day);
}

describe('automatic settlement', () => {
  it('settles at the run, oldest first, from the customer’s own money: never from credit, never what is held', async () => {
    const rich = await owing([ago(5), ago(4), ago(3)], 2000);
    const { customer_id } = rich;
    await db.updateTable('wallets').set({ credit_limit: '500' }).where('customer_id', '=', customer_id).execute();
    await wallets.inTransaction((ctx) => holdMoney(ctx, customer_id, order('SO-1'), cents(500)));
    const manual = await owing([ago(5)], 2000);
    expect((await send(deskSetAutomatic, { customer_id, automatic: 1 }, finance.token)).content).toEqual({ automatic: 1 });
    expect((await send(storageFeesCalls.summary, {}, rich.token)).content).toMatchObject({ automatic: 1 });
    const done = await run(ago(1));
    // 20.00, of which 5.00 are held: one bill of 8.00 fits, the second does not, credit or not.
    expect(await settledDays(customer_id)).toEqual([ago(5)]);
    expect(await wallets.wallet(customer_id)).toMatchObject({ balance: '12.00', held: '5.00' });
    expect(await wallets.broken(customer_id)).toEqual([]);
    expect(await settledDays(manual.customer_id)).toEqual([]);
    expect(done).toMatchObject({ settled_bills: 1, settled_amount: '8.00', started_by: expect.stringMatching(/^Staff/) });
    await send(deskSetAutomatic, { customer_id, automatic: 0 }, finance.token);
    expect((await send(storageFeesCalls.summary, {}, rich.token)).content).toMatchObject({ automatic: 0 });
  });

  it('and the merchant’s own click settle a bill once', async () => {
    const { customer_id, token, bill_ids } = await owing([ago(5)], 1000);
    await send(deskSetAutomatic, { customer_id, automatic: 1 }, finance.token);
    await Promise.all([run(ago(2)), ...bill_ids.map((bill_id) => send(storageFeesCalls.settle, { bill_id }, token))]);
    expect(await settledDays(customer_id)).toEqual([ago(5)]);
    expect((await wallets.entries(customer_id)).filter(({ bill_type }) => bill_type === 'storage')).toHaveLength(1);
  });
});

it('the switch of automatic settlement is of a customer that exists', async () => {
  expect((await send(deskSetAutomatic, { customer_id: 99_999_999, automatic: 1 }, finance.token)).status).toBe(404);
});

describe('the run at the desk', () => {
  it('bills a missed day once, and refuses days that are not over, long ago, or billed already', async () => {
    await owing([], 0);
    expect(await run(ago(3))).toMatchObject({ day: ago(3), started_by: expect.stringMatching(/^Staff/) });
    const refused = async (day: string) => (await send(deskRun, { day }, finance.token)).content;
    expect(await refused(today)).toMatchObject({ fields: [{ path: 'day', code: 'storage-fees.not_over' }] });
    expect(await refused(ago(32))).toMatchObject({ fields: [{ path: 'day', code: 'storage-fees.too_long_ago' }] });
    expect(await refused(ago(3))).toMatchObject({ fields: [{ path: 'day', code: 'storage-fees.already_run' }] });
    const service = await make.aStaff('customer_service');
    expect((await send(deskRun, { day: ago(4) }, service.token)).status).toBe(403);
  });
});

describe('bills at the desk', () => {
  it('BILL-08 have a detail with the lines of that customer', async () => {
    const { customer_id } = await owing([], 0);
    await run(ago(6));
    const [bill] = (await send(deskList, { customer_id, from: ago(6), to: ago(6) }, finance.token)).content.list;
    const one = { customer_id, bill_id: bill?.bill_id ?? 0 };
    expect((await send(deskGet, one, finance.token)).content).toMatchObject({ day: ago(6), net: bill?.net, settled: 0, settled_by: null });
    const { list } = (await send(deskLines, one, finance.token)).content;
    expect(list).toMatchObject([{ pieces: 10, volume_m3: '10.000000' }]);
    const other = await make.aMerchant();
    expect((await send(deskLines, { ...one, customer_id: other.customer_id }, finance.token)).status).toBe(404);
  });

  it('are summed for a customer’s period, and what is owed by age', async () => {
    const { customer_id, token, bill_ids } = await owing([ago(10), ago(45), ago(75), ago(120)], 2000);
    await send(storageFeesCalls.settle, { bill_id: bill_ids[0] ?? 0 }, token);
    const sums = async (input: object) => (await send(deskSums, input, finance.token)).content;
    expect(await sums({ customer_id, from: ago(50), to: today })).toMatchObject({
      chosen: { bills: 2, receivable: '16.00', discount: '0.00', net: '16.00' },
      automatic: 0,
      owed: [
        { age: '30', bills: 0, net: '0.00' },
        { age: '60', bills: 1, net: '8.00' },
        { age: '90', bills: 1, net: '8.00' },
        { age: 'over', bills: 1, net: '8.00' },
      ],
    });
    expect(await sums({})).toMatchObject({ chosen: null, automatic: null });
    expect(await sums({ from: ago(400), to: today })).toMatchObject({ chosen: null });
  });

  it('take one discount for several: the same part of each, settled ones are left, large ones need a second person', async () => {
    const { customer_id, token, bill_ids } = await owing([ago(5), ago(4), ago(3)], 2000);
    await send(storageFeesCalls.settle, { bill_id: bill_ids[0] ?? 0 }, token);
    const give = (percent: string) => send(deskDiscountMany, { customer_id, bill_ids, percent, reason: 'late delivery' }, finance.token);
    expect((await give('12.5')).content).toEqual({ saved: 2, proposed: 0, skipped: 1 });
    const discounts = () =>
      db.selectFrom('storage_bills').select('discount').where('customer_id', '=', customer_id).orderBy('bill_id').execute();
    expect(await discounts()).toEqual([{ discount: '0.00' }, { discount: '1.00' }, { discount: '1.00' }]);
    expect((await give('100.01')).content).toMatchObject({ fields: [{ path: 'percent', code: 'too_big' }] });
    await db
      .updateTable('storage_bills')
      .set({ receivable: '5000' })
      .where('customer_id', '=', customer_id)
      .where('settled_at', 'is', null)
      .execute();
    expect((await give('50')).content).toEqual({ saved: 0, proposed: 2, skipped: 1 });
    expect((await give('50')).content).toEqual({ saved: 0, proposed: 0, skipped: 3 });
    const other = await owing([ago(5)], 0);
    const stranger = { customer_id, bill_ids: other.bill_ids, percent: '5', reason: 'x' };
    expect((await send(deskDiscountMany, stranger, finance.token)).status).toBe(404);
  });
});
