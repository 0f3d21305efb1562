import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import { queueNames } from '@quayside/contract/kernel/queues';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { workingMinutesBefore } from '@quayside/domain/my-work/working-time';
import { creditMoney, holdMoney } from '#server/areas/wallets/wallets.public.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { cents, order, paid, topUp, walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { aTopUp } = topUpKit(t);
const { inTransaction } = walletKit(deps);
const { counts, items, queues, progress, open } = myWorkDeskCalls;
// The setup's own customers have no manager and would wait too.
const [admin, finance, manager] = [await make.aStaff(), await make.aStaff('finance'), await make.aStaff('account_manager')];
const aManaged = async (staff_id = manager.staff_id) => {
  const person = await make.aMerchant();
  await db.updateTable('customers').set({ account_manager_id: staff_id }).where('customer_id', '=', person.customer_id).execute();
  return person;
};
/** Minutes of working time ago; a second more, because the call has its own clock. */
const ago = (minutes: number) => new Date(workingMinutesBefore(Date.now(), minutes) - 1000);
const submittedAgo = async (minutes: number, person = aManaged()) => {
  const made = await aTopUp(await person);
  await db
    .updateTable('top_ups')
    .set({ submitted_at: ago(minutes) })
    .where('top_up_id', '=', made.top_up_id)
    .execute();
  return made;
};
const clear = () =>
  sql`truncate top_ups, bank_statement_lines, approvals, jobs, work_claims cascade; update customers set account_manager_id = ${sql.lit(manager.staff_id)}`.execute(
    db,
  );
const queue = async (name: (typeof queueNames)[number], token = admin.token, mine: 0 | 1 = 0) => {
  const counted = (await send(queues, { mine }, token)).content.list.find((one) => one.queue === name);
  const done = (await send(progress, {}, token)).content.list.find((one) => one.queue === name);
  return counted && { ...done, ...counted };
};
const aLine = (given: { created_at?: Date; state?: 'open' | 'ignored' } = {}) =>
  db
    .insertInto('bank_statement_lines')
    .values({
      statement: 's.csv',
      row_no: 1,
      booked_on: '2026-11-15',
      currency: 'USD',
      amount: '10.00',
      words: 'Lamp Ltd',
      line_key: crypto.randomUUID(),
      ...given,
    })
    .execute();
const aDeadJob = (ended_at = new Date()) =>
  db
    .insertInto('jobs')
    .values({ name: 'mails.deliver', payload: '{}', max_attempts: 3, state: 'dead', ended_at, error: 'No such host' })
    .returning('job_id')
    .executeTakeFirstOrThrow();

describe('STAFF-01: the queues of a role', () => {
  it('are those whose permission the role has, grouped and in order', async () => {
    const namesFor = async (token: string) => (await send(queues, {}, token)).content.list.map((one) => one.queue);
    expect(await namesFor(admin.token)).toEqual([
      'top-ups.to_review',
      'top-ups.open_lines',
      'approvals.to_decide',
      'wallets.low_balance',
      'verification.to_verify',
      'packing.to_pack',
      'shipping.label_failed',
      'shipping.to_ship',
      'exceptions.to_resolve',
      'interceptions.to_decide',
      'inbound.to_audit',
      'receiving.arrived',
      'loss-orders.disputed',
      'work-orders.submitted',
      'sourcing.to_answer',
      'jobs.failed',
      'customers.without_manager',
    ]);
    expect(await namesFor(finance.token)).toEqual([
      'top-ups.to_review',
      'top-ups.open_lines',
      'approvals.to_decide',
      'wallets.low_balance',
      'loss-orders.disputed',
    ]);
    expect(await namesFor(manager.token)).toEqual([
      'wallets.low_balance',
      'exceptions.to_resolve',
      'loss-orders.disputed',
      'sourcing.to_answer',
      'customers.without_manager',
    ]);
    expect(await namesFor((await make.aStaff('warehouse_clerk')).token)).toEqual([
      'packing.to_pack',
      'shipping.label_failed',
      'shipping.to_ship',
      'interceptions.to_decide',
      'inbound.to_audit',
      'receiving.arrived',
      'work-orders.submitted',
    ]);
    expect(await namesFor((await make.aStaff('order_clerk')).token)).toContain('verification.to_verify');
    const forMenu = (await send(counts, {}, manager.token)).content.list.map((one) => one.queue);
    expect(forMenu).toEqual([
      'wallets.low_balance',
      'exceptions.to_resolve',
      'loss-orders.disputed',
      'sourcing.to_answer',
      'customers.without_manager',
    ]);
  });

  it('every declared queue has its rows: none is missing and none is there twice', async () => {
    const { list } = (await send(counts, {}, admin.token)).content;
    expect(list.map((one) => one.queue)).toEqual(queueNames);
  });
});

