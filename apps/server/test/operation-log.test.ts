import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { operationLogDeskCalls } from '@quayside/contract/operation-log/operation-log.desk-calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { hasFormulas } from './kit/unzip.ts';
import { testApp } from './kit/test-app.ts';

const { app, make, send, work } = await testApp();
const { list } = operationLogCalls;
const save = (token: string, email: string) => send(warningEmailsCalls.saveSetting, { emails: [email], enabled: 1 }, token);

describe('operation-log.list', () => {
  it('LOG-01 keeps every field of an operation', async () => {
    const { token, customer_id, email } = await make.aMerchant();
    await app.inject({
      method: 'POST',
      url: warningEmailsCalls.saveSetting.path,
      payload: { emails: ['a@shop.test'], enabled: 1 },
      headers: { token, host: 'portal.test' },
      remoteAddress: '203.0.113.9',
    });
    const { content } = await send(list, {}, token);
    expect(content.count).toBe(1);
    expect(content.list[0]).toEqual({
      changes: null,
      staff_role: null,
      log_id: expect.any(Number),
      menu: 'Warning emails',
      request_address: '/api/ucenter/warningEmail/saveSetting',
      operation_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      customer_id,
      account: email,
      operation_function_cn: '保存预警邮箱',
      operation_function_en: 'Save warning emails',
      request_url: '/api/ucenter/warningEmail/saveSetting',
      operator: expect.stringContaining('Mei Lin'),
      ip: '203.0.113.9',
      request_method: 'POST',
      call_method: 'warning-emails.saveSetting',
      full_url: 'http://portal.test/api/ucenter/warningEmail/saveSetting',
      request_parameters: '{"emails":["a***"],"enabled":1}',
      duration_ms: expect.any(Number),
      actor_kind: 'main',
      is_main_account: true,
      outcome: 'done',
    });
  });

  it('LOG-03 tells main and sub-account apart; a sub-account sees its own lines only', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['warning-emails.edit', 'operation-log.read']);
    await save(main.token, 'main@shop.test');
    await save(clerk.token, 'clerk@shop.test');
    const seen = async (token: string) => (await send(list, {}, token)).content.list.map((line) => line.is_main_account);
    expect(await seen(main.token)).toEqual([false, true]);
    expect(await seen(clerk.token)).toEqual([false]);
  });

  it('keeps refused operations too', async () => {
    const { token } = await make.aMerchant();
    await save(token, 'nonsense');
    expect((await send(list, {}, token)).content.list).toMatchObject([
      { outcome: 'request.invalid', request_parameters: '{"emails":["n***"],"enabled":1}' },
    ]);
  });

  it('LOG-02 finds by operation, account and day, and pages without losing a line', async () => {
    const { token, email } = await make.aMerchant();
    for (let i = 0; i < 25; i++) await save(token, `n${i}@shop.test`);
    await send(warningEmailsCalls.changeStatus, { enabled: 0 }, token);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const count = async (filters: object) => (await send(list, filters, token)).content.count;
    expect(await count({})).toBe(26);
    expect(await count({ operation: 'warning-emails.change_status' })).toBe(1);
    expect(await count({ account: email.toUpperCase() })).toBe(26);
    expect(await count({ account: 'nobody@shop.test' })).toBe(0);
    expect(await count({ from: today, to: today })).toBe(26);
    expect(await count({ to: '2020-01-01' })).toBe(0);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await send(list, { page, limit: 10 }, token)).content.list.map((line) => line.log_id));
    expect(new Set(pages).size).toBe(26);
    expect(pages).toEqual([...pages].sort((a, b) => b - a));
  });
});

describe('operation-log.deskList', () => {
  it('shows staff the lines of any merchant', async () => {
    const merchant = await make.aMerchant();
    await save(merchant.token, 'x@shop.test');
    const staff = await make.aStaff('finance');
    const { content } = await send(operationLogDeskCalls.deskList, { customer_id: merchant.customer_id }, staff.token);
    expect(content.list).toMatchObject([{ customer_id: merchant.customer_id, outcome: 'done' }]);
  });

  it('finds the lines of one kind of actor: what staff did at the desk, say', async () => {
    const admin = await make.aStaff();
    await send(noticesDeskCalls.deskWithdraw, { press_id: 999_999, withdrawn: true }, admin.token);
    const kinds = async (actor_kind?: 'staff' | 'main') =>
      new Set((await send(operationLogDeskCalls.deskList, { actor_kind }, admin.token)).content.list.map((line) => line.actor_kind));
    expect(await kinds('staff')).toEqual(new Set(['staff']));
    expect(await kinds('main')).toEqual(new Set(['main']));
    const [line] = (await send(operationLogDeskCalls.deskList, { actor_kind: 'staff' }, admin.token)).content.list;
    expect(line).toMatchObject({ customer_id: null, account: admin.email, outcome: 'request.not_found', menu: 'Notices' });
  });
});

describe('operation-log.export', () => {
  it('writes the lines into a file that only who asked can fetch, and that runs nothing in a spreadsheet', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['operation-log.read', 'warning-emails.edit']);
    for (let i = 0; i < 12; i++) await save(main.token, `n${i}@shop.test`);
    await save(clerk.token, '=1+1@shop.test');
    work();
    const { content } = await send(operationLogCalls.export, { operation: 'warning-emails.save' }, main.token);
    await expect.poll(async () => (await send(jobsCalls.get, content, main.token)).content.state, { timeout: 10_000 }).toBe('done');
    expect((await send(jobsCalls.get, content, main.token)).content).toMatchObject({
      done: 13,
      total: 13,
      result: { file_name: expect.stringMatching(/^operation-log-.*\.xlsx$/) },
    });
    expect((await send(jobsCalls.mine, {}, main.token)).content.list).toHaveLength(1);

    const fetched = await app.inject({ url: `${jobsCalls.getFile.path}?job_id=${content.job_id}`, headers: { token: main.token } });
    expect(fetched.headers['content-disposition']).toContain('attachment');
    const [header = [], ...lines] = (await readXlsx(new Uint8Array(fetched.rawPayload))).sheets[0]?.rows ?? [];
    expect(lines).toHaveLength(13);
    expect(header.slice(0, 2)).toEqual(['No.', 'Time (Asia/Shanghai, UTC+8)']);
    expect(lines[0]?.[1]).toBeInstanceOf(Date);
    expect(lines.map((line) => line[8])).toContain('Done');
    // What looks like a formula is a text.
    expect(await hasFormulas(fetched.rawPayload)).toBe(false);
    expect(JSON.stringify(lines)).not.toContain('n1@shop.test');

    for (const stranger of [clerk.token, (await make.aMerchant()).token]) {
      expect((await send(jobsCalls.get, content, stranger)).error_code).toBe(1004);
      expect((await send(jobsCalls.getFile, content, stranger)).error_code).toBe(1004);
    }
  });
});
