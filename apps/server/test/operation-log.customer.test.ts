import { describe, expect, it } from 'vitest';
import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { operationLogDeskCalls } from '@quayside/contract/operation-log/operation-log.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { becomeMerchant } from '#server/kernel/transaction.ts';
import { cleanUpNow } from './kit/clean-up.ts';
import { testApp } from './kit/test-app.ts';

/** What staff do to a customer is in that customer's log at the desk; the merchant's own log shows only who acted in its name. */
const { deps, make, send } = await testApp();
const { db } = deps.database;
const page = { page: 1, limit: 50 } as const;
const atDesk = async (token: string, filters: object) =>
  (await send(operationLogDeskCalls.deskList, { ...page, ...filters }, token)).content.list;
const own = async (token: string) => (await send(operationLogCalls.list, page, token)).content.list;

describe('what staff do to a customer', () => {
  it('is in the customer’s log at the desk with the person, the role, and the values before and after', async () => {
    const shop = await make.aMerchant();
    const staff = await make.aStaff('administrator');
    const { customer_id } = shop;
    await send(customersDeskCalls.changeStatus, { customer_id, status: 'paused', reason: 'unpaid' }, staff.token);
    await send(customersDeskCalls.changeStatus, { customer_id, status: 'active' }, staff.token);
    const [activated, paused] = await atDesk(staff.token, { customer_id });
    expect(paused).toMatchObject({
      customer_id,
      account: staff.email,
      staff_role: 'administrator',
      changes: [
        { field: 'status', before: 'active', after: 'paused' },
        { field: 'pause_reason', before: null, after: 'unpaid' },
      ],
    });
    expect(activated?.changes).toEqual([
      { field: 'status', before: 'paused', after: 'active' },
      { field: 'pause_reason', before: 'unpaid', after: null },
    ]);
    const again = await make.aSession({ customer_id, account_id: shop.account_id });
    expect(await own(again)).toEqual([]);
  });

  it('is not readable by the merchant’s role, even without a filter', async () => {
    const shop = await make.aMerchant();
    const staff = await make.aStaff('administrator');
    await send(customersDeskCalls.setAccountManager, { customer_id: shop.customer_id, account_manager_id: staff.staff_id }, staff.token);
    const seen = await db.transaction().execute(async (tx) => {
      await becomeMerchant(tx, await deps.database.sealer(), shop.customer_id);
      return tx.selectFrom('operation_log').select('log_id').execute();
    });
    expect(seen).toEqual([]);
  });

  it('shows in the merchant’s own log that acting began and ended, and by which role', async () => {
    const shop = await make.aMerchant();
    const staff = await make.aStaff('customer_service');
    const manager = await make.aStaff('account_manager');
    const acting = await send(customersDeskCalls.actFor, { customer_id: shop.customer_id }, manager.token);
    await send(sessionsCalls.logout, {}, acting.content.token);
    const lines = await own(shop.token);
    expect(lines.map(({ operation_function_en, staff_role, outcome }) => [operation_function_en, staff_role, outcome])).toEqual([
      ['Staff stopped acting for the customer', 'account_manager', 'done'],
      ['Act for a customer', 'account_manager', 'done'],
    ]);
    expect(lines[1]?.changes).toEqual([{ field: 'until', before: null, after: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    expect(staff.email).toBeTruthy();
  });

  it('shows the end of acting also when the hour simply ran out', async () => {
    const shop = await make.aMerchant();
    const { staff_id } = await make.aStaff('account_manager');
    const ended = new Date(Date.now() - 60_000);
    await make.aSession({ customer_id: shop.customer_id, account_id: shop.account_id, acting_staff_id: staff_id }, ended);
    await cleanUpNow(deps);
    expect(await own(shop.token)).toEqual([
      expect.objectContaining({ operation_function_en: 'Staff stopped acting for the customer', operation_time: ended.toISOString() }),
    ]);
  });
});

describe('the log at the desk', () => {
  it('is found by part of the staff’s name or email, by operation and by outcome', async () => {
    const shop = await make.aMerchant();
    const [ada, ben] = [await make.aStaff('administrator'), await make.aStaff('administrator')];
    await db.updateTable('staff').set({ name: 'Ada 100%_Sure' }).where('staff_id', '=', ada.staff_id).execute();
    const { customer_id } = shop;
    await send(customersDeskCalls.changeStatus, { customer_id, status: 'paused', reason: 'unpaid' }, ada.token);
    await send(customersDeskCalls.actFor, { customer_id }, ada.token);
    await send(customersDeskCalls.changeStatus, { customer_id, status: 'active' }, ben.token);
    const found = async (filters: object) =>
      (await atDesk(ada.token, { customer_id, ...filters })).map((line) => [line.account, line.outcome]);
    expect(await found({ staff: '100%_s' })).toEqual([
      [ada.email, 'customers.paused'],
      [ada.email, 'done'],
    ]);
    expect(await found({ staff: ben.email.slice(0, -5) })).toEqual([[ben.email, 'done']]);
    expect(await found({ staff: 'x%' })).toEqual([]);
    expect(await found({ outcome: 'refused' })).toEqual([[ada.email, 'customers.paused']]);
    expect(await found({ outcome: 'done', operation: 'customers.act_for' })).toEqual([]);
    expect(await found({ outcome: 'failed' })).toEqual([]);
  });
});
