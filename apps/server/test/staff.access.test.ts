import { describe, expect, it } from 'vitest';
import { ownAccountDeskCalls } from '@quayside/contract/staff/own-account.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import { operatorAccess } from '#server/areas/staff/staff.public.ts';
import { PASSWORD } from './kit/factories.ts';
import { linkTo, mailsTo } from './kit/mails.ts';
import { mailsDeskCalls } from '@quayside/contract/mails/mails.desk-calls';
import { wasAccessResetBy } from '#server/areas/staff/staff.public.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { deskSave, deskResetAccess, acceptLink, deskList } = staffDeskCalls;
const { deskLogin, currentStaff } = sessionsDeskCalls;
const { updatePassword, sessions, revokeSession, signIns } = ownAccountDeskCalls;
const NEW = 'Brand-new-2026';

let serial = 0;
const person = (given: object = {}) => ({
  name: 'Kim',
  email: `kim${++serial}@desk.test`,
  role: 'order_clerk' as const,
  status: 'enabled' as const,
  ...given,
});
const forget = () => db.deleteFrom('rate_limits').execute();
const tokenOf = async (email: string) => new URL(await linkTo(deps, email)).searchParams.get('token') ?? '';
const accept = async (token: string, password = NEW) => {
  await forget();
  return send(acceptLink, { token, password, confirm_password: password });
};
const signIn = async (email: string, password: string) => (await send(deskLogin, { email, password })).error_code;
const rowOf = (email: string) => db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

describe('an invitation', () => {
  it('is mailed with a link to the desk; the person sets the password and signs in with the rights of the role', async () => {
    const admin = await make.aStaff();
    const input = person();
    expect((await send(deskSave, input, admin.token)).content).toMatchObject({
      is_invited: 1,
      totp_enabled: 0,
      access_reset_at: expect.any(String),
    });
    expect(await linkTo(deps, input.email)).toMatch(/^http:\/\/127\.0\.0\.1:8080\/desk\/set-password\?token=[\w-]{43}$/);
    expect(await signIn(input.email, NEW)).toBe(2001);
    expect((await accept(await tokenOf(input.email))).error_code).toBe(0);
    const { token } = (await send(deskLogin, { email: input.email, password: NEW })).content;
    expect((await send(currentStaff, {}, token)).content).toMatchObject({ role: 'order_clerk', must_enrol: 0 });
    expect((await send(deskList, {}, token)).status).toBe(403);
    const [row] = (await send(deskList, { limit: 10 }, admin.token)).content.list;
    expect(row).toMatchObject({ email: input.email, is_invited: 0 });
  });

  it('takes no password from the administrator', async () => {
    const admin = await make.aStaff();
    const answer = await send(deskSave, { ...person(), password: 'Desk-2026!' } as never, admin.token);
    expect(answer.status).toBe(422);
  });

  it('works once, for 24 hours, and only the newest', async () => {
    const admin = await make.aStaff();
    const input = person();
    const { staff_id } = (await send(deskSave, input, admin.token)).content;
    const first = await tokenOf(input.email);
    const link = await db.selectFrom('staff_links').selectAll().where('staff_id', '=', staff_id).executeTakeFirstOrThrow();
    expect(Math.round((link.expires_at.getTime() - Date.now()) / 60_000)).toBe(24 * 60);
    await db
      .updateTable('staff_links')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('staff_id', '=', staff_id)
      .execute();
    expect((await accept(first)).content).toMatchObject({ code: 'staff.link_invalid' });
    await send(deskResetAccess, { staff_id }, admin.token);
    const second = await tokenOf(input.email);
    expect((await accept(first)).content).toMatchObject({ code: 'staff.link_invalid' });
    expect((await accept(second)).error_code).toBe(0);
    expect((await accept(second)).content).toMatchObject({ code: 'staff.link_invalid' });
    expect((await accept('nonsense')).content).toMatchObject({ code: 'staff.link_invalid' });
  });

  it('lets one of eight in who use the link at the same moment', async () => {
    const admin = await make.aStaff();
    const input = person();
    await send(deskSave, input, admin.token);
    const token = await tokenOf(input.email);
    await forget();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        send(acceptLink, { token, password: `Brand-new-202${at}`, confirm_password: `Brand-new-202${at}` }),
      ),
    );
    expect(answers.filter((answer) => answer.error_code === 0)).toHaveLength(1);
  });

  it('reports a weak password and one that was not repeated at their fields', async () => {
    const answer = await send(acceptLink, { token: 'x', password: 'weak', confirm_password: 'other' });
    expect(answer.content).toMatchObject({
      fields: [
        { path: 'password', code: 'staff.weak_password' },
        { path: 'confirm_password', code: 'accounts.passwords_differ' },
      ],
    });
  });

  it('goes to the new address when that is changed, and the link in the old mailbox stops working', async () => {
    const admin = await make.aStaff();
    const input = person();
    const { staff_id } = (await send(deskSave, input, admin.token)).content;
    const old = await tokenOf(input.email);
    const moved = { ...input, staff_id, email: `moved${serial}@desk.test` };
    await send(deskSave, moved, admin.token);
    expect((await accept(old)).content).toMatchObject({ code: 'staff.link_invalid' });
    expect((await accept(await tokenOf(moved.email))).error_code).toBe(0);
  });

  it('does not work while the person is disabled, and is mailed again when they are enabled', async () => {
    const admin = await make.aStaff();
    const input = person();
    const { staff_id } = (await send(deskSave, input, admin.token)).content;
    const first = await tokenOf(input.email);
    await send(deskSave, { ...input, staff_id, status: 'disabled' }, admin.token);
    expect((await accept(first)).content).toMatchObject({ code: 'staff.link_invalid' });
    await send(deskSave, { ...input, staff_id }, admin.token);
    expect((await accept(await tokenOf(input.email))).error_code).toBe(0);
  });
});

