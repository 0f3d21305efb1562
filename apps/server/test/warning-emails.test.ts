import { describe, expect, it } from 'vitest';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { warningEmailsDeskCalls } from '@quayside/contract/warning-emails/warning-emails.desk-calls';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { getSetting, saveSetting, changeStatus } = warningEmailsCalls;
const tenEmails = Array.from({ length: 10 }, (_, i) => `n${i}@shop.test`);
const mailsTo = (address: string) =>
  db.selectFrom('mails').select(['customer_id', 'template', 'state']).where('to_address', '=', address).execute();

describe('warning-emails.getSetting', () => {
  it('WARN-02 is off and empty before anybody has set it', async () => {
    const { token } = await make.aMerchant();
    expect(await send(getSetting, {}, token)).toMatchObject({ error_code: 0, content: { enabled: 0, emails: [], updated_at: null } });
  });

  it('needs its permission', async () => {
    const { customer_id } = await make.aMerchant();
    const without = await make.anAccount(customer_id, 'internal');
    const reader = await make.anAccount(customer_id, 'internal', ['warning-emails.read']);
    expect(await send(getSetting, {}, without.token)).toMatchObject({
      status: 403,
      error_code: 1003,
      msg: expect.stringContaining('Permission Denied'),
    });
    expect((await send(getSetting, {}, reader.token)).status).toBe(200);
    expect((await send(saveSetting, { emails: [], enabled: 0 }, reader.token)).status).toBe(403);
  });

  it('cannot be granted to a supplier, even when the row says so', async () => {
    const { customer_id } = await make.aMerchant();
    const supplier = await make.anAccount(customer_id, 'supplier', ['warning-emails.read']);
    expect((await send(getSetting, {}, supplier.token)).status).toBe(403);
  });
});

describe('warning-emails.saveSetting', () => {
  it('WARN-01 keeps up to ten addresses, trimmed and in lower case, in their order', async () => {
    const { token } = await make.aMerchant();
    const saved = await send(saveSetting, { emails: [' B@Shop.Test ', 'a@shop.test'], enabled: 1 }, token);
    expect(saved.content).toMatchObject({ enabled: 1, emails: ['b@shop.test', 'a@shop.test'] });
    expect((await send(getSetting, {}, token)).content).toEqual(saved.content);
    expect((await send(saveSetting, { emails: tenEmails, enabled: 1 }, token)).content.emails).toHaveLength(10);
  });

  it('WARN-04 refuses an eleventh address and keeps what was there', async () => {
    const { token } = await make.aMerchant();
    await send(saveSetting, { emails: tenEmails, enabled: 1 }, token);
    const answer = await send(saveSetting, { emails: [...tenEmails, 'n10@shop.test'], enabled: 1 }, token);
    expect(answer).toMatchObject({ status: 422, content: { fields: [{ path: 'emails', code: 'too_many', msg: 'At most 10 entries' }] } });
    expect((await send(getSetting, {}, token)).content.emails).toEqual(tenEmails);
  });

  it.each([
    ['nonsense', 'not-an-address'],
    ['an address without a domain', 'a@b'],
    ['nothing', ''],
    ['two addresses in one', 'a@b.co,c@d.co'],
    ['a line break that would forge a header', 'a@b.co\nbcc: thief@evil.test'],
    ['300 characters', `${'x'.repeat(300)}@b.co`],
  ])('WARN-03 says "Invalid email, please re-enter" to %s, in both languages', async (_what, email) => {
    const { token } = await make.aMerchant();
    const input = { emails: ['good@shop.test', email], enabled: 1 as const };
    expect((await send(saveSetting, input, token)).content).toMatchObject({
      fields: [{ path: 'emails.1', msg: 'Invalid email, please re-enter' }],
    });
    expect((await send(saveSetting, input, token, { lang: 'zh-cn' })).content).toMatchObject({
      fields: [{ path: 'emails.1', msg: '邮箱无效，请重新输入' }],
    });
    expect(await mailsTo('good@shop.test')).toEqual([]);
  });

  it('refuses the same address twice, however it is written', async () => {
    const { token } = await make.aMerchant();
    const answer = await send(saveSetting, { emails: ['a@shop.test', 'A@shop.test '], enabled: 1 }, token);
    expect(answer.content).toMatchObject({ fields: [{ path: 'emails.1', code: 'duplicate' }] });
  });

  it('WARN-02 cannot be switched on with an empty list', async () => {
    const { token } = await make.aMerchant();
    expect((await send(saveSetting, { emails: [], enabled: 1 }, token)).content).toMatchObject({
      fields: [{ path: 'enabled', code: 'warning-emails.empty_when_on' }],
    });
  });

  it('tells who is new on the list, in one mail each, through the queue', async () => {
    const { token, customer_id } = await make.aMerchant();
    await send(saveSetting, { emails: ['first@shop.test'], enabled: 1 }, token);
    await send(saveSetting, { emails: ['first@shop.test', 'second@shop.test'], enabled: 1 }, token);
    const expected = [{ customer_id, template: 'warning-emails.added', state: 'queued' }];
    expect(await mailsTo('first@shop.test')).toEqual(expected);
    expect(await mailsTo('second@shop.test')).toEqual(expected);
    const jobs = await db.selectFrom('jobs').select('name').where('customer_id', '=', customer_id).execute();
    expect(jobs).toEqual([{ name: 'mails.deliver' }, { name: 'mails.deliver' }]);
  });

  it('greets a new address once when eight people save it at the same moment', async () => {
    const { token } = await make.aMerchant();
    // The row exists and the pool is warm: all eight really race for the lock.
    await send(saveSetting, { emails: ['seed@shop.test'], enabled: 1 }, token);
    await Promise.all(Array.from({ length: 8 }, () => send(getSetting, {}, token)));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(saveSetting, { emails: ['race@shop.test'], enabled: 1 }, token)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await mailsTo('race@shop.test')).toHaveLength(1);
  });

  it('has its line in the operation log, with the addresses masked', async () => {
    const { token, customer_id, email } = await make.aMerchant();
    await send(saveSetting, { emails: ['hidden@shop.test'], enabled: 1 }, token);
    const line = await db.selectFrom('operation_log').selectAll().where('customer_id', '=', customer_id).executeTakeFirstOrThrow();
    expect(line).toMatchObject({ operation: 'warning-emails.save', account: email, actor_kind: 'main', outcome: 'done' });
    expect(line.request_parameters).toBe('{"emails":["h***"],"enabled":1}');
  });
});

