import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { basicConfigDeskCalls } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { operationLogDeskCalls } from '@quayside/contract/operation-log/operation-log.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { warningEmailsOpenCalls } from '@quayside/contract/warning-emails/warning-emails.open-calls';
import { hashToken } from '#server/kernel/tokens.ts';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';

const { app, deps, make, send } = await testApp();
const { db } = deps.database;
const { deskList, deskGet, changeStatus, setAccountManager, setFulfilmentFee, actFor } = customersDeskCalls;
const { currentUser, login } = sessionsCalls;
const manager = await make.aStaff('account_manager');

describe('customers.deskList', () => {
  it('finds by number, by part of the address and of the name, by status, brand and manager', async () => {
    const oak = await make.aMerchant({ name: 'Oak Lane', platform_type: 3 });
    const birch = await make.aMerchant({ name: 'Birch_Row' });
    const ids = async (filters: object) => (await send(deskList, filters, manager.token)).content.list.map((row) => row.customer_id);
    expect(await ids({ search: 'oak l' })).toEqual([oak.customer_id]);
    expect(await ids({ search: birch.email.toUpperCase().slice(0, -5) })).toEqual([birch.customer_id]);
    expect(await ids({ search: String(birch.customer_id) })).toEqual([birch.customer_id]);
    expect(await ids({ search: 'oak%' })).toEqual([]);
    expect(await ids({ platform_type: 3 })).toEqual([oak.customer_id]);
    expect((await ids({ limit: 10 })).slice(0, 2)).toEqual([birch.customer_id, oak.customer_id]);
    await send(setAccountManager, { customer_id: oak.customer_id, account_manager_id: manager.staff_id }, manager.token);
    expect(await ids({ account_manager_id: manager.staff_id })).toEqual([oak.customer_id]);
    expect(await ids({ status: 'paused' })).toEqual([]);
  });

  it('is open to the roles it names', async () => {
    const clerk = await make.aStaff('warehouse_clerk');
    const { customer_id } = await make.aMerchant();
    expect((await send(deskList, {}, clerk.token)).status).toBe(200);
    expect((await send(changeStatus, { customer_id, status: 'paused', reason: 'unpaid' }, clerk.token)).status).toBe(403);
    expect((await send(actFor, { customer_id }, clerk.token)).status).toBe(403);
  });
});

describe('customers.changeStatus', () => {
  it('pauses a merchant: its accounts and API key are blocked at once, and work again when it is activated', async () => {
    const main = await make.aMerchant();
    const { customer_id } = main;
    const clerk = await make.anAccount(customer_id, 'internal');
    const key = await make.anApiKey(customer_id);
    const program = async () =>
      (await app.inject({ url: warningEmailsOpenCalls.openGet.path, headers: { authorization: `Bearer ${key}` } })).statusCode;
    expect((await send(changeStatus, { customer_id, status: 'paused', reason: 'unpaid' }, manager.token)).content.status).toBe('paused');
    for (const { token } of [main, clerk]) expect((await send(currentUser, {}, token)).error_code).toBe(1017);
    expect(await program()).toBe(401);
    expect((await send(login, { email: main.email, password: PASSWORD })).error_code).toBe(2003);
    await send(changeStatus, { customer_id, status: 'active' }, manager.token);
    expect((await send(currentUser, {}, main.token)).error_code).toBe(1010);
    expect((await send(login, { email: main.email, password: PASSWORD })).error_code).toBe(0);
    expect(await program()).toBe(200);
  });
});

