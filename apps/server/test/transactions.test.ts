import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { chargeMoney, creditMoney } from '#server/areas/wallets/wallet-ledger.ts';
import { dayOf } from '#server/kernel/days.ts';
import { importKit } from './kit/imports.ts';
import { testApp } from './kit/test-app.ts';
import { cents, fee, order, paid, topUp, walletKit } from './kit/wallets.ts';

const testing = await testApp();
const { deps, make, send, work } = testing;
const { result } = importKit(testing);
const { inTransaction } = walletKit(deps);
const { list, search, get, fulfilmentFees } = transactionsCalls;
beforeAll(() => void work());

async function aBusyMerchant() {
  const merchant = await make.aMerchant();
  const { customer_id } = merchant;
  await inTransaction((ctx) => creditMoney(ctx, customer_id, topUp('T-1'), [paid(100_000)]));
  const facts = { country: 'DE', quantity: 3, sku_quantity: 2, weight_g: 850, tracking_number: 'QS123', remark: '台灯 Łódź' };
  await inTransaction((ctx) => chargeMoney(ctx, customer_id, order('SO-1'), [{ ...fee('freight', 1234), facts }, fee('packing', 66)]));
  await inTransaction((ctx) =>
    chargeMoney(ctx, customer_id, order('SO-2'), [{ key: 'f', billType: 'order', feeType: 'fulfilment', amount: cents(-200) }]),
  );
  const { content } = await send(list, {}, merchant.token);
  return { ...merchant, rows: content.list };
}

