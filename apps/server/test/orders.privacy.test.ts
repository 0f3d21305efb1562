import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { clearOldRecipients, clearRecipientsBefore } from '#server/areas/orders/clear-recipients.ts';
import type { Enqueue } from '#server/kernel/enqueue.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { packingKit } from './kit/packing.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, deps } = kit;
const { db } = deps.database;
const { packed, aSeller, detail } = await packingKit(kit);
const clear = (ids: number[], token: string) => send(ordersCalls.clearRecipient, { ids }, token);

type Order = Awaited<ReturnType<typeof packed>>;
/** Handed to the carrier at a moment. */
async function shipped(order: Order, at = new Date()): Promise<void> {
  const change = { status: 'shipped' as const, shipped_at: at, tracking_no: `YT${order.order_id}` };
  await db.updateTable('orders').set(change).where('order_id', '=', order.order_id).execute();
}
const rowOf = (order_id: number) => db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
const monthsAgo = (months: number) => {
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() - months);
  return at;
};

describe('the recipient of an order', () => {
  it('PRIV-01 is cleared everywhere in the order by the merchant; cost and country stay', async () => {
    const order = await packed();
    await shipped(order);
    expect((await clear([order.order_id], order.shop.token)).content).toEqual({ done: 1, refused: [] });
    const row = await rowOf(order.order_id);
    const left = Object.entries(row).filter(
      ([, value]) => typeof value === 'string' && /Ana|Núñez|Main St|90012|213|Acme|X123/i.test(value),
    );
    expect(left).toEqual([]);
    const quotes = await db.selectFrom('order_quotes').select(['input', 'kind']).where('order_id', '=', order.order_id).execute();
    expect(quotes.map(({ kind }) => kind).toSorted()).toContain('actual');
    expect(JSON.stringify(quotes)).not.toContain('90012');
    const after = await detail(order.shop, order.order_id);
    expect(after).toMatchObject({ country: 'US', recipient_name: '', city: '', remark: '' });
    expect(after.recipient_cleared_at).not.toBeNull();
    expect(after.costs?.lines.length).toBeGreaterThan(0);
    expect(after.events.at(-1)).toMatchObject({ kind: 'recipient_cleared', actor_kind: 'main' });
    const list = (await send(ordersCalls.list, {}, order.shop.token)).content.list;
    expect(list).toMatchObject([{ recipient_name: '', recipient_cleared_at: after.recipient_cleared_at }]);
  });

  it('PRIV-01 stays while the address is needed, each order decided by itself; a second time changes nothing', async () => {
    const order = await packed();
    expect((await clear([order.order_id], order.shop.token)).content).toEqual({
      done: 0,
      refused: [{ order_id: order.order_id, order_no: order.order_no, code: 'orders.not_clearable' }],
    });
    expect((await rowOf(order.order_id)).first_name).toMatch(/^Ana/);
    await shipped(order);
    await clear([order.order_id], order.shop.token);
    const first = (await rowOf(order.order_id)).recipient_cleared_at;
    await clear([order.order_id], order.shop.token);
    expect((await rowOf(order.order_id)).recipient_cleared_at).toEqual(first);
    const { events } = await detail(order.shop, order.order_id);
    expect(events.filter(({ kind }) => kind === 'recipient_cleared')).toHaveLength(1);
  });

  it('of another merchant is not found', async () => {
    const order = await packed();
    await shipped(order);
    const other = await aSeller();
    expect((await clear([order.order_id], other.token)).status).toBe(404);
    expect((await rowOf(order.order_id)).first_name).toMatch(/^Ana/);
  });
});

describe('the nightly run', () => {
  it('PRIV-02 clears in batches every order shipped more than six months ago, and no other; a stopped run goes on', async () => {
    const old = [await packed(), await packed(), await packed(), await packed(), await packed()];
    for (const order of old) await shipped(order, monthsAgo(7));
    const young = await packed();
    await shipped(young, monthsAgo(5));
    const until = clearRecipientsBefore(new Date());
    const started: number[] = [];
    const enqueue: Enqueue = (_job, payload) => Promise.resolve(started.push((payload as { batch: number }).batch));
    const batch = (at: number) =>
      asSystem(deps.database, (tx) => clearOldRecipients({ ...systemCtx(deps, tx), enqueue }, { until, batch: at }, 2));
    // The first run stops after one batch; another night takes the rest.
    expect(await batch(1)).toBe(2);
    const sizes = [await batch(1), await batch(2), await batch(3)];
    expect(sizes).toEqual([2, 1, 0]);
    expect(started).toEqual([2, 2]);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from orders where shipped_at < ${until}
         and (first_name || last_name || phone || email || address1 || city || postal_code <> '' or recipient_cleared_at is null)`.execute(
      db,
    );
    expect(rows).toEqual([{ count: 0 }]);
    expect((await rowOf(young.order_id)).first_name).toMatch(/^Ana/);
    const { events } = await detail(old[0]?.shop ?? young.shop, old[0]?.order_id ?? 0);
    expect(events.at(-1)).toMatchObject({ kind: 'recipient_cleared', actor_kind: 'system' });
  });

  it('PRIV-02 counts six months by the calendar', () => {
    expect(clearRecipientsBefore(new Date('2026-11-16T03:20:00Z')).toISOString()).toBe('2026-05-16T03:20:00.000Z');
  });

  it('an export of orders leaves a line in the operation log', async () => {
    const order = await packed();
    await send(ordersCalls.export, { ids: [order.order_id] }, order.shop.token);
    const lines = await db.selectFrom('operation_log').selectAll().where('customer_id', '=', order.shop.customer_id).execute();
    expect(lines.some((line) => JSON.stringify(line).includes('orders.export'))).toBe(true);
  });
});