describe('customers.setAccountManager', () => {
  it('accepts an enabled manager or none, and reports anything else at the field', async () => {
    const { customer_id } = await make.aMerchant();
    const clerk = await make.aStaff('order_clerk');
    expect((await send(setAccountManager, { customer_id, account_manager_id: manager.staff_id }, manager.token)).content).toMatchObject({
      account_manager_id: manager.staff_id,
      account_manager: expect.stringMatching(/^Staff/),
    });
    for (const account_manager_id of [clerk.staff_id, 999_999]) {
      expect((await send(setAccountManager, { customer_id, account_manager_id }, manager.token)).content).toMatchObject({
        fields: [{ path: 'account_manager_id', code: 'customers.no_manager' }],
      });
    }
    expect((await send(setAccountManager, { customer_id, account_manager_id: null }, manager.token)).content.account_manager).toBeNull();
    const { list } = (await send(staffDeskCalls.managers, {}, manager.token)).content;
    expect(list.map((one) => one.staff_id)).toContain(manager.staff_id);
    expect(list.map((one) => one.staff_id)).not.toContain(clerk.staff_id);
  });
});

describe('customers.setFulfilmentFee', () => {
  it('is one customer at a time, as the configuration says too', async () => {
    const admin = await make.aStaff();
    const [a, b] = [await make.aMerchant(), await make.aMerchant()];
    const set = async (customer_id: number, on: boolean) =>
      (await send(setFulfilmentFee, { customer_id, is_fulfilment_fee_customer: on }, manager.token)).content.is_fulfilment_fee_customer;
    const is = async (customer_id: number) => (await send(deskGet, { customer_id }, manager.token)).content.is_fulfilment_fee_customer;
    expect(await set(a.customer_id, true)).toBe(true);
    expect(await set(b.customer_id, true)).toBe(true);
    expect([await is(a.customer_id), await is(b.customer_id)]).toEqual([false, true]);
    await set(a.customer_id, false);
    expect(await is(b.customer_id)).toBe(true);
    const { list } = (await send(basicConfigDeskCalls.deskList, {}, admin.token)).content;
    expect(list.find((row) => row.cfg_name === 'fulfilment_fee_customer_id')?.value).toBe(String(b.customer_id));
    await set(b.customer_id, false);
    expect(await is(b.customer_id)).toBe(false);
  });
});

describe('customers.deskGet', () => {
  it('shows a customer with its people, and no secret of theirs', async () => {
    const { customer_id, email } = await make.aMerchant({ name: 'Oak Ltd' });
    await make.anAccount(customer_id, 'supplier');
    const { content } = await send(deskGet, { customer_id }, manager.token);
    expect(content).toMatchObject({
      customer_id,
      name: 'Oak Ltd',
      email,
      accounts: [{ account_type: 'main' }, { account_type: 'supplier' }],
    });
    expect(JSON.stringify(content)).not.toContain('argon2');
    expect((await send(deskGet, { customer_id: 999_999 }, manager.token)).error_code).toBe(1004);
  });
});

