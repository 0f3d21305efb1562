import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { dayOf } from '#server/kernel/days.ts';
import { cleanUpNow } from './kit/clean-up.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import * as samples from './kit/upload-samples.ts';

const t = await testApp();
const { app, deps, make, send } = t;
const { db } = deps.database;
const { openAccount, sendVoucher, aProof, aTopUp } = topUpKit(t);
const { options, account, draft, submit } = topUpsCalls;
const fieldsOf = (answer: { content: unknown }) =>
  ((answer.content as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`);

describe('top-ups.options and account', () => {
  it('TOP-02 offer what the brand has open, and show the account with a reference that stays until it is used', async () => {
    await openAccount({ method: 'wire_transfer', currency: 'USD' });
    await openAccount({ method: 'wire_transfer', currency: 'EUR' });
    await openAccount({ method: 'alipay', currency: 'CNY' });
    await openAccount({ method: 'paypal', currency: 'USD' }, 3);
    const merchant = await make.aMerchant();
    await db.updateTable('customers').set({ currency: 'EUR' }).where('customer_id', '=', merchant.customer_id).execute();
    expect((await send(options, {}, merchant.token)).content).toEqual({
      list: [
        { method: 'alipay', currencies: ['CNY'] },
        { method: 'wire_transfer', currencies: ['EUR', 'USD'] },
      ],
      default_currency: 'EUR',
    });
    const ask = async () => (await send(account, { method: 'wire_transfer', currency: 'EUR' }, merchant.token)).content;
    const first = await ask();
    expect(first).toMatchObject({ account: { account_number: 'EUR-001' }, reference: expect.stringMatching(/^TU-[2-9A-HJ-NP-Z]{9}$/) });
    expect((await ask()).reference).toBe(first.reference);
    await aTopUp(merchant, { currency: 'EUR' });
    expect((await ask()).reference).not.toBe(first.reference);
  });

  it('TOP-02 a draft stays as it was opened, also when its account is replaced; the new account is another draft', async () => {
    const choice = { method: 'tt', currency: 'EUR' } as const;
    await openAccount(choice);
    const merchant = await make.aMerchant();
    const { content: first } = await send(account, choice, merchant.token);
    const again = await send(draft, { reference: first.reference }, merchant.token);
    expect(again.content).toEqual(first);
    expect(first).toMatchObject({ ...choice, is_open: 1, account: { account_number: 'EUR-001' } });
    const accounts = db.updateTable('receiving_accounts').where('method', '=', 'tt');
    await accounts.set({ enabled: false }).execute();
    const row = { platform_type: 1, ...choice, account_name: 'Harbourline Ltd', account_number: 'EUR-002' };
    await db.insertInto('receiving_accounts').values(row).execute();
    const { content: second } = await send(account, choice, merchant.token);
    expect(second.account.account_number).toBe('EUR-002');
    expect(second.reference).not.toBe(first.reference);
    expect((await send(draft, { reference: first.reference }, merchant.token)).content).toEqual({ ...first, is_open: 0 });

    const stranger = await make.aMerchant();
    expect(await send(draft, { reference: first.reference }, stranger.token)).toMatchObject({ status: 404 });
    await send(submit, await aProof(merchant, { ...choice, reference: first.reference }), merchant.token);
    expect(await send(draft, { reference: first.reference }, merchant.token)).toMatchObject({ status: 404 });
    const { list } = (await send(topUpsCalls.list, {}, merchant.token)).content;
    expect(list.map(({ reference }) => reference)).toEqual([first.reference]);
    const paid = (await send(topUpsCalls.get, { top_up_id: list[0]?.top_up_id ?? 0 }, merchant.token)).content;
    expect(paid.account).toMatchObject({ account_number: 'EUR-001' });
  });

  it('drafts never reach the review, and the nightly job deletes those unused for 30 days unless a bank line names one', async () => {
    await openAccount({ method: 'wire_transfer', currency: 'USD' });
    const staff = await make.aStaff('finance');
    const openOne = async () => {
      const merchant = await make.aMerchant();
      const { reference } = (await send(account, { method: 'wire_transfer', currency: 'USD' }, merchant.token)).content;
      return { merchant, reference };
    };
    const [fresh, old, named] = [await openOne(), await openOne(), await openOne()];
    const queue = (await send(topUpsDeskCalls.deskList, { reference: fresh.reference }, staff.token)).content;
    expect(queue.list).toEqual([]);
    const drafts = db.updateTable('top_ups').set({ draft_until: new Date(Date.now() - 1000) });
    await drafts.where('reference', 'in', [old.reference, named.reference]).execute();
    expect(await send(draft, { reference: old.reference }, old.merchant.token)).toMatchObject({ status: 404 });
    const line = `date,amount,currency,description\n${dayOf(new Date())},100,USD,${named.reference}\n`;
    expect(await send(topUpsDeskCalls.deskImportStatement, { name: 'a.csv', content: line }, staff.token)).toMatchObject({ status: 200 });
    await cleanUpNow(deps);
    const kept = await db.selectFrom('top_ups').select('reference').where('status', '=', 'draft').execute();
    const left = new Set(kept.map(({ reference }) => reference));
    expect([fresh, old, named].map(({ reference }) => left.has(reference))).toEqual([true, false, true]);
  });

  it('show one reference to many who ask at once', async () => {
    const { token } = await make.aMerchant();
    const ask = () => send(account, { method: 'wire_transfer', currency: 'USD' }, token);
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(new Set(answers.map(({ content }) => content.reference)).size).toBe(1);
  });

  it('refuse what the brand has not, and what is switched off', async () => {
    const { token } = await make.aMerchant();
    expect(await send(account, { method: 'payoneer', currency: 'USD' }, token)).toMatchObject({ status: 409, error_code: 4102 });
    expect(await send(account, { method: 'paypal', currency: 'USD' }, token)).toMatchObject({ error_code: 4102 });
    const other = await make.aMerchant({ platform_type: 3 });
    expect(await send(account, { method: 'paypal', currency: 'USD' }, other.token)).toMatchObject({ status: 200 });
    await db.updateTable('receiving_accounts').set({ enabled: false }).where('platform_type', '=', 3).execute();
    expect(await send(account, { method: 'paypal', currency: 'USD' }, other.token)).toMatchObject({ error_code: 4102 });
  });
});

describe('top-ups.voucher', () => {
  it.each(['slip.jpg', 'slip.png', 'slip.pdf'])('TOP-05 takes %s', async (name) => {
    const { token } = await make.aMerchant();
    const body = { 'slip.jpg': samples.jpeg, 'slip.png': samples.png, 'slip.pdf': async () => samples.pdf() }[name];
    expect(await sendVoucher(token, name, await body?.())).toMatchObject({ status: 200, content: { name } });
  });

  it('TOP-05 refuses what is not what it says, what is something else, and what is larger than 10 MB', async () => {
    const { token } = await make.aMerchant();
    for (const body of [samples.elf, await samples.gif(2), await samples.webp(), Buffer.from('%PDX-1.4 no')])
      expect(await sendVoucher(token, 'slip.pdf', body)).toMatchObject({ status: 415, content: { code: 'uploads.wrong_type' } });
    expect(await sendVoucher(token, 'slip.pdf', samples.pdf().subarray(0, 200))).toMatchObject({ content: { code: 'uploads.broken' } });
    const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * 1024 * 1024), Buffer.from('%%EOF')]);
    expect(await sendVoucher(token, 'slip.pdf', large)).toMatchObject({ status: 413, msg: expect.stringContaining('10 MB') });
    expect(await sendVoucher(token, 'slip.pdf', large.subarray(20))).toMatchObject({ status: 415 });
    const kept = await db.selectFrom('files').select('file_id').where('mime', '=', 'image/gif').execute();
    expect(kept).toEqual([]);
  });

  it('TOP-06 takes a screenshot above the advised size, and no name outside 3 to 64 characters', async () => {
    const { token } = await make.aMerchant();
    const body = await samples.png(3000, 2500);
    expect(body.length).toBeGreaterThan(1024 * 1024);
    expect(await sendVoucher(token, 'screen.png', body)).toMatchObject({ status: 200, content: { mime: 'image/png' } });
    for (const name of ['a', `${'x'.repeat(61)}.png`])
      expect(await sendVoucher(token, name, await samples.png())).toMatchObject({ content: { code: 'uploads.bad_name' } });
  });
});

describe('top-ups.submit', () => {
  it('TOP-01 keeps platform, currency, amount, date, voucher, remark and status, and shows the account that was paid to', async () => {
    const merchant = await make.aMerchant();
    const proof = await aProof(merchant, { amount: '1234.5', remark: '  first payment ' });
    const { content } = await send(submit, proof, merchant.token);
    expect(content).toMatchObject({
      reference: proof.reference,
      method: 'wire_transfer',
      currency: 'USD',
      amount: '1234.50',
      paid_on: dayOf(new Date()),
      remark: 'first payment',
      status: 'submitted',
      credited_usd: null,
      voucher_name: 'slip.pdf',
      voucher_mime: 'application/pdf',
      voucher_url: `${uploadsCalls.getFile.path}?file_id=${proof.voucher_file_id}`,
      account: { account_number: 'USD-001' },
    });
    const file = await app.inject({ url: content.voucher_url, headers: { token: merchant.token } });
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.equals(samples.pdf())]).toEqual([200, 'application/pdf', true]);
    const stranger = await make.aMerchant();
    expect((await app.inject({ url: content.voucher_url, headers: { token: stranger.token } })).statusCode).toBe(404);
  });

  it('TOP-04 asks for platform, currency, amount, date and voucher, all at once', async () => {
    const { token } = await make.aMerchant();
    const answer = await send(submit, {} as never, token);
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer).map((one) => one.split(' ')[0])).toEqual([
      'reference',
      'method',
      'currency',
      'amount',
      'paid_on',
      'voucher_file_id',
    ]);
  });

  it('TOP-07 takes a remark of 500 characters and no longer one', async () => {
    const merchant = await make.aMerchant();
    const proof = await aProof(merchant);
    expect(fieldsOf(await send(submit, { ...proof, remark: '备'.repeat(501) }, merchant.token))).toEqual(['remark over_500']);
    expect((await send(submit, { ...proof, remark: '备'.repeat(500) }, merchant.token)).status).toBe(200);
  });

  it.each([
    ['USD', '-5', 'decimal'],
    ['USD', '0', 'above_zero'],
    ['USD', '0.00', 'above_zero'],
    ['USD', '1e3', 'decimal'],
    ['USD', '1,000', 'decimal'],
    ['USD', '', 'decimal'],
    ['USD', '1234567890123', 'too_big'],
    ['USD', '10.001', 'top-ups.decimals'],
    ['JPY', '5000.50', 'top-ups.decimals'],
    ['KRW', '1.0', 'top-ups.decimals'],
  ] as const)('refuses %s %s at its field', async (currency, amount, code) => {
    const merchant = await make.aMerchant();
    const proof = { ...(await aProof(merchant, { currency })), amount };
    expect(fieldsOf(await send(submit, proof, merchant.token))).toEqual([`amount ${code}`]);
  });

  it('keeps yen without cents', async () => {
    expect(await aTopUp(await make.aMerchant(), { currency: 'JPY', amount: '50000' })).toMatchObject({ amount: '50000' });
  });

  it('reports all errors at once: reference, decimals, day, voucher', async () => {
    const merchant = await make.aMerchant();
    const tomorrow = dayOf(new Date(Date.now() + 24 * 3_600_000));
    const wrong = { reference: 'TU-22222222', amount: '1.005', paid_on: tomorrow, voucher_file_id: randomUUID() };
    expect(fieldsOf(await send(submit, { ...(await aProof(merchant)), ...wrong }, merchant.token))).toEqual([
      'reference top-ups.wrong_reference',
      'amount top-ups.decimals',
      'paid_on top-ups.in_future',
      'voucher_file_id top-ups.no_voucher',
    ]);
    for (const paid_on of ['1900-01-01', '2023-12-31'])
      expect(fieldsOf(await send(submit, { ...(await aProof(merchant)), paid_on }, merchant.token))).toEqual(['paid_on top-ups.too_early']);
  });

  it('refuses the reference of another currency, another method and another merchant', async () => {
    const [merchant, other] = [await make.aMerchant(), await make.aMerchant()];
    const proof = await aProof(merchant);
    const eur = await aProof(merchant, { currency: 'EUR' });
    const foreign = await aProof(other);
    for (const reference of [eur.reference, foreign.reference])
      expect(fieldsOf(await send(submit, { ...proof, reference }, merchant.token))).toEqual(['reference top-ups.wrong_reference']);
    for (const change of [{ currency: 'EUR' }, { method: 'paypal' }] as const)
      expect(fieldsOf(await send(submit, { ...proof, ...change }, merchant.token))).toEqual(['reference top-ups.wrong_reference']);
  });

  it('refuses the voucher of another merchant or person, and a file that is none', async () => {
    const [merchant, other] = [await make.aMerchant(), await make.aMerchant()];
    const colleague = await make.anAccount(merchant.customer_id, 'internal', ['top-ups.edit']);
    const proof = await aProof(merchant);
    const moving = await samples.upload(app, uploadsCalls.image.path, merchant.token, [{ name: 'moving.gif', body: await samples.gif(2) }]);
    const files = [(await sendVoucher(other.token)).content.file_id, (await sendVoucher(colleague.token)).content.file_id];
    for (const voucher_file_id of [...files, moving.content.file_id])
      expect(fieldsOf(await send(submit, { ...proof, voucher_file_id }, merchant.token))).toEqual(['voucher_file_id top-ups.no_voucher']);
  });

  it('submits once on a double click, with one key or with eight', async () => {
    const merchant = await make.aMerchant();
    const proof = await aProof(merchant);
    const key = { 'idempotency-key': randomUUID() };
    const [one, two] = await Promise.all([send(submit, proof, merchant.token, key), send(submit, proof, merchant.token, key)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.content.top_up_id).toBe(one.content.top_up_id);

    const next = await aProof(merchant);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(submit, next, merchant.token)));
    expect([200, 422].map((wanted) => answers.filter(({ status }) => status === wanted).length)).toEqual([1, 7]);
    expect((await send(topUpsCalls.list, {}, merchant.token)).content.count).toBe(2);
  });

  it('is for the main account and for accounts with the permission', async () => {
    const main = await make.aMerchant();
    const proof = await aProof(main);
    const reader = await make.anAccount(main.customer_id, 'internal', ['top-ups.read']);
    const supplier = await make.anAccount(main.customer_id, 'supplier', ['top-ups.edit', 'top-ups.read']);
    for (const { token } of [reader, supplier]) expect((await send(submit, proof, token)).status).toBe(403);
    expect((await send(topUpsCalls.list, {}, reader.token)).status).toBe(200);
    expect((await send(topUpsCalls.list, {}, supplier.token)).status).toBe(403);
  });
});
