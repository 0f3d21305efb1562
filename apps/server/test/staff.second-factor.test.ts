import { beforeEach, describe, expect, it } from 'vitest';
import { basicConfigDeskCalls } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { ownAccountDeskCalls } from '@quayside/contract/staff/own-account.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import type { StaffRole } from '@quayside/contract/kernel/permissions';
import { allHandlers } from '#server/areas/all.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { totpCode, totpStep } from '#server/kernel/totp.ts';
import { PASSWORD } from './kit/factories.ts';
import { emptyDatabase } from './kit/fresh-database.ts';
import { linkTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';

const { app, deps, make, send } = await testApp();
const { db } = deps.database;
const { startTotp, confirmTotp, stopTotp, newRecoveryCodes, ownAccount } = ownAccountDeskCalls;
const { deskLogin, deskLogout, currentStaff } = sessionsDeskCalls;

const demand = (roles: string) =>
  db.updateTable('basic_config').set({ value: roles }).where('cfg_name', '=', 'second_factor_roles').execute();
beforeEach(async () => {
  await demand('');
  await db.deleteFrom('rate_limits').execute();
});

/** A member of staff with the second factor on, their codes and recovery codes. */
async function guarded(role: StaffRole = 'finance') {
  const person = await make.aStaff(role);
  const { secret } = (await send(startTotp, {}, person.token)).content;
  const code = (steps = 0) => totpCode(secret, totpStep(new Date()) + steps);
  const { recovery_codes } = (await send(confirmTotp, { code: code(-1) }, person.token)).content;
  return { ...person, secret, code, recovery_codes };
}
const signIn = (email: string, totp?: string) => send(deskLogin, { email, password: PASSWORD, ...(totp === undefined ? {} : { totp }) });

describe('the second factor of staff', () => {
  it('is asked for at sign-in after the right password, and its codes work once', async () => {
    const { email, code } = await guarded();
    expect((await send(deskLogin, { email, password: 'nope' })).error_code).toBe(2001);
    expect((await signIn(email)).content).toMatchObject({ code: 'accounts.totp_required' });
    expect((await signIn(email, '000000')).content).toMatchObject({ code: 'accounts.totp_wrong' });
    const now = code();
    expect((await signIn(email, now)).error_code).toBe(0);
    expect((await signIn(email, now)).content).toMatchObject({ code: 'accounts.totp_wrong' });
  });

  it('lets one of eight in who use one code at the same moment, and the others leave no session', async () => {
    const { email, code, staff_id } = await guarded();
    const now = code();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, now)));
    expect(answers.filter((answer) => answer.error_code === 0)).toHaveLength(1);
    expect(await db.selectFrom('sessions').select('session_id').where('staff_id', '=', staff_id).execute()).toHaveLength(2);
  });

  it('has a secret that is stored encrypted, for this row only', async () => {
    const { secret, staff_id, email } = await guarded();
    const { totp_secret } = await db.selectFrom('staff').select('totp_secret').where('staff_id', '=', staff_id).executeTakeFirstOrThrow();
    expect(totp_secret?.toString('latin1')).not.toContain(secret);
    const other = await guarded();
    await db.updateTable('staff').set({ totp_secret }).where('staff_id', '=', other.staff_id).execute();
    expect((await signIn(other.email, totpCode(secret, totpStep(new Date())))).status).toBe(500);
    expect((await signIn(email, totpCode(secret, totpStep(new Date())))).error_code).toBe(0);
  });

  it('can be turned off only with the password', async () => {
    const { email, token } = await guarded();
    expect((await send(stopTotp, { password: 'nope' }, token)).content).toMatchObject({
      fields: [{ path: 'password', code: 'accounts.wrong_password' }],
    });
    expect((await send(stopTotp, { password: PASSWORD }, token)).error_code).toBe(0);
    expect((await signIn(email)).error_code).toBe(0);
  });

  it('is removed by a reset of the access, with its recovery codes', async () => {
    const admin = await make.aStaff();
    const { email, staff_id, recovery_codes } = await guarded();
    await send(staffDeskCalls.deskResetAccess, { staff_id }, admin.token);
    const token = new URL(await linkTo(deps, email)).searchParams.get('token') ?? '';
    await send(staffDeskCalls.acceptLink, { token, password: PASSWORD, confirm_password: PASSWORD });
    expect((await signIn(email)).error_code).toBe(0);
    expect(await db.selectFrom('staff_recovery_codes').selectAll().where('staff_id', '=', staff_id).execute()).toEqual([]);
    expect(recovery_codes).toHaveLength(10);
  });
});

