import { describe, expect, it } from 'vitest';
import { evaluationsCalls } from '@quayside/contract/evaluations/evaluations.calls';
import { evaluationsDeskCalls } from '@quayside/contract/evaluations/evaluations.desk-calls';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { list, manager, add } = evaluationsCalls;
const { deskList, deskAverages } = evaluationsDeskCalls;

async function managed(by?: { staff_id: number }) {
  const merchant = await make.aMerchant();
  const staff = by ?? (await make.aStaff('account_manager'));
  await assign(merchant.customer_id, staff.staff_id);
  return merchant;
}
const assign = (customer_id: number, account_manager_id: number) =>
  db.updateTable('customers').set({ account_manager_id }).where('customer_id', '=', customer_id).execute();

describe('evaluating', () => {
  it('EVAL-01 stores stars, text and date, as often as one likes, newest first', async () => {
    const { token } = await managed();
    await send(add, { stars: 2, text: '  Slow answers  ' }, token);
    const { content } = await send(add, { stars: 5 }, token);
    expect(content).toMatchObject({ stars: 5, text: '', created_at: expect.stringMatching(/^\d{4}-/) });
    const read = (await send(list, {}, token)).content;
    expect(read.count).toBe(2);
    expect(read.list.map(({ stars, text }) => ({ stars, text }))).toEqual([
      { stars: 5, text: '' },
      { stars: 2, text: 'Slow answers' },
    ]);
  });

  it('EVAL-01 needs one to five whole stars and at most 500 characters; both errors come at once', async () => {
    const { token } = await managed();
    for (const stars of [0, 6, 2.5]) expect((await send(add, { stars, text: 'x' }, token)).error_code).toBe(1001);
    const { content } = await send(add, { stars: 9, text: 'x'.repeat(501) }, token);
    expect(content).toMatchObject({ fields: [{ path: 'stars' }, { path: 'text', code: 'over_500' }] });
    expect((await send(add, { stars: 1, text: '好'.repeat(500) }, token)).error_code).toBe(0);
  });

  it('EVAL-02 is about the account manager of that moment: a later manager does not inherit it', async () => {
    const [first, second] = [await make.aStaff('account_manager'), await make.aStaff('account_manager')];
    const { customer_id, token } = await managed(first);
    await send(add, { stars: 1 }, token);
    await assign(customer_id, second.staff_id);
    await send(add, { stars: 4 }, token);
    const of = async (token_: string) =>
      (await send(deskList, {}, token_)).content.list.map(({ stars, staff_id }) => ({ stars, staff_id }));
    expect(await of(first.token)).toEqual([{ stars: 1, staff_id: first.staff_id }]);
    expect(await of(second.token)).toEqual([{ stars: 4, staff_id: second.staff_id }]);
    const names = (await send(list, {}, token)).content.list.map(({ account_manager }) => account_manager);
    expect(new Set(names).size).toBe(2);
    expect((await send(manager, {}, token)).content.account_manager).toBe(names[0]);
  });

  it('EVAL-02 is refused without an account manager', async () => {
    const { token } = await make.aMerchant();
    expect((await send(manager, {}, token)).content).toEqual({ account_manager: null });
    expect(await send(add, { stars: 5 }, token)).toMatchObject({ status: 409, error_code: 4501 });
  });

  it('needs the permission, is nobody else’s, and cannot be done by staff acting for the customer', async () => {
    const { customer_id, token, account_id } = await managed();
    const reader = await make.anAccount(customer_id, 'internal', ['evaluations.read']);
    await send(add, { stars: 3 }, token);
    expect((await send(list, {}, reader.token)).content.count).toBe(1);
    expect((await send(add, { stars: 3 }, reader.token)).error_code).toBe(1003);
    expect((await send(list, {}, (await managed()).token)).content.count).toBe(0);
    const { staff_id } = await make.aStaff('account_manager');
    const acting = await make.aSession({ customer_id, account_id, acting_staff_id: staff_id });
    expect((await send(add, { stars: 5 }, acting)).error_code).not.toBe(0);
    expect((await send(list, {}, token)).content.count).toBe(1);
  });
});

describe('at the desk', () => {
  it('EVAL-02 an account manager sees only their own, also when asking for another’s; a sales manager sees all and filters', async () => {
    const [mine, other] = [await make.aStaff('account_manager'), await make.aStaff('account_manager')];
    const sales = await make.aStaff('sales_manager');
    await send(add, { stars: 5 }, (await managed(mine)).token);
    await send(add, { stars: 2 }, (await managed(other)).token);
    const ids = async (token: string, filters: object) =>
      (await send(deskList, filters, token)).content.list.map(({ staff_id }) => staff_id);
    expect(await ids(mine.token, {})).toEqual([mine.staff_id]);
    expect(await ids(mine.token, { staff_id: other.staff_id })).toEqual([]);
    expect(await ids(sales.token, {})).toEqual(expect.arrayContaining([mine.staff_id, other.staff_id]));
    expect(await ids(sales.token, { staff_id: other.staff_id, stars: 2 })).toEqual([other.staff_id]);
    expect(await ids(sales.token, { staff_id: other.staff_id, stars: 3 })).toEqual([]);
  });

  it('managers see the average of each account manager, of all time and of 90 days; account managers do not', async () => {
    const who = await make.aStaff('account_manager');
    const { customer_id, token } = await managed(who);
    for (const stars of [5, 5, 4]) await send(add, { stars }, token);
    const old = { staff_id: who.staff_id, stars: 1, text: '', created_by: 'x', created_at: new Date(Date.now() - 91 * 86_400_000) };
    await db
      .insertInto('evaluations')
      .values({ customer_id, ...old })
      .execute();
    const { content } = await send(deskAverages, {}, (await make.aStaff('sales_manager')).token);
    expect(content.list.find(({ staff_id }) => staff_id === who.staff_id)).toMatchObject({
      count: 4,
      average: '3.75',
      recent_count: 3,
      recent_average: '4.67',
    });
    expect((await send(deskAverages, {}, who.token)).error_code).toBe(1003);
    expect((await send(deskList, {}, (await make.aStaff('order_clerk')).token)).error_code).toBe(1003);
  });
});
