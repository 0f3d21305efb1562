import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { pdf } from './kit/upload-samples.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { aTopUp, importLines, lineOf, sendVoucher } = topUpKit(t);
const { wallet, entries } = walletKit(deps);
const { deskList, deskGet, deskReview, deskReceiveMatched, deskMatchLine } = topUpsDeskCalls;
const keys = ({ customer_id, top_up_id }: { customer_id: number; top_up_id: number }) => ({ customer_id, top_up_id });
const finance = await make.aStaff('finance');
const second = await make.aStaff('finance');
const { token } = finance;
/** A slip of its own: equal slips are duplicates. */
let slips = 0;
const ownTopUp = async (amount: string, name = 'Shop', given: object = {}) => {
  const merchant = await make.aMerchant({ name });
  const body = Buffer.concat([pdf(), Buffer.from(`\n% slip ${++slips}`)]);
  const voucher_file_id = (await sendVoucher(merchant.token, 'slip.pdf', body)).content.file_id;
  return aTopUp(merchant, { amount, voucher_file_id, ...given });
};
const received = (one: { customer_id: number; top_up_id: number }) => send(deskReceiveMatched, { ...keys(one), round: 1 }, token);

describe('top-ups.deskReview', () => {
  it('TOP-08 tells the second of two people who received it, and when', async () => {
    const given = await ownTopUp('100');
    await send(deskReview, { ...keys(given), decision: 'receive', credited_usd: '100' }, second.token);
    const late = await send(deskReview, { ...keys(given), decision: 'reject', remark: 'no' }, token);
    const { name } = await db.selectFrom('staff').select('name').where('staff_id', '=', second.staff_id).executeTakeFirstOrThrow();
    expect(late).toMatchObject({
      status: 409,
      error_code: 4101,
      msg: `${name} has already reviewed this top-up.`,
      content: { details: { name, status: 'received', credited_usd: '100.00', at: expect.stringMatching(/^20\d\d-/) } },
    });
  });
});

