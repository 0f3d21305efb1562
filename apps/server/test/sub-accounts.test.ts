import { describe, expect, it } from 'vitest';
import { mainPermissions } from '@quayside/contract/kernel/permissions';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { asActor } from '#server/kernel/as-actor.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { list, get, permissionTree, save, changeStatus } = subAccountsCalls;
const { login, currentUser } = sessionsCalls;
const PASSWORD = 'Clerk-2026';
let serial = 0;
const clerk = (given: object = {}) => ({
  account_type: 'internal' as const,
  firstname: 'Jonas',
  lastname: 'Weber',
  email: `clerk${++serial}@firm.test`,
  password: PASSWORD,
  confirm_password: PASSWORD,
  permissions: ['warning-emails.read' as const],
  skus: [] as string[],
  ...given,
});

describe('sub-accounts.save', () => {
  it('SUB-01 SUB-02 SUB-03 adds an employee who signs in and sees what was given, no more', async () => {
    const main = await make.aMerchant();
    const input = clerk();
    const { content } = await send(save, input, main.token);
    expect(content).toMatchObject({
      email: input.email,
      status: 'enabled',
      account_type: 'internal',
      firstname: 'Jonas',
      lastname: 'Weber',
      permissions: ['warning-emails.read'],
      skus: null,
    });
    const { token } = (await send(login, { email: input.email, password: PASSWORD })).content;
    expect((await send(currentUser, {}, token)).content).toMatchObject({
      customer_id: main.customer_id,
      customer_sub_account_id: content.sub_account_id,
      account_type: 'internal',
      permissions: ['warning-emails.read'],
    });
    expect((await send(warningEmailsCalls.getSetting, {}, token)).status).toBe(200);
    expect((await send(warningEmailsCalls.changeStatus, { enabled: 0 }, token)).status).toBe(403);
  });

  it('SUB-04 keeps general permissions and a list of SKUs; empty is all for an employee and none for a supplier', async () => {
    const { token } = await make.aMerchant();
    const scope = async (given: object) => (await send(save, clerk(given), token)).content.skus;
    expect(await scope({})).toBeNull();
    expect(await scope({ skus: ['A-1', ' B-2 ', 'A-1'] })).toEqual(['A-1', 'B-2']);
    expect(await scope({ account_type: 'supplier', permissions: [], skus: [] })).toEqual([]);
    expect(await scope({ account_type: 'supplier', permissions: ['operation-log.read'], skus: ['A-1'] })).toEqual(['A-1']);
  });

  it('puts the SKUs of a supplier into the actor, for every later query to filter by', async () => {
    const main = await make.aMerchant();
    const input = clerk({ account_type: 'supplier', permissions: [], skus: ['A-1'] });
    await send(save, input, main.token);
    const { token } = (await send(login, { email: input.email, password: PASSWORD })).content;
    const scopeOf = (of: string) =>
      asActor(deps.database, 'read only', 'merchant', hashToken(of), async ({ actor }) =>
        'skuScope' in actor ? actor.skuScope : undefined,
      );
    expect(await scopeOf(token)).toEqual(['A-1']);
    expect(await scopeOf(main.token)).toBeNull();
  });

  it('SUB-06 SUB-07 asks for names, address, password and the same password again, all at once', async () => {
    const { token } = await make.aMerchant();
    const { content } = await send(save, {} as never, token);
    expect(
      (content as unknown as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`).sort(),
    ).toEqual([
      'account_type required',
      'confirm_password required',
      'email required',
      'firstname required',
      'lastname required',
      'password required',
    ]);
    expect((await send(save, clerk({ confirm_password: 'Other-2026' }), token)).content).toMatchObject({
      fields: [{ path: 'confirm_password', code: 'accounts.passwords_differ', msg: 'Inconsistency between two password entries' }],
    });
    expect((await send(save, clerk({ password: 'weak', confirm_password: 'weak' }), token)).content).toMatchObject({
      fields: [{ path: 'password', code: 'accounts.weak_password' }],
    });
  });

  it('refuses a permission this type of account cannot get, at its place in the list', async () => {
    const { token } = await make.aMerchant();
    const supplier = clerk({ account_type: 'supplier', permissions: ['operation-log.read', 'warning-emails.read'] });
    expect((await send(save, supplier, token)).content).toMatchObject({
      fields: [{ path: 'permissions.1', code: 'sub-accounts.not_grantable' }],
    });
    expect((await send(save, clerk({ permissions: ['sub-accounts.manage'] }), token)).content).toMatchObject({
      fields: [{ path: 'permissions.0', code: 'sub-accounts.not_grantable' }],
    });
    expect((await send(save, clerk({ permissions: ['desk.jobs.manage'] }), token)).content).toMatchObject({
      fields: [{ path: 'permissions.0', code: 'wrong_choice' }],
    });
  });

  it('refuses an address that an account of any merchant has, at its field', async () => {
    const [one, other] = [await make.aMerchant(), await make.aMerchant()];
    const taken = { fields: [{ path: 'email', code: 'accounts.email_taken' }] };
    expect((await send(save, clerk({ email: other.email }), one.token)).content).toMatchObject(taken);
    const { content } = await send(save, clerk(), one.token);
    expect((await send(save, { ...clerk({ email: one.email }), sub_account_id: content.sub_account_id }, one.token)).content).toMatchObject(
      taken,
    );
  });

  it('changes one; a blank password keeps the old, a new one ends the sessions opened with it', async () => {
    const { token } = await make.aMerchant();
    const input = clerk();
    const { sub_account_id } = (await send(save, input, token)).content;
    const opened = (await send(login, { email: input.email, password: PASSWORD })).content.token;
    const blank = {
      ...input,
      sub_account_id,
      password: '',
      confirm_password: '',
      firstname: 'Jan',
      permissions: ['operation-log.read' as const],
    };
    expect((await send(save, blank, token)).content).toMatchObject({ firstname: 'Jan', permissions: ['operation-log.read'] });
    expect((await send(currentUser, {}, opened)).content.permissions).toEqual(['operation-log.read']);
    const fresh = { ...blank, password: 'Fresh-2026', confirm_password: 'Fresh-2026' };
    expect((await send(save, fresh, token)).error_code).toBe(0);
    expect((await send(currentUser, {}, opened)).error_code).toBe(1010);
    expect((await send(login, { email: input.email, password: PASSWORD })).error_code).toBe(2001);
    expect((await send(login, { email: input.email, password: 'Fresh-2026' })).error_code).toBe(0);
  });

  it('tells the new person by mail, without the password', async () => {
    const { token } = await make.aMerchant({ name: 'Oak Ltd', platform_type: 4 });
    const input = clerk();
    await send(save, input, token);
    const [mail] = await mailsTo(db, input.email);
    expect(mail).toMatchObject({ template: 'sub-accounts.created', platform_type: 4 });
    expect(mail?.text).toContain('Oak Ltd');
    expect(mail?.text).not.toContain(PASSWORD);
    const lines = await db.selectFrom('operation_log').select('request_parameters').where('operation', '=', 'sub-accounts.save').execute();
    expect(JSON.stringify(lines)).not.toContain(PASSWORD);
  });
});

describe('sub-accounts.changeStatus', () => {
  it('SUB-05 disables a sub-account at once, wherever it is signed in, and enables it again', async () => {
    const { token } = await make.aMerchant();
    const input = clerk();
    const { sub_account_id } = (await send(save, input, token)).content;
    const opened = (await send(login, { email: input.email, password: PASSWORD })).content.token;
    expect((await send(changeStatus, { sub_account_id, status: 'disabled' }, token)).content.status).toBe('disabled');
    expect((await send(currentUser, {}, opened)).error_code).toBe(1010);
    expect(await send(login, { email: input.email, password: PASSWORD })).toMatchObject({
      error_code: 2002,
      msg: 'This account is disabled. Please consult your administrator.',
    });
    await send(changeStatus, { sub_account_id, status: 'enabled' }, token);
    expect((await send(currentUser, {}, opened)).error_code).toBe(1010);
    expect((await send(login, { email: input.email, password: PASSWORD })).error_code).toBe(0);
  });

  it('answers "not found" for a main account', async () => {
    const { token, account_id } = await make.aMerchant();
    expect((await send(changeStatus, { sub_account_id: account_id, status: 'disabled' }, token)).error_code).toBe(1004);
    expect((await send(get, { sub_account_id: account_id }, token)).error_code).toBe(1004);
  });
});

describe('sub-accounts.list', () => {
  it('SUB-02 lists the merchant’s own, newest first, by status, kind and address', async () => {
    const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
    await send(save, clerk(), other.token);
    const first = (await send(save, clerk(), mine.token)).content;
    const second = (await send(save, clerk({ account_type: 'supplier', permissions: [] }), mine.token)).content;
    await send(changeStatus, { sub_account_id: second.sub_account_id, status: 'disabled' }, mine.token);
    const ids = async (filters: object) => (await send(list, filters, mine.token)).content.list.map((row) => row.sub_account_id);
    expect(await ids({})).toEqual([second.sub_account_id, first.sub_account_id]);
    expect(await ids({ status: 'disabled' })).toEqual([second.sub_account_id]);
    expect(await ids({ account_type: 'internal' })).toEqual([first.sub_account_id]);
    expect(await ids({ email: first.email.toUpperCase() })).toEqual([first.sub_account_id]);
    expect(JSON.stringify((await send(list, {}, mine.token)).content)).not.toContain('argon2');
  });
});

describe('who manages sub-accounts', () => {
  it('SUB-08 SUB-09 only the main account, which holds every permission', async () => {
    const main = await make.aMerchant();
    expect((await send(currentUser, {}, main.token)).content.permissions).toEqual([...mainPermissions].sort());
    for (const kind of ['internal', 'supplier'] as const) {
      const { token } = await make.anAccount(main.customer_id, kind, [...mainPermissions]);
      expect((await send(list, {}, token)).status).toBe(403);
      expect((await send(save, clerk(), token)).status).toBe(403);
      expect((await send(permissionTree, {}, token)).status).toBe(403);
    }
  });
});

describe('sub-accounts.permissionTree', () => {
  it('names in both languages what can be given, by area, and to whom', async () => {
    const { token } = await make.aMerchant();
    const tree = (await send(permissionTree, {}, token)).content.list;
    expect(tree.find((group) => group.area === 'warning-emails')).toEqual({
      area: 'warning-emails',
      title_en: 'Warning emails',
      title_cn: '预警邮箱',
      permissions: [
        { name: 'warning-emails.read', title_en: 'View', title_cn: '查看', grantable: ['internal'], needs: [] },
        { name: 'warning-emails.edit', title_en: 'Edit', title_cn: '编辑', grantable: ['internal'], needs: ['warning-emails.read'] },
      ],
    });
    expect(tree.map((group) => group.area)).not.toContain('sub-accounts');
  });
});
