import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { approvalKit } from './kit/approvals.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { sleepsInDatabase } from './kit/waiting.ts';

const t = await testApp();
const { make, send } = t;
const { db } = t.deps.database;
const { aTopUp, aProof } = topUpKit(t);
const { agree } = approvalKit(t);
const {
  deskGet,
  deskAccounts,
  deskSaveAccount,
  deskRates,
  deskSaveRate,
  deskImportStatement,
  deskStatementLines,
  deskIgnoreLine,
  deskReview,
} = topUpsDeskCalls;
const fieldsOf = (answer: { content: unknown }) =>
  ((answer.content as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`);
const { token } = await make.aStaff('finance');
const second = await make.aStaff('finance');
const looker = await make.aStaff('customer_service');

describe('receiving accounts', () => {
  const account = { platform_type: 4, method: 'bank', currency: 'GBP', account_name: 'Quay Ltd', account_number: 'GB33 1' } as const;

  it('are proposed and activated, one open for each brand, method and currency', async () => {
    const save = (given: object) => send(deskSaveAccount, { ...account, ...given }, token);
    const activate = async (given: object) => agree((await save(given)).content.approval_id, second.token);
    expect((await activate({ bank: 'First', note_cn: '请注明编号' })).status).toBe(200);
    const first = (await send(deskAccounts, {}, looker.token)).content.list[0] ?? expect.fail('no account');
    expect(first).toMatchObject({ ...account, bank: 'First', enabled: 1 });
    expect(fieldsOf(await save({}))).toEqual(['method top-ups.account_exists']);
    const { receiving_account_id } = first;
    const same = { receiving_account_id, bank: 'First', note_cn: '请注明编号' };
    expect((await save({ ...same, enabled: 0 })).content.account).toMatchObject({ enabled: 0 });
    expect((await activate({ account_number: 'GB33 2' })).status).toBe(200);
    expect(fieldsOf(await save(same))).toEqual(['method top-ups.account_exists']);
    const { list } = (await send(deskAccounts, {}, looker.token)).content;
    expect(list.map(({ account_number, enabled }) => [account_number, enabled])).toEqual([
      ['GB33 2', 1],
      ['GB33 1', 0],
    ]);
    const merchant = await make.aMerchant({ platform_type: 4 });
    const shown = (await send(topUpsCalls.account, { method: 'bank', currency: 'GBP' }, merchant.token)).content.account;
    expect(shown).toMatchObject({ account_number: 'GB33 2' });
    expect(Object.keys(shown)).not.toContain('enabled');
  });

  it('are changed by finance alone, and only those there are', async () => {
    expect((await send(deskSaveAccount, account, looker.token)).status).toBe(403);
    expect((await send(deskSaveAccount, { ...account, receiving_account_id: 999_999 }, token)).status).toBe(404);
  });
});

describe('exchange rates', () => {
  it('are dated, with a source and who set them; the same day again corrects', async () => {
    const rate = { currency: 'CAD', valid_from: '2026-05-01', rate: '0.7312', source: 'central bank' } as const;
    expect((await send(deskSaveRate, rate, token)).content).toMatchObject({ ...rate, staff_name: expect.any(String) });
    expect((await send(deskSaveRate, { ...rate, rate: '0.74' }, token)).content).toMatchObject({ rate: '0.74' });
    const { list } = (await send(deskRates, { currency: 'CAD' }, looker.token)).content;
    expect(list.map((one) => [one.valid_from, one.rate])).toEqual([
      ['2026-05-01', '0.74'],
      ['2024-01-01', '0.73'],
    ]);
    expect((await send(deskSaveRate, rate, looker.token)).status).toBe(403);
    for (const wrong of [{ rate: '0' }, { rate: '-1' }, { rate: '1.123456789' }, { currency: 'USD' }, { valid_from: '0000-01-01' }])
      expect((await send(deskSaveRate, { ...rate, ...wrong } as never, token)).status, JSON.stringify(wrong)).toBe(422);
  });
});

describe('a bank statement', () => {
  const head = 'Date,Description,Amount,Currency';
  const take = (name: string, ...rows: string[]) => send(deskImportStatement, { name, content: [head, ...rows].join('\r\n') }, token);
  const lines = async (state?: 'open' | 'proposed' | 'confirmed' | 'ignored') =>
    (await send(deskStatementLines, { limit: 200, ...(state && { state }) }, token)).content.list;
  const lineOf = async (words: string) => (await lines()).find((line) => line.words.includes(words)) ?? expect.fail(`no line ${words}`);
  const receive = (given: { customer_id: number; top_up_id: number }, credited_usd: string) =>
    send(deskReview, { customer_id: given.customer_id, top_up_id: given.top_up_id, decision: 'receive', credited_usd }, token);

  it('proposes the top-up whose reference, currency and amount a line has; receiving it confirms the line', async () => {
    const given = await aTopUp(await make.aMerchant({ name: 'Lamp & Co' }), { amount: '250' });
    const row = `2026-11-03,"Lamp & Co, ""${given.reference.replace('-', ' ').toLowerCase()}""","250.00",USD`;
    expect((await take('november.csv', row)).content).toEqual({ added: 1, known: 0, skipped: 0, proposed: 1 });
    expect(await lineOf('Lamp & Co')).toMatchObject({
      statement: 'november.csv',
      row_no: 2,
      booked_on: '2026-11-03',
      state: 'proposed',
      top_up: { customer_name: 'Lamp & Co', reference: given.reference, amount: '250.00', status: 'submitted' },
    });
    const line = { booked_on: '2026-11-03', amount: '250.00', currency: 'USD', words: expect.stringContaining('Lamp & Co') };
    const keys = { customer_id: given.customer_id, top_up_id: given.top_up_id };
    expect((await send(deskGet, keys, token)).content).toMatchObject({ bank: 'agrees', bank_line: { ...line, state: 'proposed' } });
    await receive(given, '250');
    expect(await lineOf('Lamp & Co')).toMatchObject({ state: 'confirmed', top_up: { status: 'received' } });
    const { line_id } = await lineOf('Lamp & Co');
    expect((await send(deskIgnoreLine, { line_id, reason: 'no top-up' }, token)).status).toBe(409);
  });

  it('shows the top-up of a line that names it with another amount or currency, and proposes nothing', async () => {
    const merchant = await make.aMerchant();
    const given = await aTopUp(merchant, { amount: '300' });
    const { content } = await take('x.csv', `2026-11-03,less ${given.reference},280,USD`, `2026-11-03,euros ${given.reference},300,EUR`);
    expect(content).toMatchObject({ added: 2, proposed: 0 });
    const reviewed = async () => (await send(deskGet, { customer_id: given.customer_id, top_up_id: given.top_up_id }, token)).content;
    expect((await reviewed()).bank_line).toMatchObject({ state: 'open' });
    for (const words of ['less', 'euros'])
      expect(await lineOf(words)).toMatchObject({ state: 'open', top_up: { reference: given.reference, amount: '300.00' } });
    await receive(given, '300');
    expect(await lineOf('less')).toMatchObject({ state: 'open' });
  });

  it('adds nothing when it comes again, under any name, alone or in a longer one; two like payments are two', async () => {
    const rows = ['2026-10-01,cash,7,USD', '2026-10-01,cash,7,USD', '2026-10-02,rent,-900,USD'];
    expect((await take('october.csv', ...rows)).content).toEqual({ added: 2, known: 0, skipped: 1, proposed: 0 });
    expect((await take('october.csv', ...rows)).content).toEqual({ added: 0, known: 2, skipped: 1, proposed: 0 });
    const longer = await take('autumn.csv', '2026-09-30,cash,7,USD', ...rows, '2026-10-03,"cash",7.00,USD');
    expect(longer.content).toEqual({ added: 2, known: 2, skipped: 1, proposed: 0 });
    const again = await Promise.all(Array.from({ length: 6 }, () => take('same.csv', '2026-10-09,at once,1,USD')));
    expect(again.filter(({ content }) => content.added === 1)).toHaveLength(1);
  });

  it('pays a top-up once: a second line with its reference stays open', async () => {
    const given = await aTopUp(await make.aMerchant(), { amount: '40' });
    const twice = await take('y.csv', `2026-11-04,first ${given.reference},40,USD`, `2026-11-05,second ${given.reference},40,USD`);
    expect(twice.content).toMatchObject({ added: 2, proposed: 1 });
    await receive(given, '40');
    expect((await lines('confirmed')).filter((line) => line.top_up?.reference === given.reference)).toHaveLength(1);
    expect((await lines('open')).filter((line) => line.top_up?.reference === given.reference)).toHaveLength(1);
  });

  it('agrees with the top-up, though another file is imported while it is received', async () => {
    const merchant = await make.aMerchant();
    const proof = await aProof(merchant, { amount: '77' });
    await take('first.csv', `2026-11-03,waits ${proof.reference},77,USD`);
    const { top_up_id } = (await send(topUpsCalls.submit, proof, merchant.token)).content;
    await sql
      .raw(
        `create function slow_end() returns trigger language plpgsql as $$ begin perform pg_sleep(0.6); return null; end $$;
         create constraint trigger slow_end after update on top_ups deferrable initially deferred for each row execute function slow_end()`,
      )
      .execute(db);
    const receiving = receive({ customer_id: merchant.customer_id, top_up_id }, '77');
    await sleepsInDatabase(db); // the review has confirmed the line and is not at its end yet
    await take('second.csv', '2026-11-03,of nobody,78,USD');
    expect((await receiving).status).toBe(200);
    await sql.raw('drop trigger slow_end on top_ups; drop function slow_end').execute(db);
    expect(await lineOf('waits')).toMatchObject({ state: 'confirmed', top_up: { status: 'received' } });
  });

  it('keeps a line that arrived before its proof or after its review, and releases the line of a rejected one', async () => {
    const merchant = await make.aMerchant();
    const proof = await aProof(merchant, { amount: '55' });
    await take('z.csv', `2026-11-06,early ${proof.reference},55,USD`);
    expect(await lineOf('early')).toMatchObject({ state: 'open', top_up: null });
    const early = { ...(await send(topUpsCalls.submit, proof, merchant.token)).content, customer_id: merchant.customer_id };
    expect((await take('z.csv', '2026-11-06,other,1,USD')).content).toMatchObject({ proposed: 1 });
    expect(await lineOf('early')).toMatchObject({ state: 'proposed' });
    const { top_up_id, customer_id } = early;
    await send(deskReview, { customer_id, top_up_id, decision: 'reject', remark: 'not ours' }, token);
    expect(await lineOf('early')).toMatchObject({ state: 'open', top_up: { status: 'rejected' } });

    const late = await aTopUp(merchant, { amount: '66' });
    await receive(late, '66');
    await take('z.csv', `2026-11-07,late ${late.reference},66,USD`);
    expect(await lineOf('late')).toMatchObject({ state: 'confirmed' });
  });

  it('is refused whole when it cannot be read, with the row', async () => {
    const before = (await lines()).length;
    const bad = await take('bad.csv', '2026-11-03,fine,5,USD', '03/11/2026,unclear,5,USD');
    expect(bad).toMatchObject({ status: 422, error_code: 4104, msg: expect.stringContaining('Row 3') });
    for (const content of ['a;b;c', 'Date;Text;Amount\n', `${head}\n2026-11-03,"never ends,5,USD`])
      expect(await send(deskImportStatement, { name: 'bad.csv', content }, token)).toMatchObject({ status: 422, error_code: 4103 });
    const many = Array.from({ length: 2000 }, (_, at) => `2026-11-03,row ${at},5,USD`);
    expect(fieldsOf(await take('bad.csv', ...many))).toEqual(['content too_many']);
    expect((await lines()).length).toBe(before);
    const content = '\uFEFF日期;摘要;金额;币种\n2026/11/03;"分号; 在内";1.234,50;人民币\n';
    expect((await send(deskImportStatement, { name: 'cn.csv', content }, token)).content).toMatchObject({ added: 1 });
    expect(await lineOf('分号; 在内')).toMatchObject({ amount: '1234.50', currency: 'CNY' });
  });

  it('leaves what the bank says about people out of the operation log', async () => {
    await take('v.csv', '2026-11-09,private words,9,USD');
    const log = await db
      .selectFrom('operation_log')
      .select('request_parameters')
      .where('operation', '=', 'top-ups.import_statement')
      .execute();
    expect(log.some((line) => line.request_parameters.includes('v.csv'))).toBe(true);
    expect(log.filter((line) => line.request_parameters.includes('private words'))).toEqual([]);
  });

  it('can have lines set aside, by who may review', async () => {
    await take('w.csv', '2026-11-08,interest,3.21,USD');
    const { line_id } = await lineOf('interest');
    expect((await send(deskIgnoreLine, { line_id, reason: 'no top-up' }, looker.token)).status).toBe(403);
    expect((await send(deskIgnoreLine, { line_id, reason: 'no top-up' }, token)).content).toMatchObject({ state: 'ignored' });
    expect((await lines('ignored')).map((line) => line.line_id)).toEqual([line_id]);
    expect((await send(deskIgnoreLine, { line_id: 999_999, reason: 'x' }, token)).status).toBe(404);
    expect((await send(deskImportStatement, { name: 'w.csv', content: head }, looker.token)).status).toBe(403);
  });
});
