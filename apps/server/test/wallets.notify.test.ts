import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { transactionsDeskCalls } from '@quayside/contract/transactions/transactions.desk-calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import * as wallets from '#server/areas/wallets/wallet-ledger.ts';
import { approvalKit } from './kit/approvals.ts';
import { mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { cents, fee, order, paid, topUp, walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { agree, decide } = approvalKit(t);
const { aTopUp } = topUpKit(t);
const { inTransaction } = walletKit(deps);
const { deskAdjust, deskSetCreditLimit, deskList, deskGet, deskHolds, deskLimitChanges } = walletsDeskCalls;
const [finance, second] = [await make.aStaff('finance'), await make.aStaff('finance')];

async function aRichMerchant(given: { platform_type?: number } = {}) {
  const merchant = await make.aMerchant(given);
  await inTransaction((ctx) => wallets.creditMoney(ctx, merchant.customer_id, topUp('T-1'), [paid(400_000)]));
  return merchant;
}
const messages = async (token: string) => (await send(noticesCalls.list, {}, token)).content.list;
const adjust = (customer_id: number, amount: string, direction: 'credit' | 'debit' = 'debit') =>
  send(deskAdjust, { customer_id, amount, direction, reason: 'Wrong zone <b>' }, finance.token);
const setLimit = (customer_id: number, credit_limit: string, token = finance.token) =>
  send(deskSetCreditLimit, { customer_id, credit_limit, reason: 'Paid late twice' }, token);

describe('an adjustment', () => {
  it('is told to the merchant by message and by mail in its language, under its brand, with a link to the entry', async () => {
    const shop = await aRichMerchant({ platform_type: 3 });
    await db.updateTable('accounts').set({ language: 'zh_CN' }).where('account_id', '=', shop.account_id).execute();
    await agree((await adjust(shop.customer_id, '1234.50')).content.approval_id, second.token);
    const [mail] = await mailsTo(db, shop.email);
    expect(mail).toMatchObject({
      template: 'wallets.adjusted',
      language: 'zh_CN',
      platform_type: 3,
      subject: '账户余额已调整 −1,234.50 USD',
    });
    expect(mail?.text).toContain('2,765.50 USD');
    expect(mail?.text).toMatch(/transactionHistory\?source_no=ADJ-\d+/);
    expect(mail?.html).toContain('Northlane');
    expect(mail?.html).not.toMatch(/Quayside|Wrong zone <b>/);
    const [message] = await messages(shop.token);
    expect(message).toMatchObject({ title: 'Your balance was adjusted by −1,234.50 USD', is_read: 0 });
    expect(message?.description).toContain('Wrong zone &lt;b&gt;');
  });

  it('is told once it is booked: not while it waits, not when it is rejected', async () => {
    const shop = await aRichMerchant();
    const wait = async () => (await adjust(shop.customer_id, '600', 'credit')).content.approval_id;
    const [agreed, rejected] = [await wait(), await wait()];
    expect(await mailsTo(db, shop.email)).toEqual([]);
    await decide(rejected, false, second.token, 'no');
    expect(await messages(shop.token)).toEqual([]);
    await agree(agreed, second.token);
    expect((await mailsTo(db, shop.email)).map(({ subject }) => subject)).toEqual(['Your balance was adjusted by +600.00 USD']);
    expect(await messages(shop.token)).toHaveLength(1);
  });

  it('that is refused leaves no mail and no message', async () => {
    const shop = await make.aMerchant();
    expect((await adjust(shop.customer_id, '1')).error_code).toBe(4001);
    expect([await mailsTo(db, shop.email), await messages(shop.token)]).toEqual([[], []]);
  });
});

describe('a credit limit', () => {
  it('D-109 is told without staff’s reason, and its history has reason, author and second person', async () => {
    const shop = await aRichMerchant();
    const { customer_id } = shop;
    await setLimit(customer_id, '100');
    await setLimit(customer_id, '100');
    const { approval_id } = (await setLimit(customer_id, '2000')).content;
    await agree(approval_id, second.token);
    const mails = await mailsTo(db, shop.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your credit limit is now 2,000.00 USD', 'Your credit limit is now 100.00 USD']);
    expect(JSON.stringify([mails, await messages(shop.token)])).not.toContain('Paid late');
    const { list } = (await send(deskLimitChanges, { customer_id }, finance.token)).content;
    expect(list).toMatchObject([
      { limit_before: '100.00', limit_after: '2000.00', reason: 'Paid late twice', agreed_by: expect.stringMatching(/^Staff/) },
      { limit_before: '0.00', limit_after: '100.00', reason: 'Paid late twice', agreed_by: null },
    ]);
  });
});

describe('the setting for mails about money', () => {
  it('switches off the mail of a kind, never the message', async () => {
    const shop = await aRichMerchant();
    expect((await send(accountsCalls.getMoneyMails, {}, shop.token)).content).toEqual({ adjustment: 1, credit_limit: 1, top_up: 1 });
    const saved = await send(accountsCalls.saveMoneyMails, { adjustment: 0, credit_limit: 1, top_up: 0 }, shop.token);
    expect(saved.content).toEqual({ adjustment: 0, credit_limit: 1, top_up: 0 });
    await adjust(shop.customer_id, '5');
    await setLimit(shop.customer_id, '50');
    const { top_up_id } = await aTopUp(shop);
    const review = { customer_id: shop.customer_id, top_up_id, decision: 'reject' as const, remark: 'No payment found' };
    await send(topUpsDeskCalls.deskReview, review, finance.token);
    expect((await mailsTo(db, shop.email)).map(({ template }) => template)).toEqual(['wallets.limit_changed']);
    expect(await messages(shop.token)).toHaveLength(3);
  });

  it('a rejected top-up is told with its reason, amounts grouped', async () => {
    const shop = await aRichMerchant();
    const { top_up_id } = await aTopUp(shop, { amount: '12400' });
    const review = { customer_id: shop.customer_id, top_up_id, decision: 'reject' as const, remark: 'No payment found' };
    await send(topUpsDeskCalls.deskReview, review, finance.token);
    const [mail] = await mailsTo(db, shop.email);
    expect(mail?.text).toContain('12,400.00 USD');
    expect((await messages(shop.token))[0]?.description).toContain('No payment found');
  });

  it('belongs to the main account', async () => {
    const shop = await make.aMerchant();
    const clerk = await make.anAccount(shop.customer_id, 'internal', ['wallets.read']);
    const none = { adjustment: 0, credit_limit: 0, top_up: 0 } as const;
    expect((await send(accountsCalls.saveMoneyMails, none, clerk.token)).error_code).toBe(1008);
    expect((await send(accountsCalls.getMoneyMails, {}, shop.token)).content).toEqual({ adjustment: 1, credit_limit: 1, top_up: 1 });
  });
});

describe('wallets at the desk', () => {
  it('list a customer without entries with a balance of zero', async () => {
    const { customer_id } = await make.aMerchant({ name: 'Never paid' });
    const { list, count } = (await send(deskList, { customer_id }, finance.token)).content;
    expect([list, count]).toMatchObject([[{ customer_name: 'Never paid', balance: '0.00', spendable: '0.00', updated_at: null }], 1]);
    const empty = (await send(deskGet, { customer_id }, finance.token)).content;
    expect(empty).toMatchObject({ balance: '0.00', holds: 0, spent_per_day: '0.00', runway_days: null });
  });

  it('say how long the money lasts at the spending of the last 14 days', async () => {
    const shop = await aRichMerchant();
    const { customer_id } = shop;
    await inTransaction((ctx) => wallets.chargeMoney(ctx, customer_id, order('SO-1'), [fee('freight', 140_000)]));
    await inTransaction((ctx) => wallets.holdMoney(ctx, customer_id, order('SO-2'), cents(10_000)));
    await adjust(customer_id, '1');
    const { content } = await send(deskGet, { customer_id }, finance.token);
    expect(content).toMatchObject({
      balance: '2599.00',
      held: '100.00',
      spendable: '2499.00',
      holds: 1,
      spent_per_day: '100.00',
      runway_days: 24,
    });
    const holds = (await send(deskHolds, { customer_id }, finance.token)).content;
    expect(holds).toMatchObject({ count: 1, list: [{ source_type: 'order', source_no: 'SO-2', amount: '100.00' }] });
  });

  it('show the ledger with who caused an entry, and the months with opening and closing balance', async () => {
    const shop = await aRichMerchant();
    const { customer_id } = shop;
    await adjust(customer_id, '10');
    const { list } = (await send(transactionsDeskCalls.deskList, { customer_id, bill_type: 'adjustment' }, finance.token)).content;
    expect(list).toMatchObject([{ amount: '-10.00', actor_kind: 'staff', actor_name: expect.stringMatching(/Staff/) }]);
    const months = (await send(transactionsDeskCalls.deskMonths, { customer_id }, finance.token)).content.list;
    expect(months).toMatchObject([{ opening: '0.00', closing: '3990.00' }]);
  });
});
