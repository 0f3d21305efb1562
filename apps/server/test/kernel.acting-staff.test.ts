import { describe, expect, it } from 'vitest';
import { realmOf } from '@quayside/contract/kernel/call';
import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { allHandlers } from '#server/areas/all.ts';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const calls = allHandlers.map(({ call }) => call);

describe('staff acting for a customer', () => {
  it('are refused these calls, whose result would give access after their hour or speak for the customer about staff', () => {
    const refused = calls.filter(({ actingStaff }) => actingStaff === 'refused').map(({ name }) => name);
    expect(refused.sort()).toEqual([
      'accounts.confirmTotp',
      'accounts.generateApiKey',
      'accounts.newRecoveryCodes',
      'accounts.saveMoneyMails',
      'accounts.startTotp',
      'accounts.stopTotp',
      'accounts.updatePassword',
      'accounts.updateProfile',
      'connectors.delete',
      'connectors.finishOauth',
      'connectors.save',
      'connectors.startOauth',
      'evaluations.add',
      'integrations.addKey',
      'integrations.delete',
      'integrations.endKey',
      'integrations.newSecret',
      'integrations.resume',
      'integrations.save',
      'integrations.test',
      'sandboxes.empty',
      'sessions.confirm',
      'sub-accounts.changeStatus',
      'sub-accounts.save',
      'warning-emails.changeStatus',
      'warning-emails.saveSetting',
    ]);
  });

  it('are refused every merchant’s write whose name speaks of access, except these', () => {
    const harmless = new Set([
      'accounts.sendVerifyEmail', // mails a link to the owner of the address
      'orders.clearRecipient', // removes the recipient of a parcel, gives access to nothing
    ]);
    const speaksOfAccess = /password|totp|factor|key|secret|token|webhook|sub-?account|profile|e-?mail|recipient|permission/i;
    const open = calls.filter(
      (call) =>
        realmOf(call) === 'merchant' &&
        call.permission !== 'public' &&
        call.method === 'POST' &&
        call.actingStaff !== 'refused' &&
        speaksOfAccess.test(call.name) &&
        !harmless.has(call.name),
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('get "illegal operation" from each of them, and nothing changes; the main account itself is served', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal');
    const { staff_id } = await make.aStaff('account_manager');
    const acting = await make.aSession({ customer_id: main.customer_id, account_id: main.account_id, acting_staff_id: staff_id });
    const newcomer = {
      account_type: 'internal' as const,
      firstname: 'Eve',
      lastname: 'Mallory',
      email: 'acting@evil.test',
      password: PASSWORD,
      confirm_password: PASSWORD,
      permissions: [],
      skus: [],
    };
    const attempts = (token: string) => [
      send(subAccountsCalls.save, newcomer, token),
      send(subAccountsCalls.changeStatus, { sub_account_id: clerk.account_id, status: 'disabled' }, token),
      send(accountsCalls.generateApiKey, {}, token),
      send(accountsCalls.updateProfile, { firstname: 'Eve', lastname: 'Mallory', phone: '+46 8 123 45' }, token),
      send(warningEmailsCalls.saveSetting, { emails: ['acting@evil.test'], enabled: 1 }, token),
      send(warningEmailsCalls.changeStatus, { enabled: 0 }, token),
    ];
    const state = async () => ({
      accounts: await db.selectFrom('accounts').selectAll().where('customer_id', '=', main.customer_id).orderBy('account_id').execute(),
      keys: await db.selectFrom('api_keys').selectAll().where('customer_id', '=', main.customer_id).execute(),
      warnings: await db.selectFrom('warning_email_settings').selectAll().where('customer_id', '=', main.customer_id).execute(),
    });
    const before = await state();
    for (const answer of await Promise.all(attempts(acting))) expect(answer).toMatchObject({ status: 403, error_code: 1008 });
    expect(await state()).toEqual(before);
    for (const answer of await Promise.all(attempts(main.token))) expect(answer.error_code).toBe(0);
  });

  it('still do the customer’s daily work', async () => {
    const main = await make.aMerchant();
    const { staff_id } = await make.aStaff('account_manager');
    const acting = await make.aSession({ customer_id: main.customer_id, account_id: main.account_id, acting_staff_id: staff_id });
    expect((await send(accountsCalls.changeTrueTracking, { show_true_tracking_number: 1 }, acting)).error_code).toBe(0);
    expect((await send(subAccountsCalls.list, {}, acting)).error_code).toBe(0);
    expect((await send(accountsCalls.getProfile, {}, acting)).error_code).toBe(0);
  });
});