describe('customers.actFor', () => {
  const { changeTrueTracking } = accountsCalls;
  const open = async (customer_id: number, token = manager.token) => (await send(actFor, { customer_id }, token)).content.token;
  const save = (token: string) => send(warningEmailsCalls.saveSetting, { emails: ['a@shop.test'], enabled: 1 }, token);

  it('opens the customer’s portal for an hour, as the main account, with the name of who acts', async () => {
    const { customer_id } = await make.aMerchant();
    const token = await open(customer_id);
    const { content } = await send(currentUser, {}, token);
    expect(content).toMatchObject({
      customer_id,
      account_type: 'main',
      customer_sub_account_id: 0,
      acting_staff: expect.stringMatching(/^Staff/),
    });
    const session = await db.selectFrom('sessions').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirstOrThrow();
    expect(Math.round((session.expires_at.getTime() - Date.now()) / 60_000)).toBe(60);
    expect(session).toMatchObject({ remember: false, acting_staff_id: manager.staff_id });
  });

  it('is not extended by activity', async () => {
    const { customer_id } = await make.aMerchant();
    const token = await open(customer_id);
    const old = { last_seen_at: new Date(Date.now() - 600_000), expires_at: new Date(Date.now() + 60_000) };
    await db.updateTable('sessions').set(old).where('token_hash', '=', hashToken(token)).execute();
    await send(currentUser, {}, token);
    // An ordinary session used afterwards is extended: a write for this one would have been made by then too.
    const control = await make.aMerchant();
    const lastSeen = db.updateTable('sessions').set({ last_seen_at: old.last_seen_at });
    await lastSeen.where('token_hash', '=', hashToken(control.token)).execute();
    await send(currentUser, {}, control.token);
    const controlSeen = db.selectFrom('sessions').select('last_seen_at').where('token_hash', '=', hashToken(control.token));
    await expect.poll(async () => (await controlSeen.executeTakeFirstOrThrow()).last_seen_at).not.toEqual(old.last_seen_at);
    const session = await db.selectFrom('sessions').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirstOrThrow();
    expect(session.expires_at).toEqual(old.expires_at);
  });

  it('is in the merchant’s log and in the staff’s under the staff member’s name, whether done or refused', async () => {
    const main = await make.aMerchant();
    const { customer_id, email } = main;
    const token = await open(customer_id);
    await send(changeTrueTracking, { show_true_tracking_number: 1 }, token);
    await send(changeTrueTracking, { show_true_tracking_number: 2 as 1 }, token);
    const expected = {
      customer_id,
      account: email,
      actor_kind: 'staff',
      is_main_account: null,
      operator: expect.stringMatching(/^Staff \d+ for Mei Lin/),
    };
    const own = (await send(operationLogCalls.list, {}, main.token)).content.list;
    expect(own).toMatchObject([
      { ...expected, outcome: 'request.invalid' },
      { ...expected, outcome: 'done' },
      { operation_function_en: 'Act for a customer', staff_role: 'account_manager' },
    ]);
    const desk = (await send(operationLogDeskCalls.deskList, { actor_kind: 'staff' }, manager.token)).content.list;
    expect(desk.slice(0, 3)).toMatchObject([
      { customer_id },
      { customer_id },
      { customer_id, operation_function_en: 'Act for a customer', outcome: 'done' },
    ]);
    expect(desk.map((line) => line.actor_kind)).toEqual(desk.map(() => 'staff'));
  });

  it('ends with the staff’s account, with a change of role, and with the customer’s pause', async () => {
    const { customer_id } = await make.aMerchant();
    const [admin, agent] = [await make.aStaff(), await make.aStaff('customer_service')];
    const input = {
      staff_id: agent.staff_id,
      name: 'Agent',
      email: agent.email,
      role: 'customer_service' as const,
      status: 'enabled' as const,
    };
    const token = await open(customer_id, agent.token);
    await send(staffDeskCalls.deskSave, { ...input, status: 'disabled' }, admin.token);
    expect((await send(currentUser, {}, token)).error_code).toBe(1010);
    await send(staffDeskCalls.deskSave, input, admin.token);
    const again = await open(customer_id, await make.aSession({ staff_id: agent.staff_id }));
    expect((await send(currentUser, {}, again)).error_code).toBe(0);
    await send(staffDeskCalls.deskSave, { ...input, role: 'finance' }, admin.token);
    expect((await send(currentUser, {}, again)).error_code).toBe(1010);
    const third = await open(customer_id);
    await send(changeStatus, { customer_id, status: 'paused', reason: 'unpaid' }, manager.token);
    expect((await send(currentUser, {}, third)).error_code).toBe(1017);
    expect(await send(actFor, { customer_id }, manager.token)).toMatchObject({ status: 409, content: { code: 'customers.paused' } });
  });

  it('gives no way into the desk, and none out of this customer', async () => {
    const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
    const token = await open(mine.customer_id);
    expect((await send(deskList, {}, token)).error_code).toBe(1010);
    await save(other.token);
    expect((await send(warningEmailsCalls.getSetting, {}, token)).content.emails).toEqual([]);
  });
});
