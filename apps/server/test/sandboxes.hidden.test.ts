import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { trackingCalls } from '@quayside/contract/tracking/tracking.calls';
import { realmOf } from '@quayside/contract/kernel/call';
import { allHandlers } from '#server/areas/all.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { asActor } from '#server/kernel/as-actor.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { sandboxKit } from './kit/sandbox.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp({ RATE_LIMIT_PER_MINUTE: '100000' });
const { app, deps, make, send } = kit;
const { db } = deps.database;
const { orderTo, inboundTo, anInbound, anOrder, stocked } = sandboxKit(kit);

const staff = await make.aStaff('administrator');
const tables = (
  await sql<{
    name: string;
  }>`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(db)
).rows.map(({ name }) => name);
/** The kernel works through these for everybody. */
const ofTheKernel = new Set(['jobs', 'operation_log', 'log_heads', 'idempotency_keys', 'files']);

/** Orders and appointments in every state that waits for somebody. */
async function fill(given?: Awaited<ReturnType<typeof stocked>>) {
  const tester = given ?? (await stocked());
  const { test, product } = tester;
  const orders = [];
  for (const to of [null, 'approved', 'packaged', 'shipped', 'alert', 'error', 'delivered'] as const) {
    const order = await anOrder(test, product.product_id);
    if (to !== null) await orderTo(test, order.order_id, to);
    orders.push(order);
  }
  for (const to of [null, 'confirmed', 'arrived'] as const) {
    const inbound_id = await anInbound(test, product.product_id);
    if (to !== null) await inboundTo(test, inbound_id, to);
  }
  await inboundTo(test, await anInbound(test, product.product_id), 'completed', { outcome: 'damaged', units: 5 });
  return { ...tester, orders };
}

const deskReads = allHandlers
  .map(({ call }) => call)
  .filter((call) => realmOf(call) === 'desk' && call.method === 'GET' && !call.answers && call.permission !== 'public')
  .filter((call) => call.input.safeParse({}).success);

async function readAll(): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const call of deskReads) {
    const { body } = await app.inject({ method: 'GET', url: call.path, headers: { token: staff.token } });
    // Moments differ between two readings.
    read.set(call.name, body.replaceAll(/"[^"]*\d\d:\d\d:\d\d[^"]*"/g, '"time"'));
  }
  return read;
}

describe('a sandbox', () => {
  it('changes no list, count, queue or statistic of the desk', async () => {
    const tester = await stocked();
    const before = await readAll();
    expect(before.size).toBeGreaterThan(40);
    await fill(tester);
    for (const [name, body] of await readAll()) expect(body, name).toBe(before.get(name));
  });

  it('has no row that staff or jobs see, in any table of merchants, and none that they can write', async () => {
    const { sandbox } = await fill();
    const filled: string[] = [];
    for (const table of tables) {
      const rows = sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where customer_id < 0`;
      if (((await rows.execute(db)).rows[0]?.count ?? 0) > 0) filled.push(table);
      const seen = await asActor(deps.database, 'read write', 'desk', hashToken(staff.token), ({ tx }) => countIn(tx, table));
      expect(seen, `staff see ${table}`).toBe(0);
      if (!ofTheKernel.has(table)) expect(await asSystem(deps.database, (tx) => countIn(tx, table)), `jobs see ${table}`).toBe(0);
    }
    expect(filled).toEqual(
      expect.arrayContaining([
        'orders',
        'inbounds',
        'wallets',
        'stock_levels',
        'products',
        'loss_orders',
        'order_exceptions',
        'customers',
        'files',
        'statistics_shipments',
      ]),
    );
    const write = asActor(deps.database, 'read write', 'desk', hashToken(staff.token), ({ tx }) =>
      sql`insert into customer_price_groups (customer_id, price_group) values (${sandbox}, 'VIP')`.execute(tx),
    );
    await expect(write).rejects.toThrow('row-level security');
  });

  it('staff of the sandbox see that sandbox, no merchant and no other sandbox', async () => {
    await stocked();
    const { sandbox } = await stocked();
    await stocked();
    await make.aProduct((await make.aMerchant()).customer_id);
    const seal = await deps.database.sealer();
    const seen = await asSystem(deps.database, async (tx) => {
      await sql`select act_as('quayside_desk', ${sandbox}, ${seal('quayside_desk', sandbox)})`.execute(tx);
      return (await sql<{ customer_id: number }>`select distinct customer_id from products`.execute(tx)).rows;
    });
    expect(seen).toEqual([{ customer_id: sandbox }]);
  });

  it('its parcels are not on the public page, and every table of merchants hides sandboxes', async () => {
    const { orders } = await fill();
    const shipped = await db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orders[6]?.order_id ?? 0)
      .executeTakeFirstOrThrow();
    const found = await send(trackingCalls.find, { number: shipped.tracking_no, postcode: shipped.postal_code, platform_type: 1 });
    expect(found).toMatchObject({ status: 404 });
    const { rows } = await sql<{
      tablename: string;
    }>`select tablename from pg_policies where policyname = 'sandboxes' and permissive = 'RESTRICTIVE'`.execute(db);
    const hiding = new Set(rows.map(({ tablename }) => tablename));
    expect(tables.filter((table) => !hiding.has(table))).toEqual([]);
  });

  it('staff still repeat a call by its key: their own rows are kept under customer 0', async () => {
    const write = asActor(deps.database, 'read write', 'desk', hashToken(staff.token), ({ tx }) =>
      sql`insert into idempotency_keys (customer_id, actor, key, call, body_hash) values (0, 'staff:1', 'x', 'x', '')`.execute(tx),
    );
    await expect(write).resolves.toBeTruthy();
  });

  it('its merchant does not see it in the portal either', async () => {
    const { token } = await fill();
    expect((await send(ordersCalls.list, {}, token)).content.count).toBe(0);
  });
});

async function countIn(tx: Parameters<Parameters<typeof asSystem>[1]>[0], table: string): Promise<number> {
  const granted = await sql<{ may: boolean }>`select has_table_privilege(current_setting('role'), ${table}, 'select') as may`.execute(tx);
  if (granted.rows[0]?.may !== true) return 0;
  return (
    (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where customer_id < 0`.execute(tx)).rows[0]?.count ?? 0
  );
}
