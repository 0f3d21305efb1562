import { describe, expect, it } from 'vitest';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { dayOf } from '#server/kernel/days.ts';
import { mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { app, deps, make, send } = t;
const { db } = deps.database;
const { aTopUp, sendVoucher, importLines, lineOf } = topUpKit(t);
const { wallet } = walletKit(deps);
const { deskGet, deskFacts, deskReview } = topUpsDeskCalls;
const fieldsOf = (answer: { content: unknown }) =>
  ((answer.content as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`);
const keys = ({ customer_id, top_up_id }: { customer_id: number; top_up_id: number }) => ({ customer_id, top_up_id });
const finance = await make.aStaff('finance');

async function aRejected(amount = '100') {
  const merchant = await make.aMerchant();
  const given = await aTopUp(merchant, { amount });
  await send(deskReview, { ...keys(given), decision: 'reject', remark: 'Wrong amount' }, finance.token);
  const { voucher_file_id, paid_on } = (await send(topUpsCalls.get, { top_up_id: given.top_up_id }, merchant.token)).content;
  const corrected = { top_up_id: given.top_up_id, round: 1, amount: '90', paid_on, voucher_file_id, remark: 'corrected' };
  return { merchant, given, corrected };
}

describe('top-ups.resubmit', () => {
  it('TOP-08 sends a rejected top-up again under its reference, and keeps the earlier decision for both sides', async () => {
    const { merchant, given, corrected } = await aRejected();
    const voucher_file_id = (await sendVoucher(merchant.token, 'second.pdf')).content.file_id;
    const sent = await send(topUpsCalls.resubmit, { ...corrected, voucher_file_id }, merchant.token);
    expect(sent.content).toMatchObject({
      reference: given.reference,
      status: 'submitted',
      round: 2,
      amount: '90.00',
      staff_remark: '',
      reviewed_at: null,
      voucher_name: 'second.pdf',
      earlier: [{ round: 1, amount: '100.00', staff_remark: 'Wrong amount', voucher_name: 'slip.pdf' }],
    });
    const facts = (await send(deskFacts, keys(given), finance.token)).content;
    expect(facts.earlier).toMatchObject([{ round: 1, staff_remark: 'Wrong amount', reviewed_by: expect.stringContaining('Staff') }]);
    const { content } = await send(deskReview, { ...keys(given), round: 2, decision: 'receive', credited_usd: '90' }, finance.token);
    expect(content).toMatchObject({ status: 'received', credited_usd: '90.00' });
    expect((await wallet(merchant.customer_id))?.balance).toBe('90.00');
  });

  it('the slip of the rejected round stays readable for its merchant, and for nobody else', async () => {
    const { merchant, corrected } = await aRejected();
    const voucher_file_id = (await sendVoucher(merchant.token)).content.file_id;
    await send(topUpsCalls.resubmit, { ...corrected, voucher_file_id }, merchant.token);
    const read = async (token: string) =>
      (await app.inject({ url: `${uploadsCalls.getFile.path}?file_id=${corrected.voucher_file_id}`, headers: { token } })).statusCode;
    expect(await read(merchant.token)).toBe(200);
    expect(await read((await make.aMerchant()).token)).toBe(404);
  });

  it('is for rejected ones, once, and only for their merchant', async () => {
    const { merchant, given, corrected } = await aRejected();
    const stranger = await make.aMerchant();
    expect((await send(topUpsCalls.resubmit, corrected, stranger.token)).status).toBe(404);
    const twice = await Promise.all([1, 2, 3].map(() => send(topUpsCalls.resubmit, corrected, merchant.token)));
    expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(twice.filter(({ error_code }) => error_code === 4106)).toHaveLength(2);
    await send(deskReview, { ...keys(given), decision: 'receive', credited_usd: '90' }, finance.token);
    expect((await send(topUpsCalls.resubmit, { ...corrected, round: 2 }, merchant.token)).error_code).toBe(4106);
  });

  it('refuses at the fields, all at once', async () => {
    const { merchant, corrected } = await aRejected();
    const tomorrow = dayOf(new Date(Date.now() + 48 * 3_600_000));
    const other = (await sendVoucher((await make.aMerchant()).token)).content.file_id;
    const wrong = { ...corrected, amount: '1.234', paid_on: tomorrow, voucher_file_id: other };
    expect(fieldsOf(await send(topUpsCalls.resubmit, wrong, merchant.token))).toEqual([
      'amount top-ups.decimals',
      'paid_on top-ups.in_future',
      'voucher_file_id top-ups.no_voucher',
    ]);
  });

  it('a decision about the earlier round is refused: nobody credits what they have not seen', async () => {
    const { merchant, given, corrected } = await aRejected();
    await send(topUpsCalls.resubmit, corrected, merchant.token);
    const old = await send(deskReview, { ...keys(given), round: 1, decision: 'receive', credited_usd: '100' }, finance.token);
    expect(old).toMatchObject({ status: 409, error_code: 4105 });
    expect(await wallet(merchant.customer_id)).toBeUndefined();
  });

  it('meets its bank line again: the line released at the rejection is proposed by a job', async () => {
    const worker = t.work();
    const merchant = await make.aMerchant();
    const given = await aTopUp(merchant, { amount: '80' });
    await importLines(finance.token, `2026-11-03,released ${given.reference},80,USD`);
    expect((await send(deskGet, keys(given), finance.token)).content.bank).toBe('agrees');
    await send(deskReview, { ...keys(given), decision: 'reject', template: 'unreadable' }, finance.token);
    expect(await lineOf(finance.token, 'released')).toMatchObject({ state: 'open' });
    const { voucher_file_id, paid_on } = (await send(topUpsCalls.get, { top_up_id: given.top_up_id }, merchant.token)).content;
    await send(topUpsCalls.resubmit, { top_up_id: given.top_up_id, round: 1, amount: '80', paid_on, voucher_file_id }, merchant.token);
    await expect.poll(async () => (await lineOf(finance.token, 'released')).state, { timeout: 10_000 }).toBe('proposed');
    await worker.stop();
  });
});

describe('a rejection from a template', () => {
  it('TOP-08 is read by the merchant in their own language, in the record, the mail and the notice', async () => {
    const merchant = await make.aMerchant();
    await db.updateTable('accounts').set({ language: 'zh_CN' }).where('account_id', '=', merchant.account_id).execute();
    const given = await aTopUp(merchant);
    await send(deskReview, { ...keys(given), decision: 'reject', template: 'not_arrived' }, finance.token);
    const remark = async (lang: string) =>
      (await send(topUpsCalls.get, { top_up_id: given.top_up_id }, merchant.token, { lang })).content.staff_remark;
    expect(await remark('en-us')).toMatch(/^Nothing has arrived at our bank yet/);
    expect(await remark('zh-cn')).toMatch(/^我方银行尚未收到该笔款项/);
    const [mail] = await mailsTo(db, merchant.email);
    expect(mail).toMatchObject({ language: 'zh_CN', text: expect.stringContaining('我方银行尚未收到该笔款项') });
  });

  it('names the other reference of the same merchant, never that of another merchant', async () => {
    const merchant = await make.aMerchant();
    const [first, second] = [await aTopUp(merchant, { amount: '31' }), await aTopUp(merchant, { amount: '31' })];
    const { content } = await send(deskReview, { ...keys(second), decision: 'reject', template: 'already_credited' }, finance.token);
    expect(content.staff_remark).toContain(first.reference);

    const slip = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from('shared between two merchants'), Buffer.from('\n%%EOF')]);
    const sends = async (amount: string) => {
      const one = await make.aMerchant();
      return aTopUp(one, { amount, voucher_file_id: (await sendVoucher(one.token, 'slip.pdf', slip)).content.file_id });
    };
    const [theirs, own] = [await sends('41'), await sends('42')];
    expect((await send(deskGet, keys(own), finance.token)).content.duplicate).toMatchObject({ reference: theirs.reference });
    const rejected = await send(deskReview, { ...keys(own), decision: 'reject', template: 'already_credited' }, finance.token);
    expect(rejected.content.staff_remark).toContain('under another reference');
    expect(rejected.content.staff_remark).not.toContain(theirs.reference);
  });
});
