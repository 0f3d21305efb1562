import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import type { StaffRole } from '@quayside/contract/kernel/permissions';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { operationLogDeskCalls } from '@quayside/contract/operation-log/operation-log.desk-calls';
import { ordersDeskCalls } from '@quayside/contract/orders/orders.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { transactionsDeskCalls } from '@quayside/contract/transactions/transactions.desk-calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { expireSessions } from '#server/kernel/session-life.ts';
import { dayOf } from '#server/kernel/days.ts';
import { becomeDesk, becomeMerchant } from '#server/kernel/transaction.ts';
import { approvalKit } from './kit/approvals.ts';
import { PASSWORD } from './kit/factories.ts';
import { orderKit } from './kit/orders.ts';
import { testApp } from './kit/test-app.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { aShop, anOrder } = orderKit(t);
const { aBill } = approvalKit(t);
const { deskList, deskGet, changeStatus, deskNotes, addNote, pinNote, deleteNote } = customersDeskCalls;
const manager = await make.aStaff('account_manager');

describe('the search of customers', () => {
  const ids = async (search: string) => (await send(deskList, { search }, manager.token)).content.list.map((row) => row.customer_id);

  it('finds any part of name, number, phone, and of the accounts’ names, mails and phones, also of sub-accounts', async () => {
    const shop = await make.aMerchant({ name: 'Nordlicht Handels GmbH' });
    const clerk = await make.anAccount(shop.customer_id, 'internal');
    await db.updateTable('customers').set({ phone: '+49 (40) 7312-55' }).where('customer_id', '=', shop.customer_id).execute();
    await db
      .updateTable('accounts')
      .set({ email: 'versand@lager-nord.test', firstname: 'Jörg', lastname: 'Übel', phone: '+49 171 998877' })
      .where('account_id', '=', clerk.account_id)
      .execute();
    const parts = [
      'licht handels',
      'GMBH',
      '40 7312',
      '+4940 7312',
      'lager-nord',
      'VERSAND@',
      'jörg ü',
      '998877',
      String(shop.customer_id),
    ];
    for (const part of parts) expect([part, await ids(part)]).toEqual([part, [shop.customer_id]]);
    expect(await ids('li')).toContain(shop.customer_id);
    for (const none of ['nordl%', 'nordlicht_handels', 'nichts davon']) expect([none, await ids(none)]).toEqual([none, []]);
  });

  it('uses the indexes also under row-level security, and finds a word that thousands share in the order of the list', async () => {
    await sql`with c as (insert into customers (name) select 'Firm ' || i from generate_series(1, 5000) i returning customer_id)
      insert into accounts (customer_id, account_type, email, password_hash, firstname, lastname)
      select customer_id, 'main', 'firm' || customer_id || '@many.test', '', '', '' from c`.execute(db);
    await sql`analyze customers, accounts`.execute(db);
    const [, first] = [await ids('irm 4999'), await ids('many.test')];
    expect(await ids('irm 4999')).toHaveLength(1);
    expect(first).toEqual([...first].sort((a, b) => b - a));
    expect(first).toHaveLength(20);
    const plan = await sql<{ 'QUERY PLAN': string }>`explain select customer_id from customers
      where customer_search_text(customer_id, name, phone) like '%irm 4999%'
      union select customer_id from accounts where account_search_text(email, firstname, lastname, phone) like '%irm 4999%'`.execute(db);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('customers_search');
    expect(text).toContain('accounts_search');
  });

  it('answers nobody but staff', async () => {
    const shop = await make.aMerchant({ name: 'Hidden Harbour' });
    const seal = await deps.database.sealer();
    const found = (enter: (tx: Parameters<typeof becomeDesk>[0]) => Promise<void>) =>
      db.transaction().execute(async (tx) => {
        await enter(tx);
        return (await sql`select matching_customers('hidden harb', 10)`.execute(tx)).rows.length;
      });
    expect(await found((tx) => becomeDesk(tx, seal))).toBe(1);
    await expect(found((tx) => becomeMerchant(tx, seal, shop.customer_id))).rejects.toThrow(/permission denied/);
    const unsealed = found(async (tx) => void (await sql`set local role quayside_desk`.execute(tx)));
    expect(await unsealed).toBe(0);
  });
});