describe('the transaction history', () => {
  it('BILL-01 shows every field of an entry, newest first', async () => {
    const { rows } = await aBusyMerchant();
    expect(rows.map(({ amount }) => amount)).toEqual(['-2.00', '-0.66', '-12.34', '1000.00']);
    expect(rows[2]).toMatchObject({
      bill_type: 'order',
      fee_type: 'base_freight',
      source_no: 'SO-1',
      country: 'DE',
      amount: '-12.34',
      balance_after: '987.66',
      quantity: 3,
      sku_quantity: 2,
      weight_g: 850,
      tracking_number: 'QS123',
      remark: '台灯 Łódź',
      created_at: expect.any(String),
    });
  });

  it('BILL-02 D-61 is searched by order, day, type and up to 5000 numbers', async () => {
    const { token, rows } = await aBusyMerchant();
    const count = async (filters: Record<string, unknown>) => (await send(search, filters as never, token)).content.count;
    expect(await count({ source_no: 'SO-1' })).toBe(2);
    expect(await count({ bill_type: 'top_up' })).toBe(1);
    expect(await count({ fee_type: 'fulfilment' })).toBe(1);
    const today = dayOf(new Date());
    expect(await count({ from: today, to: today })).toBe(4);
    expect(await count({ to: '2024-01-01' })).toBe(0);
    const wanted = [rows[0]?.entry_id ?? 0, rows[3]?.entry_id ?? 0];
    const padding = Array.from({ length: 4998 }, (_, i) => 900_000_000 + i);
    expect(await count({ entry_ids: [...wanted, ...padding] })).toBe(2);
    expect(await send(search, { entry_ids: [...wanted, ...padding, 1] }, token)).toMatchObject({
      status: 422,
      content: { fields: [{ path: 'entry_ids', code: 'too_many' }] },
    });
  });

  it('BILL-02 shows the requested numbers in time order, each once, and no other merchant’s', async () => {
    const { token, rows } = await aBusyMerchant();
    const { rows: strange } = await aBusyMerchant();
    const numbers = rows.map(({ entry_id }) => entry_id);
    const mixed = [...numbers.slice(2), ...numbers, ...strange.map(({ entry_id }) => entry_id)];
    const found = async (filters: Record<string, unknown>) => {
      const { content } = await send(search, { entry_ids: mixed, ...filters }, token);
      return { numbers: content.list.map(({ entry_id }) => entry_id), count: content.count };
    };
    expect(await found({})).toEqual({ numbers, count: 4 });
    expect(await found({ order: 'asc' })).toEqual({ numbers: numbers.toReversed(), count: 4 });
    expect(await found({ source_no: 'SO-1' })).toEqual({ numbers: numbers.slice(1, 3), count: 2 });
    expect(await found({ entry_ids: [] })).toEqual({ numbers: [], count: 0 });
  });

  it('BILL-02 names the numbers it did not find, also those of another merchant, whatever the other filters', async () => {
    const { token, rows } = await aBusyMerchant();
    const { rows: strange } = await aBusyMerchant();
    const [own, foreign] = [rows[0]?.entry_id ?? 0, strange[0]?.entry_id ?? 0];
    const asked = { entry_ids: [900_000_001, own, foreign, 900_000_001], to: '2024-01-01' };
    const { content } = await send(search, asked, token);
    expect(content).toMatchObject({ list: [], missing: [foreign, 900_000_001], missing_count: 2 });
    const many = Array.from({ length: 300 }, (_, at) => 900_000_000 + at);
    const { missing, missing_count } = (await send(search, { entry_ids: [own, ...many] }, token)).content;
    expect([missing.length, missing[0], missing_count]).toEqual([100, 900_000_000, 300]);
    expect((await send(search, { entry_ids: [own] }, token)).content).toMatchObject({ count: 1, missing: [], missing_count: 0 });
  });

  it('BILL-04 has details with the other entries of the same document', async () => {
    const { token, rows } = await aBusyMerchant();
    const { content } = await send(get, { entry_id: rows[2]?.entry_id ?? 0 }, token);
    expect(content).toMatchObject({ source_no: 'SO-1', actor_kind: 'system', siblings: [{ amount: '-0.66' }] });
    const stranger = await make.aMerchant();
    expect((await send(get, { entry_id: rows[2]?.entry_id ?? 0 }, stranger.token)).status).toBe(404);
  });

  it('BILL-04 D-36 tells what was paid and the rate as their currency is written', async () => {
    const { customer_id, token } = await make.aMerchant();
    const facts = { original_currency: 'JPY', original_amount: '5000', rate: '0.0067', rate_source: 'bank' };
    await inTransaction((ctx) => creditMoney(ctx, customer_id, topUp('T-JPY'), [{ ...paid(3350), facts }]));
    const entry_id = (await send(list, {}, token)).content.list[0]?.entry_id ?? 0;
    expect((await send(get, { entry_id }, token)).content).toMatchObject({ original_amount: '5000', rate: '0.0067' });
  });

  it('BILL-03 is exported whole as a workbook', async () => {
    const { token } = await aBusyMerchant();
    const { content } = await send(transactionsCalls.export, { source_no: 'SO-1' }, token);
    const [sheet] = (await readXlsx(await result(content.job_id, token))).sheets;
    expect(sheet?.rows[0]).toEqual(expect.arrayContaining(['Transaction ID', 'Amount (USD)', 'Balance (USD)']));
    expect(sheet?.rows).toHaveLength(3);
    expect(sheet?.rows[2]).toEqual(expect.arrayContaining(['Order', 'Base freight', 'SO-1', -12.34, 987.66, '台灯 Łódź']));
  });

  it('is hidden from who may not see it', async () => {
    const { customer_id } = await aBusyMerchant();
    const clerk = await make.anAccount(customer_id, 'internal');
    expect((await send(list, {}, clerk.token)).status).toBe(403);
  });
});

describe('the order fulfilment fee', () => {
  it('BILL-05 BILL-06 D-62 is for the configured customer alone: second in the billing menu, and refused to all others', async () => {
    const { token, customer_id } = await aBusyMerchant();
    const billing = async (who: string) =>
      (await send(sessionsCalls.currentUser, {}, who)).content.menu_list
        .find(({ path }) => path === '/billing')
        ?.children.filter(({ meta }) => !meta.hide)
        .map(({ path }) => path);
    expect(await billing(token)).not.toContain('/billing/order-fulfillment-fee');
    expect((await send(fulfilmentFees, {}, token)).status).toBe(403);
    await deps.database.db
      .updateTable('basic_config')
      .set({ value: String(customer_id) })
      .where('cfg_name', '=', 'fulfilment_fee_customer_id')
      .execute();
    expect((await billing(token))?.[1]).toBe('/billing/order-fulfillment-fee');
    expect((await send(fulfilmentFees, {}, token)).content).toMatchObject({
      count: 1,
      list: [{ fee_type: 'fulfilment', amount: '-2.00' }],
    });
    const other = await aBusyMerchant();
    expect(await billing(other.token)).not.toContain('/billing/order-fulfillment-fee');
    expect((await send(fulfilmentFees, {}, other.token)).status).toBe(403);
  });
});