describe('who sent the link', () => {
  it('is no second person for a day: counted from the newest link, and again from its use', async () => {
    const [first, second] = [await make.aStaff(), await make.aStaff()];
    const input = person();
    const { staff_id } = (await send(deskSave, input, first.token)).content;
    const longAgo = () =>
      db
        .updateTable('staff')
        .set({ access_reset_at: new Date(0) })
        .where('staff_id', '=', staff_id)
        .execute();
    const isHelpedBy = async (by: number) => {
      const now = new Date();
      return asSystem(deps.database, (tx) => wasAccessResetBy(tx, staff_id, by, now));
    };
    expect([await isHelpedBy(first.staff_id), await isHelpedBy(second.staff_id)]).toEqual([true, false]);
    await longAgo();
    expect(await isHelpedBy(first.staff_id)).toBe(false);
    const [mail] = await mailsTo(db, input.email);
    await send(mailsDeskCalls.deskSendAgain, { mail_id: mail?.mail_id ?? 0 }, second.token);
    expect([await isHelpedBy(first.staff_id), await isHelpedBy(second.staff_id)]).toEqual([false, true]);
    await longAgo();
    expect((await accept(await tokenOf(input.email))).error_code).toBe(0);
    expect(await isHelpedBy(second.staff_id)).toBe(true);
  });
});

