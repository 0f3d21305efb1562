import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { billStorageJob } from '@quayside/contract/storage-fees/storage-fees.jobs';
import * as stock from '#server/areas/inventory/stock-ledger.ts';
import { billDay } from '#server/areas/storage-fees/storage-runs.ts';
import { creditMoney } from '#server/areas/wallets/wallet-ledger.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { scheduleDue } from '#server/kernel/schedules.ts';
import { inbound, order, stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';
import { paid, topUp, walletKit } from './kit/wallets.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { inTransaction } = stockKit(deps);
const wallets = walletKit(deps);
const { list, get, lines, settle, summary, forecast } = storageFeesCalls;
const bill = (day: string) => inTransaction((ctx) => billDay(ctx as SystemCtx, day));

/** A merchant with units of one cubic metre each, put away on a day. */
async function aShop(...arrivals: { day: string; pieces: number; warehouse_id?: number }[]) {
  const merchant = await make.aMerchant();
  const { customer_id } = merchant;
  const product = await make.aProduct(customer_id, { length_cm: '100', width_cm: '100', height_cm: '100' });
  const { product_id } = product;
  for (const { day, pieces, warehouse_id = 1 } of arrivals) {
    const work = (ctx: stock.StockCtx) =>
      stock.addStock(ctx, customer_id, inbound(`ASN-${day}`), [{ warehouse_id, product_id, quantity: pieces }]);
    await inTransaction(work, new Date(`${day}T10:00:00+08:00`));
  }
  const take = (day: string, pieces: number, no = `SO-${day}`) =>
    inTransaction(
      async (ctx) => {
        const line = [{ warehouse_id: 1, product_id, quantity: pieces }];
        await stock.freezeStock(ctx, customer_id, order(no), line);
        await stock.takeStock(ctx, customer_id, order(no), line);
      },
      new Date(`${day}T12:00:00+08:00`),
    );
  const bills = async () => (await send(list, {}, merchant.token)).content.list;
  return { ...merchant, ...product, take, bills };
}

describe('the daily run', () => {
  it('BILL-10 charges nothing for the first thirty days, and the thirty-first by its rate', async () => {
    const { bills, token } = await aShop({ day: '2025-01-01', pieces: 2 });
    await bill('2025-01-30');
    expect(await bills()).toEqual([]);
    await bill('2025-01-31');
    const [one] = await bills();
    expect(one).toMatchObject({
      day: '2025-01-31',
      receivable: '1.60',
      net: '1.60',
      discount: '0.00',
      sku_types: 1,
      pieces: 2,
      volume_m3: '2.000000',
      settled: 0,
      currency: 'USD',
    });
    const { content } = await send(lines, { bill_id: one?.bill_id ?? 0 }, token);
    expect(content.list).toMatchObject([
      {
        age_days: 31,
        free_days_left: 0,
        pieces: 2,
        volume_m3: '2.000000',
        usd_per_m3_day: '0.800000',
        amount: '1.600000',
        shelved_on: '2025-01-01',
      },
    ]);
  });

  it('prices each layer by its age, and shows those that are still free', async () => {
    const { bills, token } = await aShop(
      { day: '2025-01-01', pieces: 1 },
      { day: '2025-05-20', pieces: 3 },
      { day: '2025-06-20', pieces: 5 },
    );
    await bill('2025-07-05');
    const [one] = await bills();
    expect(one).toMatchObject({ receivable: '4.40', pieces: 9 });
    const { content } = await send(lines, { bill_id: one?.bill_id ?? 0, order: 'asc' }, token);
    expect(content.list).toMatchObject([
      { age_days: 186, usd_per_m3_day: '2.000000', amount: '2.000000' },
      { age_days: 47, usd_per_m3_day: '0.800000', amount: '2.400000' },
      { age_days: 16, free_days_left: 14, usd_per_m3_day: '0.000000', amount: '0.000000' },
    ]);
  });

  it('BILL-11 run twice, or by two at once, bills a day once', async () => {
    const { bills } = await aShop({ day: '2025-02-01', pieces: 1 });
    await Promise.all([bill('2025-03-20'), bill('2025-03-20'), bill('2025-03-20')]);
    await bill('2025-03-20');
    expect(await bills()).toHaveLength(1);
  });

  it('that fails at its last step leaves nothing, and the next try bills the whole day', async () => {
    const { bills, token } = await aShop({ day: '2025-02-01', pieces: 1 });
    await sql
      .raw(
        `create function break_run() returns trigger language plpgsql as $$ begin raise 'the power went'; end $$;
         create trigger break_run before update on storage_runs for each row execute function break_run()`,
      )
      .execute(db);
    await expect(bill('2025-03-21')).rejects.toThrow('the power went');
    await sql.raw('drop trigger break_run on storage_runs; drop function break_run').execute(db);
    expect(await bills()).toEqual([]);
    await bill('2025-03-21');
    const [one] = await bills();
    expect(one).toMatchObject({ day: '2025-03-21', receivable: '0.80' });
    expect((await send(lines, { bill_id: one?.bill_id ?? 0 }, token)).content.count).toBe(1);
  });

  it('bills a missed day as it was, not as it is now: the oldest units had left, newer ones had not arrived', async () => {
    const { bills, take, token } = await aShop(
      { day: '2025-01-01', pieces: 4 },
      { day: '2025-02-01', pieces: 2 },
      { day: '2025-04-01', pieces: 9 },
    );
    // All movements had happened when the missed day in March was billed.
    await take('2025-04-02', 3);
    await bill('2025-03-10');
    const [one] = await bills();
    const march = (await send(lines, { bill_id: one?.bill_id ?? 0, order: 'asc' }, token)).content.list;
    expect(march.map(({ shelved_on, pieces }) => [shelved_on, pieces])).toEqual([
      ['2025-01-01', 4],
      ['2025-02-01', 2],
    ]);
    await bill('2025-04-10');
    const april = (await bills()).find(({ day }) => day === '2025-04-10');
    const rows = (await send(lines, { bill_id: april?.bill_id ?? 0, order: 'asc' }, token)).content.list;
    expect(rows.map(({ shelved_on, pieces }) => [shelved_on, pieces])).toEqual([
      ['2025-01-01', 1],
      ['2025-02-01', 2],
      ['2025-04-01', 9],
    ]);
  });

  it('uses what the warehouse measured rather than what was declared', async () => {
    const { bills, customer_id } = await aShop({ day: '2025-01-01', pieces: 1 });
    const measured = { measured_length_cm: '200', measured_width_cm: '100', measured_height_cm: '100' };
    await db.updateTable('products').set(measured).where('customer_id', '=', customer_id).execute();
    await bill('2025-02-14');
    expect(await bills()).toMatchObject([{ volume_m3: '2.000000', receivable: '1.60' }]);
  });

  it('BILL-11 comes at two in the morning, and makes up for every night that was missed, one job each, and each bills its own day', async () => {
    await db
      .insertInto('schedules')
      .values({ name: billStorageJob.name, last_slot: new Date('2025-08-01T00:00:00+08:00') })
      .execute();
    expect(await scheduleDue(deps, [billStorageJob], new Date('2025-08-04T09:00:00+08:00'))).toBe(4);
    const jobs = await db.selectFrom('jobs').select('payload').where('name', '=', billStorageJob.name).orderBy('job_id').execute();
    const slots = jobs.map(({ payload }) => (payload as { slot: string }).slot);
    expect(slots[0]).toBe('2025-07-31T18:00:00.000Z');
    expect(new Set(slots).size).toBe(4);
  });
});

describe('settling', () => {
  async function billed(minor: number) {
    const shop = await aShop({ day: '2025-01-01', pieces: 10 });
    if (minor > 0) await wallets.inTransaction((ctx) => creditMoney(ctx, shop.customer_id, topUp(`T-${shop.customer_id}`), [paid(minor)]));
    const day = `2025-09-${String(1 + (shop.customer_id % 28)).padStart(2, '0')}`;
    await db.deleteFrom('storage_runs').where('day', '=', day).execute();
    await bill(day);
    const [one] = await shop.bills();
    return { ...shop, bill_id: one?.bill_id ?? 0, net: one?.net ?? '' };
  }

  it('BILL-07 BILL-08 BILL-09 takes the net amount once and marks the bill', async () => {
    const { token, bill_id, customer_id, net } = await billed(10_000);
    expect((await send(settle, { bill_id }, token)).content).toMatchObject({ settled: 1, settled_at: expect.any(String) });
    expect(await wallets.wallet(customer_id)).toMatchObject({ balance: (100 - Number(net)).toFixed(2) });
    expect(await wallets.entries(customer_id)).toMatchObject([{ bill_type: 'top_up' }, { bill_type: 'storage', amount: `-${net}` }]);
    expect(await send(settle, { bill_id }, token)).toMatchObject({ status: 409, error_code: 4201 });
  });

  it('sums the unsettled bills of its own merchant only', async () => {
    const { token, bill_id, net } = await billed(10_000);
    expect((await send(summary, {}, token)).content).toEqual({ unsettled: net, bills: 1, automatic: 0 });
    await send(settle, { bill_id }, token);
    expect((await send(summary, {}, token)).content).toEqual({ unsettled: '0.00', bills: 0, automatic: 0 });
    // A run bills all merchants: the next merchant's bill comes after the checks above.
    const stranger = await billed(0);
    expect((await send(summary, {}, stranger.token)).content).toEqual({ unsettled: stranger.net, bills: 1, automatic: 0 });
  });

  it('settles once under a double click', async () => {
    const { token, bill_id, customer_id } = await billed(10_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(settle, { bill_id }, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await wallets.entries(customer_id)).toHaveLength(2);
    expect(await wallets.broken(customer_id)).toEqual([]);
  });

  it('D-58 is refused when the balance is short, with the missing amount, and nothing is marked', async () => {
    const { token, bill_id } = await billed(100);
    expect(await send(settle, { bill_id }, token)).toMatchObject({
      error_code: 4001,
      msg: expect.stringMatching(/\d+\.\d\d USD are missing/),
    });
    expect((await send(get, { bill_id }, token)).content.settled).toBe(0);
  });

  it('takes less after a discount at the desk, and nothing when all of it is given', async () => {
    const { token, bill_id, customer_id, net } = await billed(0);
    const finance = await make.aStaff('finance');
    const discount = (amount: string) =>
      send(storageFeesDeskCalls.deskDiscount, { customer_id, bill_id, discount: amount, reason: 'goodwill' }, finance.token);
    expect((await discount('999999.00')).content).toMatchObject({ fields: [{ path: 'discount', code: 'storage-fees.discount_too_high' }] });
    expect((await discount(net)).content).toMatchObject({ net: '0.00', discount: net });
    expect((await send(settle, { bill_id }, token)).content.settled).toBe(1);
    expect(await wallets.entries(customer_id)).toEqual([]);
    expect((await discount('0')).status).toBe(409);
  });

  it('needs its own permission, and another merchant’s bill does not exist', async () => {
    const { customer_id, bill_id } = await billed(0);
    const reader = await make.anAccount(customer_id, 'internal', ['storage-fees.read']);
    expect((await send(settle, { bill_id }, reader.token)).status).toBe(403);
    const stranger = await make.aMerchant();
    for (const call of [get, settle]) expect((await send(call, { bill_id }, stranger.token)).status).toBe(404);
    expect((await send(lines, { bill_id }, stranger.token)).status).toBe(404);
  });
});

describe('rates and the forecast', () => {
  it('a new table holds from its day on, not before today, and no step twice', async () => {
    const { token } = await make.aStaff('finance');
    const save = (valid_from: string, ages: number[]) =>
      send(
        storageFeesDeskCalls.deskSaveRates,
        { warehouse_id: 2, valid_from, steps: ages.map((from_age_days) => ({ from_age_days, usd_per_m3_day: '1.5' })) },
        token,
      );
    expect((await save('2024-05-05', [31])).content).toMatchObject({ fields: [{ path: 'valid_from', code: 'storage-fees.past' }] });
    expect((await save('2099-01-01', [31, 31])).content).toMatchObject({ fields: [{ path: 'steps.1.from_age_days', code: 'duplicate' }] });
    const saved = await save('2099-01-01', [31, 91]);
    expect(saved.content.list.filter(({ valid_from }) => valid_from === '2099-01-01')).toHaveLength(2);
  });

  it('are one person’s table or the other’s when two save the same one at once', async () => {
    const finance = await make.aStaff('finance');
    for (let round = 0; round < 8; round++) {
      const valid_from = `2099-01-0${round + 1}`;
      const tables = [[31, 61], [41], [51, 91, 121]];
      const save = (ages: number[]) =>
        send(
          storageFeesDeskCalls.deskSaveRates,
          { warehouse_id: 1, valid_from, steps: ages.map((from_age_days) => ({ from_age_days, usd_per_m3_day: '1' })) },
          finance.token,
        );
      const answers = await Promise.all(tables.map(save));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { content } = await send(storageFeesDeskCalls.deskRates, {}, finance.token);
      const kept = content.list.filter((rate) => rate.warehouse_id === 1 && rate.valid_from === valid_from);
      expect(tables).toContainEqual(kept.map(({ from_age_days }) => from_age_days));
    }
  });

  it('tells what the next thirty days will cost', async () => {
    const { token } = await aShop({ day: '2024-06-01', pieces: 1 });
    const { content } = await send(forecast, {}, token);
    expect(content.list).toHaveLength(30);
    expect(content.list[0]?.amount).toBe('2.00');
    expect(content.total).toBe('60.00');
  });
});