describe('warning-emails.changeStatus', () => {
  it('WARN-02 switches on and off and leaves the list alone', async () => {
    const { token } = await make.aMerchant();
    await send(saveSetting, { emails: ['a@shop.test'], enabled: 0 }, token);
    expect((await send(changeStatus, { enabled: 1 }, token)).content).toMatchObject({ enabled: 1, emails: ['a@shop.test'] });
    expect((await send(changeStatus, { enabled: 0 }, token)).content).toMatchObject({ enabled: 0, emails: ['a@shop.test'] });
  });

  it('is refused with an empty list', async () => {
    const { token } = await make.aMerchant();
    expect((await send(changeStatus, { enabled: 1 }, token)).content).toMatchObject({ fields: [{ path: 'enabled' }] });
  });

  it('never overwrites a list that is saved at the same moment', async () => {
    const { token } = await make.aMerchant();
    await send(saveSetting, { emails: ['old@shop.test'], enabled: 1 }, token);
    for (let round = 0; round < 5; round++) {
      const emails = [`round${round}@shop.test`];
      const toggles = Array.from({ length: 7 }, (_, i) => send(changeStatus, { enabled: i % 2 === 0 ? 1 : 0 }, token));
      await Promise.all([...toggles, send(saveSetting, { emails, enabled: 1 }, token)]);
      expect((await send(getSetting, {}, token)).content.emails).toEqual(emails);
    }
  });
});

describe('warning-emails.deskList', () => {
  const { deskList } = warningEmailsDeskCalls;

  it('shows staff every merchant’s setting, filtered by switch, number and how the name begins', async () => {
    const staff = await make.aStaff('customer_service');
    const [oak, birch] = [await make.aMerchant({ name: 'Oak Lane 100%' }), await make.aMerchant({ name: 'Birch_Row' })];
    await send(saveSetting, { emails: ['oak@shop.test'], enabled: 1 }, oak.token);
    await send(saveSetting, { emails: ['birch@shop.test'], enabled: 0 }, birch.token);
    const list = async (filters: object) => (await send(deskList, filters, staff.token)).content.list.map((row) => row.customer_name);
    expect(await list({ customer: 'oak' })).toEqual(['Oak Lane 100%']);
    expect(await list({ customer: 'oak lane 100%' })).toEqual(['Oak Lane 100%']);
    expect(await list({ customer: 'oak%' })).toEqual([]);
    expect(await list({ customer: String(birch.customer_id) })).toEqual(['Birch_Row']);
    expect(await list({ customer: 'birch', enabled: 1 })).toEqual([]);
    expect((await list({ limit: 10 })).slice(0, 2)).toEqual(['Birch_Row', 'Oak Lane 100%']);
  });

  it('is open to the roles it names and to no other', async () => {
    expect((await send(deskList, {}, (await make.aStaff('finance')).token)).status).toBe(403);
    expect((await send(deskList, {}, (await make.aStaff('administrator')).token)).status).toBe(200);
  });

  it('LIMIT-01 takes the page sizes 10, 20, 30, 50, 100, 200 and no other', async () => {
    const { token } = await make.aStaff();
    for (const limit of [10, 20, 30, 50, 100, 200] as const) expect((await send(deskList, { limit }, token)).status).toBe(200);
    expect((await send(deskList, { limit: 25 } as never, token)).content).toMatchObject({
      fields: [{ path: 'limit', code: 'wrong_choice' }],
    });
  });
});
