import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { personName } from '@quayside/domain/kernel/person-name';
import { orderKit } from './kit/orders.ts';
import { testApp } from './kit/test-app.ts';

const testing = await testApp();
const { deps, make, send } = testing;
const { aShop, anOrder } = orderKit(testing);
const { db } = deps.database;

describe('the name of a person', () => {
  it('is the same in a session as everywhere else, in the order of its script', async () => {
    const { token, account_id } = await make.aMerchant();
    const shown = async (firstname: string, lastname: string) => {
      await db.updateTable('accounts').set({ firstname, lastname }).where('account_id', '=', account_id).execute();
      const [english, chinese] = [
        await send(sessionsCalls.currentUser, {}, token),
        await send(sessionsCalls.currentUser, {}, token, { lang: 'zh-cn' }),
      ];
      expect(chinese.content.name).toBe(english.content.name);
      return english.content.name;
    };
    expect(await shown('小明', '王')).toBe('王小明');
    expect(await shown('Anna', 'Berg')).toBe('Anna Berg');
  });

  it('is made by the database as by the rule', async () => {
    const people = [
      ['小明', '王'],
      ['Mei', 'Lin'],
      ['민준', '김'],
      ['さくら', '田中'],
      ['Amy', '王'],
      ['买买提·', '艾合麦提'],
      ['Anna', ''],
      ['Łukasz', 'Żak'],
    ] as const;
    for (const [first, last] of people) {
      const { rows } = await sql<{ name: string }>`select person_name(${first}, ${last}) as name`.execute(db);
      expect(rows[0]?.name).toBe(personName(first, last));
    }
  });

  it('of a recipient follows the same rule in the list and on the page of an order', async () => {
    const { token, product } = await aShop();
    const { order_id } = await anOrder(token, product.product_id, { first_name: '小明', last_name: '欧阳' });
    expect((await send(ordersCalls.list, {}, token)).content.list[0]?.recipient_name).toBe('欧阳小明');
    expect((await send(ordersCalls.get, { order_id }, token)).content.recipient_name).toBe('欧阳小明');
  });
});
