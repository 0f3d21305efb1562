import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { sleepsInDatabase } from './kit/waiting.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { aTopUp, importLines, lineOf } = topUpKit(t);
const { wallet } = walletKit(deps);
const { deskGet, deskReview, deskLineCandidates, deskMatchLine, deskUndoLine, deskIgnoreLine, deskOpenTotals } = topUpsDeskCalls;
const fieldsOf = (answer: { content: unknown }) =>
  ((answer.content as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`);
const keys = ({ customer_id, top_up_id }: { customer_id: number; top_up_id: number }) => ({ customer_id, top_up_id });
const { token } = await make.aStaff('finance');
const second = await make.aStaff('finance');
const ownTopUp = async (amount: string, name = 'Shop', given: object = {}) => aTopUp(await make.aMerchant({ name }), { amount, ...given });

describe('a bank line, by hand', () => {
  it('shows the likeliest waiting top-ups with what agrees, and what the line is worth', async () => {
    // The likelier one comes second: without the order by likelihood it would be last.
    await ownTopUp('2160', 'Paprika Kids', { currency: 'GBP', method: 'bank', paid_on: '2026-11-01' });
    const kestrel = await ownTopUp('2180', 'Kestrel Outdoor', { currency: 'GBP', method: 'bank', paid_on: '2026-11-01' });
    await ownTopUp('9000', 'Kestrel Outdoor', { currency: 'GBP', method: 'bank', paid_on: '2026-11-01' });
    await importLines(token, '2026-11-02,KESTREL OUTDOOR LLP REF TOPUP,2165,GBP');
    const { line_id, candidates } = await lineOf(token, 'KESTREL');
    expect(candidates).toBe(2);
    const list = (await send(deskLineCandidates, { line_id }, token)).content.candidates;
    expect(list.map(({ customer_name, likelihood }) => [customer_name, likelihood])).toEqual([
      ['Kestrel Outdoor', 'likely'],
      ['Paprika Kids', 'unlikely'],
    ]);
    expect(list[0]).toMatchObject({
      reference: kestrel.reference,
      is_amount_equal: false,
      is_day_near: true,
      is_name_in_text: true,
      difference: '-15.00',
      line_usd: expect.any(String),
    });
  });

  it('has the top-up its text names as the first candidate, however far the amount is', async () => {
    const given = await ownTopUp('908', 'Anybody');
    await importLines(token, `2026-11-03,far ${given.reference},12,USD`);
    const { line_id, candidates } = await lineOf(token, given.reference);
    const [first] = (await send(deskLineCandidates, { line_id }, token)).content.candidates;
    expect(first).toMatchObject({ reference: given.reference, likelihood: 'likely', is_amount_equal: false, difference: '-896.00' });
    expect(candidates).toBeGreaterThan(0);
  });

  it('is matched with a reason where the amount differs, credits nothing, and is confirmed by the review', async () => {
    const given = await ownTopUp('300');
    await importLines(token, '2026-11-03,by hand three,285,USD');
    const { line_id } = await lineOf(token, 'by hand three');
    const match = (reason?: string) => send(deskMatchLine, { line_id, ...keys(given), reason }, token);
    expect(fieldsOf(await match())).toEqual(['reason top-ups.reason_needed']);
    expect((await match('Bank fee of 15 USD')).content).toMatchObject({
      state: 'proposed',
      by_hand: 'matched',
      reason: 'Bank fee of 15 USD',
      decided_by: expect.stringContaining('Staff'),
      top_up: { reference: given.reference },
    });
    expect(await wallet(given.customer_id)).toBeUndefined();
    expect((await send(deskGet, keys(given), token)).content).toMatchObject({ bank: 'matched', bank_line: { line_id, amount: '285.00' } });
    await send(deskReview, { ...keys(given), decision: 'receive', credited_usd: '285', remark: 'Bank fee of 15 USD' }, token);
    expect(await lineOf(token, 'by hand three')).toMatchObject({ state: 'confirmed' });
    expect((await send(deskUndoLine, { line_id, reason: 'oops' }, token)).error_code).toBe(4111);
    const log = await db
      .selectFrom('operation_log')
      .select(['customer_id', 'changes'])
      .where('operation', '=', 'top-ups.match_line')
      .where('customer_id', '=', given.customer_id)
      .where('outcome', '=', 'done')
      .execute();
    expect(JSON.stringify(log)).toContain('Bank fee of 15 USD');
  });

  it('pays one top-up: of two people who match it at once, one is told where it went', async () => {
    const [one, other] = [await ownTopUp('51'), await ownTopUp('51')];
    await importLines(token, '2026-11-03,for one of two,51,USD');
    const { line_id } = await lineOf(token, 'for one of two');
    await sql
      .raw(
        `create function slow_line() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return new; end $$;
         create trigger slow_line before update on bank_statement_lines for each row execute function slow_line()`,
      )
      .execute(db);
    const first = send(deskMatchLine, { line_id, ...keys(one) }, token);
    await sleepsInDatabase(db);
    const late = await send(deskMatchLine, { line_id, ...keys(other) }, second.token);
    expect((await first).status).toBe(200);
    await sql.raw('drop trigger slow_line on bank_statement_lines; drop function slow_line').execute(db);
    expect(late).toMatchObject({ status: 409, error_code: 4110, msg: expect.stringContaining(one.reference) });
    expect(await lineOf(token, 'for one of two')).toMatchObject({ top_up: { reference: one.reference } });
  });

  it('is one for each top-up: a second line is refused, by the rule and by the index', async () => {
    const given = await ownTopUp('52');
    await importLines(token, '2026-11-03,first of two,52,USD', '2026-11-04,second of two,52,USD');
    const [first, next] = [await lineOf(token, 'first of two'), await lineOf(token, 'second of two')];
    await send(deskMatchLine, { line_id: first.line_id, ...keys(given) }, token);
    expect((await send(deskMatchLine, { line_id: next.line_id, ...keys(given) }, token)).error_code).toBe(4112);
    const forced = db
      .updateTable('bank_statement_lines')
      .set({ ...keys(given), state: 'proposed' })
      .where('line_id', '=', next.line_id);
    await expect(forced.execute()).rejects.toThrow('bank_statement_lines_one');
  });

  it('is unmatched with a reason and not proposed again by the next import', async () => {
    const given = await ownTopUp('2000');
    await importLines(token, `2026-11-03,named ${given.reference},2000,USD`);
    const { line_id } = await lineOf(token, given.reference);
    const undone = await send(deskUndoLine, { line_id, reason: 'Paid for something else' }, token);
    expect(undone.content).toMatchObject({ state: 'open', by_hand: 'unmatched', reason: 'Paid for something else' });
    await importLines(token, '2026-11-09,another,1,USD');
    expect(await lineOf(token, given.reference)).toMatchObject({ state: 'open' });
  });

  it('counts for the top-up its text names, though it was matched elsewhere by hand', async () => {
    const [named, other] = [await ownTopUp('1000'), await ownTopUp('2000')];
    await importLines(token, `2026-11-03,elsewhere ${named.reference},2000,USD`);
    const { line_id } = await lineOf(token, named.reference);
    expect((await send(deskMatchLine, { line_id, ...keys(other) }, token)).status).toBe(200);
    const { content } = await send(deskReview, { ...keys(named), decision: 'receive', credited_usd: '1000' }, token);
    expect(content.approval_id).not.toBeNull();
  });

  it('is ignored with a reason and opened again; an opened one is proposed as before', async () => {
    const given = await ownTopUp('53');
    await importLines(token, `2026-11-03,aside ${given.reference},53,USD`);
    const { line_id } = await lineOf(token, given.reference);
    expect(fieldsOf(await send(deskIgnoreLine, { line_id, reason: '' }, token))).toEqual(['reason required']);
    expect((await send(deskIgnoreLine, { line_id, reason: 'Interest' }, token)).content).toMatchObject({
      state: 'ignored',
      reason: 'Interest',
    });
    expect((await send(deskMatchLine, { line_id, ...keys(given) }, token)).status).toBe(409);
    expect((await send(deskUndoLine, { line_id, reason: 'It is a payment' }, token)).content).toMatchObject({ state: 'proposed' });
  });

  it('is not matched with a rejected top-up, and not by who may only look', async () => {
    const given = await ownTopUp('54');
    await importLines(token, '2026-11-03,of a rejected,54,USD');
    const { line_id } = await lineOf(token, 'of a rejected');
    const looker = await make.aStaff('customer_service');
    for (const call of [deskMatchLine, deskUndoLine, deskIgnoreLine] as const)
      expect((await send(call, { line_id, ...keys(given), reason: 'x' }, looker.token)).status).toBe(403);
    await send(deskReview, { ...keys(given), decision: 'reject', remark: 'no' }, token);
    expect((await send(deskMatchLine, { line_id, ...keys(given) }, token)).error_code).toBe(4113);
  });

  it('sums up while it is open, by currency', async () => {
    const sum = async () => (await send(deskOpenTotals, {}, token)).content.list.find(({ currency }) => currency === 'AUD');
    expect(await sum()).toBeUndefined();
    await importLines(token, '2026-11-03,open a,10.50,AUD', '2026-11-03,open b,20,AUD');
    expect(await sum()).toEqual({ currency: 'AUD', count: 2, amount: '30.50' });
  });
});