describe('STAFF-02: what waits in a queue', () => {
  it('top-ups: counts late, due within the hour and in time by working time, and falls with a review', async () => {
    await clear();
    const late = await submittedAgo(300);
    await submittedAgo(200);
    await submittedAgo(10);
    expect(await queue('top-ups.to_review')).toMatchObject({
      waiting: 3,
      late: 1,
      due: 1,
      oldest_minutes: 300,
      target_minutes: 240,
      path: '/top-ups?status=submitted',
      cleared: 0,
      cleared_by_me: 0,
    });
    const menu = (await send(counts, {}, finance.token)).content.list[0];
    expect(menu).toEqual({ queue: 'top-ups.to_review', path: '/top-ups', count: 3, late: 1 });
    const review = { customer_id: late.customer_id, top_up_id: late.top_up_id, decision: 'reject', remark: 'No payment' } as const;
    expect((await send(topUpsDeskCalls.deskReview, review, finance.token)).status).toBe(200);
    expect(await queue('top-ups.to_review')).toMatchObject({ waiting: 2, late: 0, cleared: 1, cleared_by_me: 0 });
    expect(await queue('top-ups.to_review', finance.token)).toMatchObject({ cleared: 1, cleared_by_me: 1 });
  });

  it('approvals: not the own proposals, and only kinds the person may decide about', async () => {
    await clear();
    const { customer_id } = await aManaged();
    const proposed = await send(
      walletsDeskCalls.deskAdjust,
      { customer_id, amount: '900.00', direction: 'credit', reason: 'goodwill' },
      finance.token,
    );
    const { approval_id } = proposed.content;
    expect(approval_id).not.toBeNull();
    expect(await queue('approvals.to_decide', finance.token)).toMatchObject({ waiting: 0 });
    expect(await queue('approvals.to_decide')).toMatchObject({ waiting: 1 });
    const item = (await send(items, {}, admin.token)).content.list[0];
    expect(item).toMatchObject({ number: `#${approval_id}`, amount: '900.00', currency: 'USD', note: 'adjustment' });
    await send(approvalsDeskCalls.deskDecide, { approval_id: approval_id ?? 0, agree: false, remark: 'no' }, admin.token);
    expect(await queue('approvals.to_decide')).toMatchObject({ waiting: 0, cleared: 1, cleared_by_me: 1 });
  });

  it('bank lines: open ones; setting one aside counts as cleared', async () => {
    await clear();
    await aLine({ state: 'ignored' });
    await aLine({ created_at: ago(2000) });
    expect(await queue('top-ups.open_lines')).toMatchObject({ waiting: 1, late: 1, cleared: 0 });
    const { line_id } = await db.selectFrom('bank_statement_lines').select('line_id').where('state', '=', 'open').executeTakeFirstOrThrow();
    await send(topUpsDeskCalls.deskIgnoreLine, { line_id, reason: 'Interest' }, finance.token);
    expect(await queue('top-ups.open_lines', finance.token)).toMatchObject({ waiting: 0, cleared: 1, cleared_by_me: 1 });
  });

  it('failed jobs: dead ones, oldest first; discarding clears one', async () => {
    await clear();
    const { job_id } = await aDeadJob(ago(40));
    expect(await queue('jobs.failed')).toMatchObject({ waiting: 1, late: 1, due: 0, oldest_minutes: 40, target_minutes: 15, cleared: 0 });
    expect((await send(items, {}, admin.token)).content.list).toMatchObject([
      { queue: 'jobs.failed', number: `mails.deliver ${job_id}`, note: 'No such host', path: `/jobs?state=dead&open=${job_id}` },
    ]);
    const newer = await aDeadJob(ago(5));
    const list = (await send(jobsDeskCalls.deskList, { state: 'dead' }, admin.token)).content.list;
    expect(list.map((one) => one.job_id)).toEqual([job_id, newer.job_id]);
    await db.deleteFrom('jobs').where('job_id', '=', newer.job_id).execute();
    await send(jobsDeskCalls.discard, { job_id }, admin.token);
    expect(await queue('jobs.failed')).toMatchObject({ waiting: 0, oldest_minutes: null, cleared: 1, cleared_by_me: 1 });
  });

  it('customers without an account manager: active ones, and the list opens on them, oldest first', async () => {
    await clear();
    const [first, second, paused] = [await make.aMerchant(), await make.aMerchant(), await make.aMerchant()];
    await db
      .updateTable('customers')
      .set({ created_at: ago(600) })
      .where('customer_id', '=', first.customer_id)
      .execute();
    await db.updateTable('customers').set({ status: 'paused' }).where('customer_id', '=', paused.customer_id).execute();
    expect(await queue('customers.without_manager', manager.token)).toMatchObject({ waiting: 2, path: '/customer-list?unmanaged=1' });
    const list = (await send(customersDeskCalls.deskList, { unmanaged: 1 }, manager.token)).content.list;
    expect(list.map((one) => one.customer_id)).toEqual([first.customer_id, second.customer_id]);
    const given = { customer_id: first.customer_id, account_manager_id: manager.staff_id };
    await send(customersDeskCalls.setAccountManager, given, manager.token);
    expect(await queue('customers.without_manager', manager.token)).toMatchObject({ waiting: 1, cleared: 1, cleared_by_me: 1 });
  });

  it('low balance: what is held is not covered by the own money, since the moment that began', async () => {
    await clear();
    const { customer_id } = await aManaged();
    await inTransaction((ctx) => creditMoney(ctx, customer_id, topUp('T-1'), [paid(5000)]));
    await db.updateTable('wallets').set({ credit_limit: '100.00' }).where('customer_id', '=', customer_id).execute();
    await inTransaction((ctx) => holdMoney(ctx, customer_id, order('O-1'), cents(5000)));
    expect(await queue('wallets.low_balance')).toMatchObject({ waiting: 0 });
    await inTransaction((ctx) => holdMoney(ctx, customer_id, order('O-2'), cents(1000)));
    expect(await queue('wallets.low_balance')).toMatchObject({ waiting: 1, cleared: null });
    expect((await send(items, {}, admin.token)).content.list).toMatchObject([
      { amount: '-10.00', path: `/wallets?customer_id=${customer_id}` },
    ]);
    const began = (await db.selectFrom('wallets').select('low_since').where('customer_id', '=', customer_id).executeTakeFirstOrThrow())
      .low_since;
    await inTransaction((ctx) => holdMoney(ctx, customer_id, order('O-3'), cents(500)));
    const after = await db.selectFrom('wallets').select('low_since').where('customer_id', '=', customer_id).executeTakeFirstOrThrow();
    expect(after.low_since).toEqual(began);
    const list = (await send(walletsDeskCalls.deskList, { low: 1 }, finance.token)).content.list;
    expect(list.map((one) => one.customer_id)).toEqual([customer_id]);
    await inTransaction((ctx) => creditMoney(ctx, customer_id, topUp('T-2'), [paid(5000)]));
    expect(await queue('wallets.low_balance')).toMatchObject({ waiting: 0 });
  });

  it('assigned to me: only customers this person manages', async () => {
    await clear();
    await submittedAgo(10);
    await submittedAgo(20, aManaged(finance.staff_id));
    await aLine();
    expect(await queue('top-ups.to_review', finance.token)).toMatchObject({ waiting: 2 });
    expect(await queue('top-ups.to_review', finance.token, 1)).toMatchObject({ waiting: 1 });
    expect(await queue('top-ups.open_lines', finance.token, 1)).toMatchObject({ waiting: 0 });
    expect((await send(items, { mine: 1 }, finance.token)).content.list).toMatchObject([{ minutes: 20 }]);
  });

  it('names who has one of its items open', async () => {
    await clear();
    const { top_up_id } = await submittedAgo(10);
    expect(await queue('top-ups.to_review')).toMatchObject({ workers: [] });
    await send(open, { queue: 'top-ups.to_review', record_id: top_up_id }, finance.token);
    const { name } = await db.selectFrom('staff').select('name').where('staff_id', '=', finance.staff_id).executeTakeFirstOrThrow();
    expect(await queue('top-ups.to_review')).toMatchObject({ workers: [name] });
    await sql`update work_claims set opened_at = opened_at - interval '61 s', seen_at = seen_at - interval '61 s'`.execute(db);
    expect(await queue('top-ups.to_review')).toMatchObject({ workers: [] });
  });

  it('is counted to a thousand', async () => {
    await clear();
    await sql`insert into jobs (name, payload, max_attempts, state, ended_at) select 'mails.deliver', '{}', 3, 'dead', now() from generate_series(1, 1200)`.execute(
      db,
    );
    expect(await queue('jobs.failed')).toMatchObject({ waiting: 1000 });
    await clear();
  });
});

describe('STAFF-02: most overdue first', () => {
  it('goes by time past target and not by age, across queues, page by page', async () => {
    await clear();
    await aDeadJob(ago(75));
    const { reference } = await submittedAgo(290);
    await aLine({ created_at: ago(900) });
    await submittedAgo(100);
    const list = async (page: number, limit: number) => (await send(items, { page, limit }, admin.token)).content;
    const all = await list(1, 50);
    expect(all.has_more).toBe(false);
    expect(all.list.map(({ queue: of, minutes, target_minutes }) => [of, minutes - target_minutes])).toEqual([
      ['jobs.failed', 60],
      ['top-ups.to_review', 50],
      ['top-ups.to_review', -140],
      ['top-ups.open_lines', -180],
    ]);
    expect(all.list[1]).toMatchObject({ number: reference, amount: '100.00', currency: 'USD' });
    const [first, second, third] = [await list(1, 2), await list(2, 2), await list(3, 2)];
    expect([first.has_more, second.has_more, third.has_more]).toEqual([true, false, false]);
    expect([...first.list, ...second.list, ...third.list]).toEqual(all.list);
  });
});
