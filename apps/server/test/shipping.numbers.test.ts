import { shippingDeskCalls as calls } from '@quayside/contract/shipping/shipping.desk-calls';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { takeNumber } from '#server/areas/shipping/carrier-numbers.queries.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';

const kit = await testApp();
const { send, deps } = kit;
const { database } = deps;
const { packed, shipped, ship, packer, newNumber } = await shippingKit(kit);
const ownersOf = (tracking_no: string) =>
  database.db.selectFrom('carrier_numbers').select(['kind', 'customer_id', 'order_id']).where('tracking_no', '=', tracking_no).execute();

describe("a carrier's number, which cannot hold its merchant", () => {
  it.each(['order', 'label'] as const)('is taken once by two merchants at the same moment (%s)', async (kind) => {
    const [first, second] = [await packed(), await packed()];
    expect(first.one.customer_id).not.toBe(second.one.customer_id);
    const number = newNumber();
    let commit = () => {};
    const held = new Promise<void>((resolve) => (commit = resolve));
    let took = () => {};
    const taken = new Promise<void>((resolve) => (took = resolve));
    const earlier = asSystem(database, async (tx) => {
      const isOurs = await takeNumber(tx, kind, number, first.one);
      took();
      await held;
      return isOurs;
    });
    await taken;
    const later = asSystem(database, (tx) => takeNumber(tx, kind, number, second.one));
    await waitsForLock(database.db);
    commit();
    expect(await Promise.all([earlier, later])).toEqual([true, false]);
    expect(await ownersOf(number)).toEqual([{ kind, ...first.one }]);
  });

  it('stays with its order when it is taken again, and is free for another merchant when it was wrong', async () => {
    const [order, other] = [await shipped(), await packed()];
    expect(await ownersOf(order.tracking_no)).toEqual([{ kind: 'order', ...order.one }]);
    const change = (tracking_no: string) => send(calls.deskChange, { ...order.one, tracking_no }, packer.token);
    expect((await change(order.tracking_no)).status).toBe(200);
    expect(await ownersOf(order.tracking_no)).toHaveLength(1);
    const right = newNumber();
    expect((await change(right)).status).toBe(200);
    expect(await ownersOf(right)).toEqual([{ kind: 'order', ...order.one }]);
    expect((await ship(other.order_no, order.tracking_no)).status).toBe(200);
    expect(await ownersOf(order.tracking_no)).toEqual([{ kind: 'order', ...other.one }]);
  });

  it('is refused by the table alone when the orders do not show it', async () => {
    const [order, other] = [await packed(), await packed()];
    const number = newNumber();
    await asSystem(database, (tx) => takeNumber(tx, 'order', number, other.one));
    expect(await ship(order.order_no, number)).toMatchObject({ status: 422, content: { fields: [{ code: 'shipping.number_taken' }] } });
    const late = await shipped();
    const change = await send(calls.deskChange, { ...late.one, tracking_no: number }, packer.token);
    expect(change).toMatchObject({ status: 422, content: { fields: [{ path: 'tracking_no', code: 'shipping.number_taken' }] } });
    expect(await ownersOf(late.tracking_no)).toHaveLength(1);
  });

  it('of a sandbox, which staff cannot see, is refused like any other that is taken', async () => {
    const { one, order_no } = await packed();
    const number = newNumber();
    const sandbox = { customer_id: -one.customer_id, order_id: one.order_id };
    await sql`insert into customers (customer_id, name, platform_type) overriding system value values (${sandbox.customer_id}, 'Test', 1)`.execute(
      database.db,
    );
    await database.db
      .insertInto('carrier_numbers')
      .values({ ...sandbox, kind: 'order', tracking_no: number })
      .execute();
    expect(await ship(order_no, number)).toMatchObject({ status: 422, content: { fields: [{ code: 'shipping.number_taken' }] } });
  });
});