describe('duplicates', () => {
  it('are the same file of anybody, or the same amount and day of the same customer; a rejected one is none', async () => {
    const merchant = await make.aMerchant();
    const body = Buffer.concat([pdf(), Buffer.from('\n% twice')]);
    const slip = async () => (await sendVoucher(merchant.token, 'slip.pdf', body)).content.file_id;
    const first = await aTopUp(merchant, { amount: '12', voucher_file_id: await slip() });
    const same = await aTopUp(merchant, { amount: '13', voucher_file_id: await slip() });
    const duplicate = async (of: typeof first) => (await send(deskGet, keys(of), token)).content.duplicate;
    expect(await duplicate(same)).toMatchObject({ reference: first.reference, is_same_file: true, is_same_payment: false });
    await send(deskReview, { ...keys(first), decision: 'reject', remark: 'no' }, token);
    expect(await duplicate(same)).toBeNull();

    const other = async (amount: string) => {
      const voucher_file_id = (await sendVoucher(merchant.token, 'slip.pdf', Buffer.concat([pdf(), Buffer.from(amount)]))).content.file_id;
      return aTopUp(merchant, { amount, voucher_file_id });
    };
    const [own, differs] = [await other('13'), await other('13.01')];
    expect(await duplicate(own)).toMatchObject({ reference: same.reference, is_same_file: false, is_same_payment: true });
    expect(await duplicate(differs)).toBeNull();
    const { list } = (await send(deskList, { customer_id: merchant.customer_id, status: 'submitted' }, token)).content;
    expect(list.map((row) => row.duplicate?.reference ?? null)).toEqual([own.reference, same.reference, null]);
  });

  it('are found by an index on the hash and on the payment', async () => {
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where tablename = 'top_ups' and indexname in ('top_ups_of_voucher_hash', 'top_ups_of_payment')`.execute(
      db,
    );
    expect(rows).toHaveLength(2);
  });
});

describe('top-ups.deskReceiveMatched', () => {
  it('TOP-08 STAFF-02 credits what the bank matches exactly, at the proposed amount', async () => {
    const given = await ownTopUp('100', 'Exact', { currency: 'EUR', method: 'bank' });
    await importLines(token, `2026-11-03,exact ${given.reference},100,EUR`);
    const { content } = await received(given);
    expect(content).toMatchObject({ status: 'received', rate_source: 'opening table' });
    expect((await wallet(given.customer_id))?.balance).toBe(content.credited_usd);
    expect(await lineOf(token, given.reference)).toMatchObject({ state: 'confirmed' });
    const [logged] = await db
      .selectFrom('operation_log')
      .select('customer_id')
      .where('operation', '=', 'top-ups.receive_matched')
      .where('customer_id', '=', given.customer_id)
      .execute();
    expect(logged).toBeDefined();
  });

  it('never credits what does not match exactly: amount, currency, reference, a second line, matched by hand', async () => {
    const [less, euros, unnamed, two, hand] = [
      await ownTopUp('200'),
      await ownTopUp('201'),
      await ownTopUp('202'),
      await ownTopUp('203'),
      await ownTopUp('204'),
    ];
    await importLines(
      token,
      `2026-11-03,less ${less.reference},199.99,USD`,
      `2026-11-03,euros ${euros.reference},201,EUR`,
      `2026-11-03,unnamed,202,USD`,
      `2026-11-03,two a ${two.reference},203,USD`,
      `2026-11-03,two b ${two.reference},20,USD`,
      `2026-11-03,by hand,204,USD`,
    );
    await send(deskMatchLine, { line_id: (await lineOf(token, 'by hand')).line_id, ...keys(hand) }, token);
    for (const one of [less, euros, unnamed, two, hand]) {
      expect(await received(one), one.reference).toMatchObject({ status: 409, error_code: 4107 });
      expect(await wallet(one.customer_id)).toBeUndefined();
    }
  });

  it('never credits a duplicate, nor what needs a second person', async () => {
    const merchant = await make.aMerchant();
    const [one, other] = [await aTopUp(merchant, { amount: '15' }), await aTopUp(merchant, { amount: '15' })];
    await importLines(token, `2026-11-03,dup ${one.reference},15,USD`, `2026-11-03,dup ${other.reference},15,USD`);
    expect((await received(one)).error_code).toBe(4108);
    const own = await ownTopUp('16');
    await importLines(token, `2026-11-03,own ${own.reference},16,USD`);
    await db.updateTable('top_ups').set({ acting_staff_id: finance.staff_id }).where('top_up_id', '=', own.top_up_id).execute();
    expect((await received(own)).error_code).toBe(4109);
    expect([await wallet(merchant.customer_id), await wallet(own.customer_id)]).toEqual([undefined, undefined]);
  });

  it('credits once when two people receive the same rows at once', async () => {
    const rows = [await ownTopUp('21'), await ownTopUp('22'), await ownTopUp('23')];
    await importLines(token, ...rows.map(({ reference, amount }) => `2026-11-03,race ${reference},${amount},USD`));
    const people = [token, second.token];
    const answers = await Promise.all(people.flatMap((by) => rows.map((one) => send(deskReceiveMatched, { ...keys(one), round: 1 }, by))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ error_code }) => error_code === 4101)).toHaveLength(3);
    for (const one of rows) expect(await entries(one.customer_id)).toHaveLength(1);
  });
});

describe('filters of the review', () => {
  it('are method, currency, day, amount, and a search by reference or customer', async () => {
    const given = await ownTopUp('777.50', 'Nordlicht Filter GmbH', { currency: 'CHF', method: 'paypal', paid_on: '2026-10-20' });
    const found = async (filter: object) => {
      const { list } = (await send(deskList, { status: 'submitted', limit: 200, ...filter }, token)).content;
      return list.some(({ top_up_id }) => top_up_id === given.top_up_id);
    };
    for (const filter of [
      { method: 'paypal' },
      { currency: 'CHF' },
      { from: '2026-10-20', to: '2026-10-20' },
      { min_amount: '777.50', max_amount: '777.50' },
      { search: 'licht filter' },
      { search: given.reference.toLowerCase().slice(0, 8) },
    ])
      expect(await found(filter), JSON.stringify(filter)).toBe(true);
    for (const filter of [
      { method: 'bank' },
      { currency: 'USD' },
      { from: '2026-10-21' },
      { to: '2026-10-19' },
      { min_amount: '777.51' },
      { max_amount: '777.49' },
      { search: 'nobody' },
    ])
      expect(await found(filter), JSON.stringify(filter)).toBe(false);
  });
});