describe('pausing a customer', () => {
  const pause = (customer_id: number, reason: string) => send(changeStatus, { customer_id, status: 'paused', reason }, manager.token);

  it('STAFF-01 needs a reason, which the desk shows with who and when until it is resumed', async () => {
    const { customer_id } = await make.aMerchant();
    expect((await pause(customer_id, '  ')).content).toMatchObject({ fields: [{ path: 'reason', code: 'customers.reason_needed' }] });
    expect((await send(deskGet, { customer_id }, manager.token)).content).toMatchObject({ status: 'active', pause: null });
    const { content } = await pause(customer_id, 'Invoices of August unpaid');
    expect(content.pause).toMatchObject({ reason: 'Invoices of August unpaid', paused_by: expect.stringMatching(/^Staff/) });
    await pause(customer_id, 'another reason');
    expect((await send(deskGet, { customer_id }, manager.token)).content.pause?.reason).toBe('Invoices of August unpaid');
    const resumed = await send(changeStatus, { customer_id, status: 'active' }, manager.token);
    expect(resumed.content).toMatchObject({ status: 'active', pause: null });
    const kept = await db.selectFrom('customer_pauses').selectAll().where('customer_id', '=', customer_id).execute();
    expect(kept).toMatchObject([{ reason: 'Invoices of August unpaid', resumed_by: manager.staff_id }]);
  });

  it('LOG-01 is in the desk’s log with the reason, and nothing of it in the merchant’s own', async () => {
    const shop = await make.aMerchant();
    const { customer_id } = shop;
    await pause(customer_id, 'Suspected fraud');
    const { list } = (await send(operationLogDeskCalls.deskList, { customer_id }, manager.token)).content;
    expect(list[0]?.changes).toContainEqual({ field: 'pause_reason', before: null, after: 'Suspected fraud' });
    await send(changeStatus, { customer_id, status: 'active' }, manager.token);
    const token = await make.aSession({ customer_id, account_id: shop.account_id });
    expect(JSON.stringify((await send(operationLogCalls.list, {}, token)).content)).not.toContain('fraud');
  });

  it('tells the merchant at sign-in and in open pages whom to contact, in both languages, without the reason', async () => {
    const shop = await make.aMerchant({ platform_type: 3 });
    await pause(shop.customer_id, 'Suspected fraud');
    const open = await send(sessionsCalls.currentUser, {}, shop.token);
    expect(open).toMatchObject({ status: 401, error_code: 1017, msg: 'Your account is paused. Contact Northlane.' });
    const signIn = { email: shop.email, password: PASSWORD };
    const again = await send(sessionsCalls.login, signIn);
    expect(again).toMatchObject({ status: 403, error_code: 2003, msg: 'Your account is paused. Contact Northlane.' });
    const zh = await t.app.inject({ method: 'POST', url: sessionsCalls.login.path, headers: { lang: 'zh_CN' }, payload: signIn });
    expect(zh.json()).toMatchObject({ msg: '账户已暂停使用，请联系 Northlane。' });
    expect(JSON.stringify([open, again, zh.json()])).not.toContain('fraud');
    expect((await send(sessionsCalls.login, { ...signIn, password: 'wrong' })).error_code).toBe(2001);
  });

  it('ends a session for good, also one that a call of the same moment would extend', async () => {
    const shop = await make.aMerchant();
    const mine = db.updateTable('sessions').where('customer_id', '=', shop.customer_id);
    await mine.set({ last_seen_at: new Date(Date.now() - 3_600_000) }).execute();
    await db.transaction().execute(async (tx) => {
      await expireSessions(tx, shop.customer_id, new Date());
      // Not committed yet: the call is served, and its extension waits for our row lock.
      expect((await send(sessionsCalls.currentUser, {}, shop.token)).status).toBe(200);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await send(sessionsCalls.currentUser, {}, shop.token)).status).toBe(401);
  });

  it('is not readable for a merchant’s role', async () => {
    const { customer_id } = await make.aMerchant();
    const seal = await deps.database.sealer();
    for (const table of ['customer_pauses', 'customer_notes', 'credit_limit_changes']) {
      const read = db.transaction().execute(async (tx) => {
        await becomeMerchant(tx, seal, customer_id);
        await sql`select * from ${sql.table(table)}`.execute(tx);
      });
      await expect(read).rejects.toThrow(/permission denied/);
    }
  });
});

