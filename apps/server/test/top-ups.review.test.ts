import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { dayOf } from '#server/kernel/days.ts';
import { mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { pdf } from './kit/upload-samples.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { app, deps, make, send } = t;
const { db } = deps.database;
const { aTopUp } = topUpKit(t);
const { wallet, entries, broken } = walletKit(deps);
const { deskList, deskGet, deskReview, deskSaveRate } = topUpsDeskCalls;
const fieldsOf = (answer: { content: unknown }) =>
  ((answer.content as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`);
const keys = ({ customer_id, top_up_id }: { customer_id: number; top_up_id: number }) => ({ customer_id, top_up_id });
const finance = await make.aStaff('finance');

describe('top-ups.deskReview', () => {
  it('STAFF-02 TOP-08 receives a top-up: status, balance, ledger, rate and mail agree', async () => {
    const merchant = await make.aMerchant();
    await db.updateTable('accounts').set({ language: 'zh_CN' }).where('account_id', '=', merchant.account_id).execute();
    const given = await aTopUp(merchant, { currency: 'JPY', method: 'tt', amount: '150000' });
    const seen = (await send(deskGet, keys(given), finance.token)).content;
    expect(seen).toMatchObject({ amount: '150000', proposed_usd: '1005.00', proposed_rate: '0.0067', proposed_source: 'opening table' });

    const { content } = await send(deskReview, { ...keys(given), decision: 'receive', credited_usd: '1005' }, finance.token);
    const booked = { credited_usd: '1005.00', rate: '0.0067', rate_source: 'opening table' };
    expect(content).toMatchObject({ ...booked, status: 'received', reviewed_by: expect.stringContaining('Staff') });
    expect((await send(topUpsCalls.get, { top_up_id: given.top_up_id }, merchant.token)).content).toMatchObject({
      ...booked,
      status: 'received',
      reviewed_at: expect.any(String),
    });
    expect((await send(walletsCalls.balance, {}, merchant.token)).content).toMatchObject({ balance: '1005.00', spendable: '1005.00' });
    expect(await entries(merchant.customer_id)).toMatchObject([
      {
        bill_type: 'top_up',
        amount: '1005.00',
        source_no: given.reference,
        original_currency: 'JPY',
        original_amount: '150000.00',
        rate: '0.00670000',
        rate_source: 'opening table',
        actor_kind: 'staff',
      },
    ]);
    const entry_id = (await entries(merchant.customer_id))[0]?.entry_id ?? 0;
    expect((await send(transactionsCalls.get, { entry_id }, merchant.token)).content).toMatchObject({
      rate: '0.0067',
      original_currency: 'JPY',
    });
    const [mail] = await mailsTo(db, merchant.email);
    expect(mail).toMatchObject({ template: 'top-ups.received', language: 'zh_CN', customer_id: merchant.customer_id });
    for (const word of [given.reference, '150,000 JPY', '1,005.00', `/billing/transferDetails/details?id=${given.top_up_id}`])
      expect(mail?.text).toContain(word);
    expect(await broken(merchant.customer_id)).toEqual([]);
    const [told] = (await send(noticesCalls.list, {}, merchant.token, { lang: 'zh-cn' })).content.list;
    expect(told).toMatchObject({ title: `您的付款 ${given.reference} 已到账`, description: expect.stringContaining('1,005.00 USD') });
  });

  it('TOP-08 rejects with a remark to the merchant, and credits nothing', async () => {
    const merchant = await make.aMerchant();
    const given = await aTopUp(merchant);
    const reject = (remark?: string) => send(deskReview, { ...keys(given), decision: 'reject', remark }, finance.token);
    for (const remark of [undefined, '   ']) expect(fieldsOf(await reject(remark))).toEqual(['remark top-ups.remark_needed']);
    expect((await reject('The slip shows another amount')).content).toMatchObject({ status: 'rejected', credited_usd: null });
    expect((await send(topUpsCalls.get, { top_up_id: given.top_up_id }, merchant.token)).content).toMatchObject({
      status: 'rejected',
      staff_remark: 'The slip shows another amount',
    });
    expect(await wallet(merchant.customer_id)).toBeUndefined();
    const [mail] = await mailsTo(db, merchant.email);
    expect(mail).toMatchObject({ template: 'top-ups.rejected', language: 'en', text: expect.stringContaining('another amount') });
    const [told] = (await send(noticesCalls.list, {}, merchant.token)).content.list;
    expect(told).toMatchObject({ title: expect.stringContaining(given.reference), description: expect.stringContaining('another amount') });
  });

  it('requires the amount in USD, and a remark when it is not amount × rate', async () => {
    const given = await aTopUp(await make.aMerchant(), { amount: '100' });
    const receive = (rest: object) => send(deskReview, { ...keys(given), decision: 'receive', ...rest }, finance.token);
    expect(fieldsOf(await receive({}))).toEqual(['credited_usd top-ups.usd_needed']);
    expect(fieldsOf(await receive({ credited_usd: '1000' }))).toEqual(['remark top-ups.remark_needed']);
    for (const credited_usd of ['-1', '0', '1.001', '']) expect(fieldsOf(await receive({ credited_usd }))[0]).toMatch(/^credited_usd /);
    const { content } = await receive({ credited_usd: '85.00', remark: '15 USD bank charges' });
    expect(content).toMatchObject({ credited_usd: '85.00', rate: null, staff_remark: '15 USD bank charges' });
  });

  it('takes the rate of the day it was paid on, another one only with its source', async () => {
    const [old, recent] = ['2026-03-01', '2026-03-10'];
    for (const [valid_from, rate] of [
      [old, '1.12'],
      [recent, '1.11'],
    ] as const)
      expect((await send(deskSaveRate, { currency: 'CHF', valid_from, rate, source: 'central bank' }, finance.token)).status).toBe(200);
    const paidOn = async (paid_on: string) => aTopUp(await make.aMerchant(), { currency: 'CHF', amount: '10.05', paid_on });
    const proposed = async (paid_on: string) => (await send(deskGet, keys(await paidOn(paid_on)), finance.token)).content;
    expect(await proposed('2026-03-09')).toMatchObject({ proposed_rate: '1.12', proposed_usd: '11.26' });
    expect(await proposed('2026-03-10')).toMatchObject({ proposed_rate: '1.11', proposed_usd: '11.16' });

    const given = await paidOn('2026-03-10');
    const receive = (rest: object) => send(deskReview, { ...keys(given), decision: 'receive', ...rest }, finance.token);
    expect(fieldsOf(await receive({ credited_usd: '11.26', rate: '1.12' }))).toEqual(['rate_source required']);
    expect((await receive({ credited_usd: '11.26', rate: '1.12', rate_source: 'our bank, 3 pm' })).content).toMatchObject({
      rate: '1.12',
      rate_source: 'our bank, 3 pm',
    });
  });

  it('asks for a rate where there is none', async () => {
    await db.deleteFrom('exchange_rates').where('currency', '=', 'SEK').execute();
    const given = await aTopUp(await make.aMerchant(), { currency: 'SEK' });
    expect((await send(deskGet, keys(given), finance.token)).content).toMatchObject({ proposed_usd: null, proposed_rate: null });
    const review = { ...keys(given), decision: 'receive', credited_usd: '9.50' } as const;
    expect(fieldsOf(await send(deskReview, review, finance.token))).toEqual(['rate required']);
  });

  it('lets exactly one of eight staff decide, whatever they decide', async () => {
    const merchant = await make.aMerchant();
    const given = await aTopUp(merchant);
    const staff = await Promise.all(Array.from({ length: 8 }, () => make.aStaff('finance')));
    await Promise.all(staff.map(({ token }) => send(deskGet, keys(given), token)));
    const answers = await Promise.all(
      staff.map(({ token }, at) =>
        at % 2 === 0
          ? send(deskReview, { ...keys(given), decision: 'receive', credited_usd: '100' }, token)
          : send(deskReview, { ...keys(given), decision: 'reject', remark: 'no' }, token),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ error_code }) => error_code === 4101)).toHaveLength(7);
    const received = won[0]?.content.status === 'received';
    expect((await wallet(merchant.customer_id))?.balance).toBe(received ? '100.00' : undefined);
    expect(await mailsTo(db, merchant.email)).toHaveLength(1);
  });

  it('is for finance; others may look or not even that', async () => {
    const given = await aTopUp(await make.aMerchant());
    const review = { ...keys(given), decision: 'receive', credited_usd: '100' } as const;
    const [service, clerk] = [await make.aStaff('customer_service'), await make.aStaff('warehouse_clerk')];
    expect((await send(deskReview, review, service.token)).status).toBe(403);
    expect((await send(deskGet, keys(given), service.token)).status).toBe(200);
    expect((await send(deskGet, keys(given), clerk.token)).status).toBe(403);
    expect((await send(deskReview, { ...review, customer_id: 999_999 }, finance.token)).status).toBe(404);
  });
});

describe('a review that fails at its last step', () => {
  it.each([
    ['an error', `raise exception 'the disk is full'`],
    ['the loss of the connection', 'perform pg_terminate_backend(pg_backend_pid())'],
  ])('by %s leaves nothing half done, and can be made again', async (_what, fault) => {
    const merchant = await make.aMerchant();
    const given = await aTopUp(merchant);
    await sql
      .raw(
        `create function break_mail() returns trigger language plpgsql security definer as $$ begin ${fault}; return new; end $$;
         create trigger break_mail after insert on mails for each row execute function break_mail()`,
      )
      .execute(db);
    const review = { ...keys(given), decision: 'receive', credited_usd: '100' } as const;
    const answer = await send(deskReview, review, finance.token);
    await sql.raw('drop trigger break_mail on mails; drop function break_mail').execute(db);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect((await send(deskGet, keys(given), finance.token)).content).toMatchObject({ status: 'submitted', credited_usd: null });
    expect([await wallet(merchant.customer_id), await entries(merchant.customer_id)]).toEqual([undefined, []]);
    expect(await mailsTo(db, merchant.email)).toEqual([]);
    expect((await send(deskReview, review, finance.token)).content).toMatchObject({ status: 'received' });
    expect(await wallet(merchant.customer_id)).toMatchObject({ balance: '100.00' });
  });
});

describe('top-ups.list and deskList', () => {
  it('TOP-03 list amount, currency, date, method and status, filtered, with details', async () => {
    const merchant = await make.aMerchant();
    const usd = await aTopUp(merchant, { amount: '10', remark: 'one' });
    const eur = await aTopUp(merchant, { amount: '20.5', currency: 'EUR', method: 'paypal' });
    await send(deskReview, { ...keys(usd), decision: 'receive', credited_usd: '10' }, finance.token);
    const list = async (filter: object) =>
      (await send(topUpsCalls.list, filter, merchant.token)).content.list.map(({ reference }) => reference);
    const both = (await send(topUpsCalls.list, {}, merchant.token)).content;
    expect(both.count).toBe(2);
    expect(both.list[0]).toMatchObject({ amount: '20.50', currency: 'EUR', paid_on: eur.paid_on, method: 'paypal', status: 'submitted' });
    expect(await list({ status: 'received' })).toEqual([usd.reference]);
    expect(await list({ method: 'paypal' })).toEqual([eur.reference]);
    expect(await list({ currency: 'USD' })).toEqual([usd.reference]);
    expect(await list({ reference: eur.reference.toLowerCase().slice(0, 7) })).toEqual([eur.reference]);
    const today = dayOf(new Date());
    expect(await list({ from: today, to: today })).toHaveLength(2);
    expect(await list({ to: dayOf(new Date(Date.now() - 24 * 3_600_000)) })).toEqual([]);
    expect(await list({ from: '1900-01-01' })).toHaveLength(2);
    const stranger = await make.aMerchant();
    expect((await send(topUpsCalls.list, {}, stranger.token)).content.count).toBe(0);
    expect((await send(topUpsCalls.get, { top_up_id: usd.top_up_id }, stranger.token)).status).toBe(404);
  });

  it('show staff the oldest first, with the voucher', async () => {
    const merchant = await make.aMerchant();
    const [first, second] = [await aTopUp(merchant), await aTopUp(merchant)];
    const seen = async (filter: object) =>
      (await send(deskList, { customer_id: merchant.customer_id, ...filter }, finance.token)).content.list.map((row) => row.top_up_id);
    expect(await seen({ status: 'submitted' })).toEqual([first.top_up_id, second.top_up_id]);
    expect(await seen({})).toEqual([second.top_up_id, first.top_up_id]);
    expect(await seen({ reference: first.reference })).toEqual([first.top_up_id]);
    const { voucher_url } = (await send(deskGet, keys(first), finance.token)).content;
    const file = await app.inject({ url: voucher_url, headers: { token: finance.token } });
    expect([file.statusCode, file.rawPayload.equals(pdf())]).toEqual([200, true]);
    expect((await app.inject({ url: voucher_url, headers: { token: merchant.token } })).statusCode).toBe(401);
  });

  it('DASH-02 count as topped up once money has arrived', async () => {
    const merchant = await make.aMerchant();
    const step = async () =>
      (await send(dashboardsCalls.workplace, {}, merchant.token)).content.steps.find(({ step: name }) => name === 'top_up')?.done;
    const given = await aTopUp(merchant);
    expect(await step()).toBe(false);
    await send(deskReview, { ...keys(given), decision: 'receive', credited_usd: '100' }, finance.token);
    expect(await step()).toBe(true);
  });
});
