import { describe, expect, it } from 'vitest';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { approvalKit } from './kit/approvals.ts';
import { mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { agree, decide } = approvalKit(t);
const { aTopUp } = topUpKit(t);
const { wallet, entries } = walletKit(deps);
const { deskReview, deskGet, deskSaveRate, deskRates, deskImportStatement, deskStatementLines, deskIgnoreLine } = topUpsDeskCalls;
const fieldsOf = (answer: { content: unknown }) =>
  ((answer.content as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`);

type Given = Awaited<ReturnType<typeof aTopUp>>;
const keys = ({ customer_id, top_up_id }: Given) => ({ customer_id, top_up_id });
const people = async () => ({ one: await make.aStaff('finance'), two: await make.aStaff('finance'), merchant: await make.aMerchant() });
const receive = (given: Given, credited_usd: string, token: string, rest: object = {}) =>
  send(deskReview, { ...keys(given), decision: 'receive', credited_usd, remark: 'see statement', ...rest }, token);
const bankSays = async (given: Given, amount: string, token: string) => {
  const row = `2026-11-03,${given.reference},${amount},${given.currency}`;
  await send(deskImportStatement, { name: 'bank.csv', content: `Date,Description,Amount,Currency\n${row}` }, token);
};

describe('the credit of a top-up', () => {
  it('more than the threshold away from the merchant’s own amount waits, up or down, and is booked once a second person agrees', async () => {
    const { one, two, merchant } = await people();
    for (const credited of ['2500.01', '1499.99']) {
      const given = await aTopUp(merchant, { amount: '2000' });
      const { content } = await receive(given, credited, one.token);
      expect(content).toMatchObject({ status: 'submitted', credited_usd: null, approval_id: expect.any(Number) });
      expect(await agree(content.approval_id, one.token)).toMatchObject({ error_code: 4052 });
      expect((await agree(content.approval_id, two.token)).content).toMatchObject({ kind: 'top_up', state: 'agreed' });
      expect((await send(deskGet, keys(given), one.token)).content).toMatchObject({ status: 'received', credited_usd: credited });
    }
    expect(await wallet(merchant.customer_id)).toMatchObject({ balance: '4000.00' });
    expect(await mailsTo(db, merchant.email)).toHaveLength(2);
  });

  it('as paid needs nobody else, however large', async () => {
    const { one, merchant } = await people();
    const given = await aTopUp(merchant, { amount: '250000' });
    expect((await receive(given, '250000', one.token)).content).toMatchObject({ status: 'received', approval_id: null });
  });

  it('more than the threshold away from the bank’s line waits, also when that line was set aside first', async () => {
    const { one, merchant } = await people();
    const given = await aTopUp(merchant, { amount: '3000' });
    await bankSays(given, '30', one.token);
    const waiting = await receive(given, '3000', one.token);
    expect(waiting.content.approval_id).toEqual(expect.any(Number));
    await decide(waiting.content.approval_id, false, one.token);
    const { list } = (await send(deskStatementLines, {}, one.token)).content;
    await send(deskIgnoreLine, { line_id: list[0]?.line_id ?? 0, reason: 'no top-up' }, one.token);
    expect((await receive(given, '3000', one.token)).content.approval_id).toEqual(expect.any(Number));
    expect(await entries(merchant.customer_id)).toEqual([]);
  });

  it('is not explained by a second line that fits: the first one counts as well', async () => {
    const { one, merchant } = await people();
    const given = await aTopUp(merchant, { amount: '3000' });
    await bankSays(given, '30', one.token);
    await bankSays(given, '3000', one.token);
    expect((await receive(given, '3000', one.token)).content.approval_id).toEqual(expect.any(Number));
  });

  it('waits when the reviewer submitted it, acting for the merchant; another reviewer is the second person', async () => {
    const { one, two, merchant } = await people();
    const { customer_id, account_id } = merchant;
    const token = await make.aSession({ customer_id, account_id, acting_staff_id: one.staff_id });
    const given = await aTopUp({ ...merchant, token }, { amount: '80000' });
    const mine = await receive(given, '80000', one.token);
    expect(mine.content.approval_id).toEqual(expect.any(Number));
    await decide(mine.content.approval_id, false, one.token);
    expect((await receive(given, '80000', two.token)).content).toMatchObject({ status: 'received', approval_id: null });
  });

  it('is blocked for everybody while a proposal about it waits, and cannot be agreed to after that', async () => {
    const { one, two, merchant } = await people();
    const given = await aTopUp(merchant, { amount: '100' });
    const { content } = await receive(given, '5000', one.token);
    expect((await send(deskGet, keys(given), two.token)).content.waiting_approval_id).toBe(content.approval_id);
    expect(await receive(given, '100', two.token)).toMatchObject({ status: 409, error_code: 4054 });
    expect(await send(deskReview, { ...keys(given), decision: 'reject', remark: 'no' }, two.token)).toMatchObject({ error_code: 4054 });
    await decide(content.approval_id, false, two.token);
    expect((await receive(given, '100', two.token)).content).toMatchObject({ status: 'received', waiting_approval_id: null });
    expect(await agree(content.approval_id, two.token)).toMatchObject({ error_code: 4051 });
  });

  it('at a rate more than 2 % from the dated table waits, whatever the amount; at 2 % it does not', async () => {
    const { one, merchant } = await people();
    const source = { rate_source: 'our bank, 3 pm' };
    const far = await aTopUp(merchant, { currency: 'EUR', amount: '10' });
    expect((await receive(far, '11.02', one.token, { rate: '1.1017', ...source })).content.approval_id).toEqual(expect.any(Number));
    const near = await aTopUp(merchant, { currency: 'EUR', amount: '20' });
    expect((await receive(near, '22.03', one.token, { rate: '1.1016', ...source })).content).toMatchObject({
      approval_id: null,
      rate: '1.1016',
    });
  });

  it('with a rate the table does not have waits', async () => {
    const { one, merchant } = await people();
    await db.deleteFrom('exchange_rates').where('currency', '=', 'SEK').execute();
    const given = await aTopUp(merchant, { currency: 'SEK', amount: '10' });
    const { content } = await receive(given, '1', one.token, { rate: '0.1', rate_source: 'bank' });
    expect(content.approval_id).toEqual(expect.any(Number));
  });

  it('at a table rate that the same person moved today counts with what it was moved by', async () => {
    const { one, two, merchant } = await people();
    const rate = { currency: 'NZD', valid_from: '2026-01-01', rate: '0.6222', source: 'bank' } as const;
    expect((await send(deskSaveRate, rate, one.token)).content.approval_id).toBeNull();
    const given = await aTopUp(merchant, { currency: 'NZD', amount: '100000' });
    const mine = await receive(given, '62220', one.token);
    expect(mine.content.approval_id).toEqual(expect.any(Number));
    await decide(mine.content.approval_id, false, two.token);
    expect((await receive(given, '62220', two.token)).content.approval_id).toBeNull();
  });
});

describe('the operation log of a review', () => {
  it('has the customer and what changed, for a credit, a proposal, its approval and a line that was set aside', async () => {
    const { one, two, merchant } = await people();
    const { customer_id } = merchant;
    const [plain, large] = [await aTopUp(merchant, { amount: '100' }), await aTopUp(merchant, { amount: '200' })];
    await bankSays(plain, '99', one.token);
    const { list } = (await send(deskStatementLines, {}, one.token)).content;
    await send(deskIgnoreLine, { line_id: list[0]?.line_id ?? 0, reason: 'no top-up' }, one.token);
    await receive(plain, '100', one.token);
    await agree((await receive(large, '2000', one.token)).content.approval_id, two.token);
    const lines = db.selectFrom('operation_log').select(['operation', 'changes']).where('customer_id', '=', customer_id);
    const desk = await lines.where('for_merchant', '=', false).orderBy('operation_time').execute();
    expect(desk.map(({ operation, changes }) => [operation, changes])).toEqual([
      [
        'top-ups.ignore_line',
        [
          { field: 'state', before: 'open', after: 'ignored' },
          { field: 'reason', before: null, after: 'no top-up' },
        ],
      ],
      [
        'top-ups.review',
        [
          { field: 'status', before: 'submitted', after: 'received' },
          { field: 'credited_usd', before: null, after: '100.00' },
        ],
      ],
      ['top-ups.review', [{ field: 'proposed', before: null, after: '2000' }]],
      [
        'approvals.decide',
        [
          { field: 'remark', before: null, after: 'see statement' },
          { field: 'credited_usd', before: null, after: '2000.00' },
          { field: 'approval', before: 'proposed', after: 'agreed' },
        ],
      ],
    ]);
  });
});

describe('the source of a rate', () => {
  it('belongs to its rate: another rate with the proposed source is refused at the field', async () => {
    const { one, merchant } = await people();
    const given = await aTopUp(merchant, { currency: 'EUR', amount: '100' });
    const with_ = (rate_source?: string) => receive(given, '109', one.token, { rate: '1.09', rate_source });
    expect(fieldsOf(await with_('opening table'))).toEqual(['rate_source top-ups.new_source_needed']);
    expect(fieldsOf(await with_(' Opening Table '))).toEqual(['rate_source top-ups.new_source_needed']);
    expect(fieldsOf(await with_())).toEqual(['rate_source required']);
    expect((await with_('our bank, 3 pm')).content).toMatchObject({ status: 'received', rate_source: 'our bank, 3 pm' });
  });

  it('and a rate are refused for USD, both at once', async () => {
    const { one, merchant } = await people();
    const given = await aTopUp(merchant, { amount: '100' });
    const answer = await receive(given, '100', one.token, { rate: '1.5', rate_source: 'x' });
    expect(fieldsOf(answer)).toEqual(['rate top-ups.usd_has_no_rate', 'rate_source top-ups.usd_has_no_rate']);
    expect((await receive(given, '100', one.token)).content).toMatchObject({ status: 'received', rate: null, rate_source: null });
  });
});

describe('an exchange rate', () => {
  const rateOf = async (currency: string, token: string) => (await send(deskRates, { currency }, token)).content.list[0]?.rate;
  const save = (currency: 'GBP' | 'AUD' | 'SGD' | 'KRW', rate: string, token: string, valid_from = '2026-06-01') =>
    send(deskSaveRate, { currency, rate, valid_from, source: 'bank' }, token);

  it('more than 2 % from the table waits for a second person', async () => {
    const { one, two } = await people();
    const { content } = await save('GBP', '1.2955', one.token);
    expect(content.approval_id).toEqual(expect.any(Number));
    expect(await rateOf('GBP', one.token)).toBe('1.27');
    expect(await save('GBP', '1.28', two.token)).toMatchObject({ status: 409, error_code: 4054 });
    expect((await agree(content.approval_id, two.token)).content).toMatchObject({ kind: 'exchange_rate', customer_id: null });
    expect(await rateOf('GBP', one.token)).toBe('1.2955');
  });

  it('cannot be moved further in small steps: one person’s steps add up over 24 hours, also on other days and at the same moment', async () => {
    const { one, two } = await people();
    expect((await save('AUD', '0.67', one.token)).content.approval_id).toBeNull();
    expect((await save('AUD', '0.68', one.token)).content.approval_id).toEqual(expect.any(Number));
    expect((await save('AUD', '0.68', one.token, '2026-06-02')).content.approval_id).toEqual(expect.any(Number));
    expect((await save('AUD', '0.677', two.token, '2026-06-03')).content.approval_id).toBeNull();
    const days = Array.from({ length: 6 }, (_, at) => `2026-07-0${at + 1}`);
    const answers = await Promise.all(days.map((day) => save('SGD', '0.75', one.token, day)));
    expect(answers.filter(({ status, content }) => status === 200 && content.approval_id === null).length).toBeGreaterThan(0);
    const moved = await db.selectFrom('unapproved_moves').select('amount').where('currency', '=', 'SGD').execute();
    expect(moved.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeLessThanOrEqual(2);
  });

  it('without one to compare with waits', async () => {
    const { one } = await people();
    await db.deleteFrom('exchange_rates').where('currency', '=', 'KRW').execute();
    expect((await save('KRW', '0.5', one.token)).content.approval_id).toEqual(expect.any(Number));
  });
});
