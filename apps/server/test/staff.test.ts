import { describe, expect, it } from 'vitest';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { deskList, deskSave } = staffDeskCalls;
const { deskLogin, currentStaff } = sessionsDeskCalls;
const clerk = (given: object = {}) => ({
  name: 'Kim',
  email: 'kim@desk.test',
  role: 'order_clerk' as const,
  status: 'enabled' as const,
  ...given,
});

describe('staff.deskSave', () => {
  it('reports every error at its field, a taken address too', async () => {
    const admin = await make.aStaff();
    const { content } = await send(deskSave, {} as never, admin.token);
    expect((content as unknown as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'required'],
      ['email', 'required'],
      ['role', 'required'],
      ['status', 'required'],
    ]);
    expect((await send(deskSave, clerk({ email: admin.email }), admin.token)).content).toMatchObject({
      fields: [{ path: 'email', code: 'accounts.email_taken' }],
    });
    expect((await send(deskSave, clerk({ staff_id: 999_999 }), admin.token)).error_code).toBe(1004);
  });

  it('ends the sessions of a disabled account at once, and keeps the password when something else is changed', async () => {
    const [admin, agent] = [await make.aStaff(), await make.aStaff('finance')];
    const input = { staff_id: agent.staff_id, name: 'Fin', email: agent.email, role: 'finance' as const, status: 'enabled' as const };
    expect((await send(deskSave, input, admin.token)).content.name).toBe('Fin');
    expect((await send(currentStaff, {}, agent.token)).error_code).toBe(0);
    await send(deskSave, { ...input, status: 'disabled' }, admin.token);
    expect((await send(currentStaff, {}, agent.token)).error_code).toBe(1010);
    expect((await send(deskLogin, { email: agent.email, password: PASSWORD })).error_code).toBe(2002);
  });

  it('keeps the last administrator, also when eight give up the role at the same moment', async () => {
    await db.updateTable('staff').set({ status: 'disabled' }).execute();
    const eight = await Promise.all(Array.from({ length: 8 }, () => make.aStaff('administrator')));
    await Promise.all(eight.map(({ token }) => send(deskList, {}, token)));
    const step = (one: { staff_id: number; email: string; token: string }) =>
      send(deskSave, { staff_id: one.staff_id, name: 'Former', email: one.email, role: 'finance', status: 'enabled' }, one.token);
    const answers = await Promise.all(eight.map(step));
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([...Array.from({ length: 7 }, () => 200), 409]);
    expect(answers.find((answer) => answer.status === 409)?.content).toMatchObject({ code: 'staff.last_administrator' });
    const left = db.selectFrom('staff').select('staff_id').where('role', '=', 'administrator').where('status', '=', 'enabled');
    expect(await left.execute()).toHaveLength(1);
  });
});

describe('staff.deskList', () => {
  it('lists staff by role, without their passwords', async () => {
    const admin = await make.aStaff();
    await make.aStaff('sales_manager');
    const { list } = (await send(deskList, { role: 'sales_manager' }, admin.token)).content;
    expect(list.map((row) => row.role)).toEqual(['sales_manager']);
    expect(JSON.stringify(list)).not.toContain('argon2');
  });
});