describe('recovery codes of staff', () => {
  it('are ten, each signs in once, however it is typed, and the count goes down', async () => {
    const { email, token, recovery_codes } = await guarded();
    expect(new Set(recovery_codes).size).toBe(10);
    const [first = '', second = ''] = recovery_codes;
    expect(first).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect((await signIn(email, first)).error_code).toBe(0);
    expect((await signIn(email, first)).content).toMatchObject({ code: 'accounts.totp_wrong' });
    expect((await signIn(email, ` ${second.toLowerCase().replaceAll('-', ' ')}`)).error_code).toBe(0);
    expect((await send(ownAccount, {}, token)).content).toMatchObject({ totp_enabled: 1, recovery_codes_left: 8 });
  });

  it('are nobody else’s', async () => {
    const [one, two] = [await guarded(), await guarded()];
    expect((await signIn(two.email, one.recovery_codes[0])).content).toMatchObject({ code: 'accounts.totp_wrong' });
    expect((await signIn(one.email, one.recovery_codes[0])).error_code).toBe(0);
  });

  it('are stored as hashes, and not in the log', async () => {
    const { recovery_codes, email } = await guarded();
    await signIn(email, recovery_codes[0]);
    const plain = (recovery_codes[0] ?? '').replaceAll('-', '');
    for (const table of ['staff_recovery_codes', 'operation_log', 'idempotency_keys'] as const) {
      const text = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(text).not.toContain(plain);
      expect(text).not.toContain(recovery_codes[0]);
    }
  });

  it('are replaced with the password, and the old ones stop working', async () => {
    const { email, token, recovery_codes } = await guarded();
    expect((await send(newRecoveryCodes, { password: 'nope' }, token)).content).toMatchObject({ fields: [{ path: 'password' }] });
    const fresh = (await send(newRecoveryCodes, { password: PASSWORD }, token)).content.recovery_codes;
    expect((await signIn(email, recovery_codes[0])).content).toMatchObject({ code: 'accounts.totp_wrong' });
    expect((await signIn(email, fresh[0])).error_code).toBe(0);
    const without = await make.aStaff('finance');
    expect((await send(newRecoveryCodes, { password: PASSWORD }, without.token)).content).toMatchObject({
      code: 'accounts.totp_not_started',
    });
  });

  it('let one of eight in who use one at the same moment', async () => {
    const { email, recovery_codes } = await guarded();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, recovery_codes[0])));
    expect(answers.filter((answer) => answer.error_code === 0)).toHaveLength(1);
  });
});

describe('a role that demands a second factor', () => {
  const open = ['sessions.currentStaff', 'sessions.deskLogout', 'staff.confirmTotp', 'staff.newRecoveryCodes', 'staff.ownAccount'];
  const own = ['staff.revokeSession', 'staff.sessions', 'staff.signIns', 'staff.startTotp', 'staff.stopTotp', 'staff.updatePassword'];

  it('lets its people sign in, and refuses every desk call but enrolment, the own account and sign-out', async () => {
    await demand('administrator,finance');
    const admin = await make.aStaff();
    expect((await signIn(admin.email)).error_code).toBe(0);
    const calls = allHandlers.map(({ call }) => call).filter((call) => call.path.startsWith('/api/desk/') && call.permission !== 'public');
    const refusedCalls: string[] = [];
    for (const call of calls) {
      const answer = await app.inject({
        method: call.method,
        url: call.path,
        headers: { token: admin.token },
        ...(call.method === 'POST' ? { payload: {} } : {}),
      });
      if (answer.body.includes('staff.second_factor_required')) refusedCalls.push(call.name);
      if (call.name === 'sessions.deskLogout') admin.token = await make.aSession({ staff_id: admin.staff_id });
    }
    const passed = calls.map((call) => call.name).filter((name) => !refusedCalls.includes(name));
    expect(passed.toSorted((a, b) => a.localeCompare(b))).toEqual([...open, ...own].toSorted((a, b) => a.localeCompare(b)));
    expect(refusedCalls.length).toBeGreaterThan(40);
  });

  it('opens the desk once the second factor is set up, and closes it when it is turned off', async () => {
    await demand('finance');
    const agent = await make.aStaff('finance');
    const must = async () => (await send(currentStaff, {}, agent.token)).content.must_enrol;
    const list = async () => (await send(customersDeskCalls.deskList, {}, agent.token)).error_code;
    expect([await must(), await list()]).toEqual([1, 2602]);
    const { secret } = (await send(startTotp, {}, agent.token)).content;
    await send(confirmTotp, { code: totpCode(secret, totpStep(new Date())) }, agent.token);
    expect([await must(), await list()]).toEqual([0, 0]);
    const { customer_id, account_id } = await make.aMerchant();
    const acting = await make.aSession({ customer_id, account_id, acting_staff_id: agent.staff_id });
    await send(stopTotp, { password: PASSWORD }, agent.token);
    expect([await must(), await list()]).toEqual([1, 2602]);
    expect((await send(sessionsCalls.currentUser, {}, acting)).error_code).toBe(1010);
    expect((await send(deskLogout, {}, agent.token)).error_code).toBe(0);
  });

  it('leaves other roles alone', async () => {
    await demand('administrator,finance');
    const agent = await make.aStaff('account_manager');
    expect((await send(customersDeskCalls.deskList, {}, agent.token)).error_code).toBe(0);
  });

  it('is set in the basic configuration, and only to roles there are', async () => {
    const admin = await make.aStaff();
    const save = (value: string) => send(basicConfigDeskCalls.deskSave, { cfg_name: 'second_factor_roles', value }, admin.token);
    for (const bad of ['boss', 'finance,finance', 'finance,', 'finance finance'])
      expect((await save(bad)).content, bad).toMatchObject({ fields: [{ path: 'value', code: 'basic-config.bad_value' }] });
    expect((await save('finance')).content).toMatchObject({ value: 'finance' });
    const agent = await make.aStaff('finance');
    expect((await send(customersDeskCalls.deskList, {}, agent.token)).error_code).toBe(2602);
    expect((await save('')).error_code).toBe(0);
  });

  it('is administrator and finance in a fresh installation', async () => {
    const fresh = await emptyDatabase();
    await migrate(fresh.db);
    const row = fresh.db.selectFrom('basic_config').select('value').where('cfg_name', '=', 'second_factor_roles');
    expect(await row.executeTakeFirst()).toEqual({ value: 'administrator,finance' });
  });
});