describe('staff.deskResetAccess', () => {
  it('ends password and sessions at once, mails a link, and records who did it and when', async () => {
    const [admin, agent] = [await make.aStaff(), await make.aStaff('account_manager')];
    const { customer_id, account_id } = await make.aMerchant();
    const acting = await make.aSession({ customer_id, account_id, acting_staff_id: agent.staff_id });
    const { content } = await send(deskResetAccess, { staff_id: agent.staff_id }, admin.token);
    expect(content).toMatchObject({ is_invited: 1, access_reset_by: expect.stringMatching(/^Staff/) });
    expect(await rowOf(agent.email)).toMatchObject({
      access_reset_by: admin.staff_id,
      access_reset_at: expect.any(Date),
      password_hash: null,
    });
    expect((await send(currentStaff, {}, agent.token)).error_code).toBe(1010);
    expect((await send(sessionsCalls.currentUser, {}, acting)).error_code).toBe(1010);
    expect(await signIn(agent.email, PASSWORD)).toBe(2001);
    expect((await mailsTo(db, agent.email))[0]).toMatchObject({ template: 'staff.access_reset', customer_id: null });
    await accept(await tokenOf(agent.email));
    expect(await signIn(agent.email, NEW)).toBe(0);
    expect((await mailsTo(db, agent.email))[0]).toMatchObject({ template: 'staff.password_changed' });
  });

  it('and the use of an older link at the same moment leave at most one open link', async () => {
    const [admin, agent] = [await make.aStaff(), await make.aStaff('finance')];
    await send(deskResetAccess, { staff_id: agent.staff_id }, admin.token);
    const token = await tokenOf(agent.email);
    await forget();
    const answers = await Promise.all([
      send(acceptLink, { token, password: NEW, confirm_password: NEW }),
      ...Array.from({ length: 4 }, () => send(deskResetAccess, { staff_id: agent.staff_id }, admin.token)),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const open = db.selectFrom('staff_links').select('staff_id').where('staff_id', '=', agent.staff_id).where('used_at', 'is', null);
    expect((await open.execute()).length).toBeLessThanOrEqual(1);
  });

  it('is refused for oneself, for somebody disabled, and without the permission', async () => {
    const [admin, agent] = [await make.aStaff(), await make.aStaff('finance')];
    const reset = async (staff_id: number, token: string) => (await send(deskResetAccess, { staff_id }, token)).content;
    expect(await reset(admin.staff_id, admin.token)).toMatchObject({ code: 'request.illegal_operation' });
    expect(await reset(admin.staff_id, agent.token)).toMatchObject({ code: 'permission.denied' });
    expect(await reset(999_999, admin.token)).toMatchObject({ code: 'request.not_found' });
    await db.updateTable('staff').set({ status: 'disabled' }).where('staff_id', '=', agent.staff_id).execute();
    expect(await reset(agent.staff_id, admin.token)).toMatchObject({ code: 'staff.disabled' });
  });
});

describe('one’s own account at the desk', () => {
  it('changes the own password with the current one, and signs out other devices', async () => {
    const agent = await make.aStaff('finance');
    const other = await make.aSession({ staff_id: agent.staff_id });
    const change = (current_pwd: string) => send(updatePassword, { current_pwd, new_pwd: NEW, confirm_new_pwd: NEW }, agent.token);
    expect((await change('wrong')).content).toMatchObject({ fields: [{ path: 'current_pwd', code: 'accounts.wrong_password' }] });
    expect((await send(currentStaff, {}, other)).error_code).toBe(0);
    expect(await change(PASSWORD)).toMatchObject({ error_code: 0, msg: 'Your password is changed. Other devices have been signed out.' });
    expect((await send(currentStaff, {}, agent.token)).error_code).toBe(0);
    expect((await send(currentStaff, {}, other)).error_code).toBe(1010);
    expect([await signIn(agent.email, PASSWORD), await signIn(agent.email, NEW)]).toEqual([2001, 0]);
    expect((await mailsTo(db, agent.email))[0]).toMatchObject({ template: 'staff.password_changed' });
  });

  it('lists the own sessions and ends one of them, never somebody else’s', async () => {
    const [one, two] = [await make.aStaff('finance'), await make.aStaff('finance')];
    const second = await make.aSession({ staff_id: one.staff_id });
    const list = async (token: string) => (await send(sessions, {}, token)).content.list;
    const mine = await list(one.token);
    expect(mine.map((row) => row.is_current).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const other = mine.find((row) => row.is_current === 0)?.session_id ?? '';
    expect((await send(revokeSession, { session_id: other }, two.token)).content).toMatchObject({ code: 'request.not_found' });
    expect((await send(currentStaff, {}, second)).error_code).toBe(0);
    expect((await send(revokeSession, { session_id: other }, one.token)).error_code).toBe(0);
    expect((await send(currentStaff, {}, second)).error_code).toBe(1010);
  });

  it('shows the own sign-ins, failed ones too', async () => {
    const agent = await make.aStaff('finance');
    await make.aStaff('finance').then(({ email }) => signIn(email, PASSWORD));
    await signIn(agent.email, 'wrong');
    await signIn(agent.email, PASSWORD);
    const { list } = (await send(signIns, {}, agent.token)).content;
    expect(list.map((row) => row.outcome)).toEqual(['done', 'sessions.wrong_credentials']);
  });
});

describe('npm run staff-access', () => {
  const request = { id: '', ip: '', userAgent: '', host: '', site: 'https://portal.example', tokenHash: null, device: null };
  const access = (email: string) => db.transaction().execute((tx) => operatorAccess({ tx, now: new Date(), request }, email));

  it('gives a member of staff a link that works, and nobody else', async () => {
    const agent = await make.aStaff('finance');
    const link = new URL(await access(agent.email));
    expect(link.origin + link.pathname).toBe('https://portal.example/desk/set-password');
    expect((await accept(link.searchParams.get('token') ?? '')).error_code).toBe(0);
    expect(await rowOf(agent.email)).toMatchObject({ access_reset_by: null, access_reset_at: expect.any(Date) });
    await expect(access('nobody@desk.test')).rejects.toThrow('Nobody at the desk has the address nobody@desk.test.');
  });

  it('gives a link that stops working when the address is changed', async () => {
    const [admin, agent] = [await make.aStaff(), await make.aStaff('finance')];
    const link = new URL(await access(agent.email));
    const { name, role, status } = await rowOf(agent.email);
    await send(deskSave, { staff_id: agent.staff_id, name, role, status, email: `away${++serial}@desk.test` }, admin.token);
    expect((await accept(link.searchParams.get('token') ?? '')).content).toMatchObject({ code: 'staff.link_invalid' });
  });

  it('adds the first administrator to an empty installation', async () => {
    await db
      .transaction()
      .execute(async (tx) => {
        for (const table of ['sessions', 'staff_links', 'staff'] as const) await tx.deleteFrom(table).execute();
        await operatorAccess({ tx, now: new Date(), request }, 'first@desk.test');
        expect(await tx.selectFrom('staff').select(['email', 'role']).execute()).toEqual([
          { email: 'first@desk.test', role: 'administrator' },
        ]);
        throw new Error('undo');
      })
      .catch((error: Error) => expect(error.message).toBe('undo'));
  });
});
