import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { basicConfigDeskCalls } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { hashToken } from '#server/kernel/tokens.ts';
import { allHandlers } from '#server/areas/all.ts';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const HOUR = 3_600_000;

/** A session that began and was last used so many hours ago. */
async function usedSession(holder: Parameters<typeof make.aSession>[0], hoursOld: number, remember: boolean): Promise<string> {
  const token = await make.aSession(holder);
  const times = { created_at: new Date(Date.now() - hoursOld * HOUR), last_seen_at: new Date(Date.now() - HOUR) };
  await db
    .updateTable('sessions')
    .set({ ...times, remember })
    .where('token_hash', '=', hashToken(token))
    .execute();
  return token;
}
const endOf = async (token: string) =>
  (await db.selectFrom('sessions').select('expires_at').where('token_hash', '=', hashToken(token)).executeTakeFirstOrThrow()).expires_at;
const unconfirm = (token: string) =>
  db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
    .where('token_hash', '=', hashToken(token))
    .execute();

describe('a session that is used all the time', () => {
  it.each([
    ['a merchant’s', 6.5 * 24, false, 12],
    ['a remembered merchant’s', 89.5 * 24, true, 12],
  ])('%s still ends at its longest life', async (_whose, hoursOld, remember, hoursLeft) => {
    const { customer_id, account_id } = await make.aMerchant();
    const token = await usedSession({ customer_id, account_id }, hoursOld, remember);
    expect((await send(sessionsCalls.currentUser, {}, token)).error_code).toBe(0);
    await expect.poll(async () => Math.round(((await endOf(token)).getTime() - Date.now()) / HOUR)).toBe(hoursLeft);
  });

  it('at the desk ends after 12 hours', async () => {
    const { staff_id } = await make.aStaff();
    const token = await usedSession({ staff_id }, 11, false);
    expect((await send(sessionsDeskCalls.currentStaff, {}, token)).error_code).toBe(0);
    await expect.poll(async () => Math.round(((await endOf(token)).getTime() - Date.now()) / HOUR)).toBe(1);
    const { email } = await make.aStaff();
    const { content } = await send(sessionsDeskCalls.deskLogin, { email, password: PASSWORD });
    expect(Math.round(((await endOf(content.token)).getTime() - Date.now()) / HOUR)).toBe(12);
  });
});

describe('an unattended screen', () => {
  it('changes no money setting, right or key: these calls ask for the password again', () => {
    const asking = allHandlers.filter(({ call }) => call.confirm).map(({ call }) => call.name);
    expect(asking.sort()).toEqual([
      'accounts.generateApiKey',
      'approvals.deskDecide',
      'basic-config.deskSave',
      'connectors.save',
      'integrations.addKey',
      'integrations.newSecret',
      'integrations.save',
      'staff.deskResetAccess',
      'staff.deskSave',
      'storage-fees.deskDiscount',
      'storage-fees.deskDiscountMany',
      'storage-fees.deskRun',
      'storage-fees.deskSaveRates',
      'sub-accounts.save',
      'tariffs.deskPublish',
      'tariffs.deskSetGroup',
      'top-ups.deskSaveAccount',
      'top-ups.deskSaveRate',
      'wallets.deskSetCreditLimit',
    ]);
  });

  it('makes an API key only within ten minutes of the password; a wrong one confirms nothing', async () => {
    const { token } = await make.aMerchant();
    const { generateApiKey } = accountsCalls;
    await unconfirm(token);
    expect(await send(generateApiKey, {}, token)).toMatchObject({ status: 403, error_code: 1016 });
    const wrong = await send(sessionsCalls.confirm, { password: 'wrong' }, token);
    expect(wrong.content).toMatchObject({ fields: [{ path: 'password', code: 'accounts.wrong_proof' }] });
    expect((await send(generateApiKey, {}, token)).error_code).toBe(1016);
    expect((await send(sessionsCalls.confirm, { password: PASSWORD }, token)).error_code).toBe(0);
    expect((await send(generateApiKey, {}, token)).error_code).toBe(0);
  });

  it('changes no configuration at the desk either', async () => {
    const { token } = await make.aStaff();
    await unconfirm(token);
    const { content } = await send(basicConfigDeskCalls.deskList, {}, token);
    const [entry] = content.list;
    const change = { cfg_name: entry?.cfg_name, value: entry?.value } as never;
    expect((await send(basicConfigDeskCalls.deskSave, change, token)).error_code).toBe(1016);
    expect((await send(sessionsDeskCalls.deskConfirm, { password: PASSWORD }, token)).error_code).toBe(0);
    expect((await send(basicConfigDeskCalls.deskSave, change, token)).error_code).not.toBe(1016);
  });

  it('gives no tries to guess the password: five failures, then it waits', async () => {
    const { token } = await make.aMerchant();
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await send(sessionsCalls.confirm, { password: `wrong${i}` }, token)).error_code);
    expect(codes).toEqual([1001, 1001, 1001, 1001, 1001, 1015]);
  });
});