describe('notes about a customer', () => {
  it('have author and time, pinned ones first, and are removed by their author only', async () => {
    const { customer_id } = await make.aMerchant();
    const other = await make.aStaff('finance');
    const add = async (body: string, token = manager.token) => (await send(addNote, { customer_id, body }, token)).content;
    const first = await add('  Always double wrap  ');
    const second = await add('Wants a higher limit', other.token);
    await send(pinNote, { customer_id, note_id: first.note_id, is_pinned: true }, other.token);
    const { content } = await send(deskNotes, { customer_id }, manager.token);
    expect(content).toMatchObject({
      count: 2,
      list: [
        { body: 'Always double wrap', is_pinned: true, is_mine: true, author: expect.stringMatching(/^Staff/) },
        { body: 'Wants a higher limit', is_pinned: false, is_mine: false },
      ],
    });
    const remove = (note_id: number) => send(deleteNote, { customer_id, note_id }, manager.token);
    expect(await remove(second.note_id)).toMatchObject({ status: 403, content: { code: 'customers.note_of_other' } });
    expect((await remove(first.note_id)).status).toBe(200);
    expect((await remove(first.note_id)).status).toBe(404);
    expect((await send(deskNotes, { customer_id }, manager.token)).content.count).toBe(1);
  });

  it('cannot be rewritten, even by the role of staff, and belong to one customer', async () => {
    const [a, b] = [await make.aMerchant(), await make.aMerchant()];
    const { note_id } = (await send(addNote, { customer_id: a.customer_id, body: 'Fragile' }, manager.token)).content;
    const seal = await deps.database.sealer();
    const rewrite = db.transaction().execute(async (tx) => {
      await becomeDesk(tx, seal);
      await sql`update customer_notes set body = 'x' where note_id = ${note_id}`.execute(tx);
    });
    await expect(rewrite).rejects.toThrow(/permission denied/);
    expect((await send(pinNote, { customer_id: b.customer_id, note_id, is_pinned: true }, manager.token)).status).toBe(404);
    expect((await send(deleteNote, { customer_id: b.customer_id, note_id }, manager.token)).status).toBe(404);
    for (const body of ['', ' ', 'x'.repeat(2001)])
      expect((await send(addNote, { customer_id: a.customer_id, body }, manager.token)).status).toBe(422);
    expect((await send(addNote, { customer_id: 999_999, body: 'x' }, manager.token)).status).toBe(404);
  });

  it('LOG-01 are in the log without their text', async () => {
    const { customer_id } = await make.aMerchant();
    await send(addNote, { customer_id, body: 'Owner is getting divorced' }, manager.token);
    const { list } = (await send(operationLogDeskCalls.deskList, { customer_id }, manager.token)).content;
    expect(list[0]).toMatchObject({ operation_function_en: 'Add a note about a customer', customer_id });
    expect(JSON.stringify(list)).not.toContain('divorced');
  });
});

describe('the tabs of a customer', () => {
  it('STAFF-01 are refused by the server for roles without the permission', async () => {
    const { customer_id } = await make.aMerchant();
    const calls = {
      money: walletsDeskCalls.deskGet,
      ledger: transactionsDeskCalls.deskList,
      months: transactionsDeskCalls.deskMonths,
      holds: walletsDeskCalls.deskHolds,
      limits: walletsDeskCalls.deskLimitChanges,
      orders: ordersDeskCalls.deskList,
      chart: ordersDeskCalls.deskSummary,
      stock: inventoryDeskCalls.deskList,
      top_ups: topUpsDeskCalls.deskList,
      bills: storageFeesDeskCalls.deskSummary,
      log: operationLogDeskCalls.deskList,
      notes: deskNotes,
    };
    const refusedFor = async (role: StaffRole) => {
      const { token } = await make.aStaff(role);
      const answers = await Promise.all(
        Object.entries(calls).map(async ([tab, call]) => [tab, (await send(call, { customer_id }, token)).status]),
      );
      expect(answers.every(([, status]) => status === 200 || status === 403)).toBe(true);
      return answers.filter(([, status]) => status === 403).map(([tab]) => tab);
    };
    expect(await refusedFor('account_manager')).toEqual([]);
    expect(await refusedFor('finance')).toEqual([]);
    const money = ['money', 'ledger', 'months', 'holds', 'limits'];
    expect(await refusedFor('warehouse_clerk')).toEqual([...money, 'top_ups', 'bills', 'log', 'notes']);
    expect(await refusedFor('customer_service')).toEqual(money);
  });

  it('show only this customer’s orders, counted by day and month', async () => {
    const [shop, other] = [await aShop(), await aShop()];
    const placed = [await anOrder(shop.token, shop.product.product_id), await anOrder(shop.token, shop.product.product_id)];
    await anOrder(other.token, other.product.product_id);
    const { customer_id } = shop;
    const old = new Date(Date.now() - 40 * 86_400_000);
    await db
      .updateTable('orders')
      .set({ created_at: old })
      .where('order_id', '=', placed[0]?.order_id ?? 0)
      .execute();
    const { list } = (await send(ordersDeskCalls.deskList, { customer_id }, manager.token)).content;
    expect(list.map(({ order_no }) => order_no)).toEqual([placed[1]?.order_no, placed[0]?.order_no]);
    const summary = (await send(ordersDeskCalls.deskSummary, { customer_id }, manager.token)).content;
    expect(summary.this_month).toBe(1);
    expect(summary.days).toHaveLength(30);
    expect(summary.days.at(-1)).toEqual({ day: dayOf(new Date()), count: 1 });
    expect(summary.days.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
    const counts = (await send(ordersDeskCalls.deskCounts, { customer_id }, manager.token)).content.list;
    expect(counts).toContainEqual({ status: 'approving', count: 2 });
  });

  it('add up what is unsettled, with the oldest day', async () => {
    const { customer_id } = await make.aMerchant();
    const none = (await send(storageFeesDeskCalls.deskSummary, { customer_id }, manager.token)).content;
    expect(none).toEqual({ bills: 0, unsettled: '0.00', oldest_day: null });
    await aBill(customer_id, '10.50');
    await aBill(customer_id, '4.25');
    const { content } = await send(storageFeesDeskCalls.deskSummary, { customer_id }, manager.token);
    expect(content).toMatchObject({ bills: 2, unsettled: '14.75', oldest_day: expect.stringMatching(/^2025-01-/) });
  });
});
