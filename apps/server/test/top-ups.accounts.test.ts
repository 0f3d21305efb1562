import { describe, expect, it } from 'vitest';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { hashToken } from '#server/kernel/tokens.ts';
import { asActor } from '#server/kernel/as-actor.ts';
import { approvalKit } from './kit/approvals.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { agree } = approvalKit(t);
const { aTopUp } = topUpKit(t);
const { deskGet, deskSaveAccount, deskAccounts } = topUpsDeskCalls;
const people = async () => ({ one: await make.aStaff('finance'), two: await make.aStaff('finance'), merchant: await make.aMerchant() });

describe('a receiving account', () => {
  const account = { platform_type: 4, method: 'bank', currency: 'GBP', account_name: 'Quay Ltd', account_number: 'GB33 1' } as const;
  const shownTo = async (token: string) =>
    (await send(topUpsCalls.account, { method: 'bank', currency: 'GBP' }, token)).content.account.account_number;

  it('is never changed: a new version is shown once a second person activates it, and a top-up keeps the account it was paid to', async () => {
    const { one, two } = await people();
    const merchant = await make.aMerchant({ platform_type: 4 });
    const opened = await send(deskSaveAccount, account, one.token);
    expect(opened.content).toMatchObject({ account: null, approval_id: expect.any(Number) });
    expect((await send(topUpsCalls.account, { method: 'bank', currency: 'GBP' }, merchant.token)).error_code).toBe(4102);
    expect(await agree(opened.content.approval_id, one.token)).toMatchObject({ error_code: 4052 });
    await agree(opened.content.approval_id, two.token);
    expect(await shownTo(merchant.token)).toBe('GB33 1');
    const paid = await aTopUp(merchant, { method: 'bank', currency: 'GBP', amount: '5' });

    const { list } = (await send(deskAccounts, {}, one.token)).content;
    const { receiving_account_id } = list.find(({ account_number }) => account_number === 'GB33 1') ?? expect.fail('no account');
    const change = { ...account, receiving_account_id, account_number: 'EVIL 666' };
    const { content } = await send(deskSaveAccount, change, one.token);
    expect(content).toMatchObject({ account: { account_number: 'GB33 1', enabled: 1 }, approval_id: expect.any(Number) });
    expect(await shownTo(merchant.token)).toBe('GB33 1');
    expect(await send(deskSaveAccount, change, two.token)).toMatchObject({ status: 409, error_code: 4054 });
    expect((await agree(content.approval_id, two.token)).content.changes).toEqual([
      { field: 'account_number', before: 'GB33 1', after: 'EVIL 666' },
    ]);
    expect(await shownTo(merchant.token)).toBe('EVIL 666');

    const versions = (await send(deskAccounts, {}, one.token)).content.list.filter(({ platform_type }) => platform_type === 4);
    expect(versions.map((row) => [row.account_number, row.enabled])).toEqual([
      ['EVIL 666', 1],
      ['GB33 1', 0],
    ]);
    const { top_up_id, customer_id } = paid;
    expect((await send(topUpsCalls.get, { top_up_id }, merchant.token)).content.account).toMatchObject({ account_number: 'GB33 1' });
    expect((await send(deskGet, { top_up_id, customer_id }, one.token)).content.account).toMatchObject({ account_number: 'GB33 1' });
  });

  it('is switched off by one person and on again by two', async () => {
    const { one, two } = await people();
    const other = { ...account, currency: 'CHF' } as const;
    await agree((await send(deskSaveAccount, other, one.token)).content.approval_id, two.token);
    const { list } = (await send(deskAccounts, {}, one.token)).content;
    const { receiving_account_id } = list.find(({ currency }) => currency === 'CHF') ?? expect.fail('no account');
    const turn = (enabled: 0 | 1) => send(deskSaveAccount, { ...other, receiving_account_id, enabled }, one.token);
    expect((await turn(0)).content).toMatchObject({ account: { enabled: 0 }, approval_id: null });
    const on = await turn(1);
    expect(on.content).toMatchObject({ account: { enabled: 0 }, approval_id: expect.any(Number) });
    await agree(on.content.approval_id, two.token);
    expect((await turn(1)).content).toMatchObject({ account: { enabled: 1 }, approval_id: null });
  });

  it('shows a payment by the snapshot stored with it, not by the row it points to', async () => {
    const { one, merchant } = await people();
    const { top_up_id, customer_id } = await aTopUp(merchant, { method: 'paypal', currency: 'CAD', amount: '5' });
    await db.updateTable('receiving_accounts').set({ account_number: 'OTHER' }).where('currency', '=', 'CAD').execute();
    expect((await send(topUpsCalls.get, { top_up_id }, merchant.token)).content.account).toMatchObject({ account_number: 'CAD-001' });
    expect((await send(deskGet, { top_up_id, customer_id }, one.token)).content.account).toMatchObject({ account_number: 'CAD-001' });
  });

  it('cannot be changed by the desk’s role in the database', async () => {
    const { one } = await people();
    const change = asActor(deps.database, 'read write', 'desk', hashToken(one.token), ({ tx }) =>
      tx.updateTable('receiving_accounts').set({ account_number: 'EVIL', updated_at: new Date() }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });
});
