import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inboundDeskCalls } from '@quayside/contract/inbound/inbound.desk-calls';
import { lossOrdersDeskCalls } from '@quayside/contract/loss-orders/loss-orders.desk-calls';
import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { inboundPageAcrossMerchants } from '#server/areas/inbound/desk-inbound.queries.ts';
import { lossOrdersAcrossMerchants } from '#server/areas/loss-orders/desk-loss-orders.queries.ts';
import { findAcrossMerchants, receivingPageAcrossMerchants } from '#server/areas/receiving/receiving.queries.ts';
import type { Tx } from '#server/kernel/database.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { asActor } from '#server/kernel/as-actor.ts';
import { becomeDesk, becomeMerchant } from '#server/kernel/transaction.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const clerk = await make.aStaff('warehouse_clerk');
const { customer_id } = await make.aMerchant();

/** Twenty thousand appointments, each with a tracking number and a loss order. */
await sql`
  insert into inbounds (customer_id, code, inbound_no, original_no, warehouse_id, bill_status, audit_status, stage, tracking_numbers,
                        created_by, created_at, updated_at)
  select ${customer_id}, code, 'ASN-310305-' || code, code, 1, 'confirmed', 'passed', 'future_receipt', array['TN' || n], 'Mei', now(), now()
    from generate_series(1, 20000) n, translate(lpad(n::text, 5, '0'), '01', 'XY') code`.execute(db);
await sql`
  insert into loss_orders (customer_id, loss_order_no, type, source_id, source_no, warehouse_id, inspection, waits_for, difference, creator,
                           deadline, created_at, updated_at)
  select customer_id, 'LO-310305-' || code, 'normal', inbound_id, inbound_no, 1, 'full', 'merchant', 1, 'Wei', current_date, now(), now()
    from inbounds`.execute(db);
await sql`analyze inbounds, loss_orders`.execute(db);

describe('searching among the appointments of all merchants', () => {
  /** How often staff's query reads a whole table. */
  const tableScans = (search: (tx: Tx) => Promise<unknown>) =>
    asActor(deps.database, 'read only', 'desk', hashToken(clerk.token), async ({ tx }) => {
      await search(tx);
      const { rows } = await sql<{ scans: number }>`
        select sum(seq_scan)::int as scans from pg_stat_xact_user_tables where relname in ('inbounds', 'loss_orders')`.execute(tx);
      return rows[0]?.scans;
    });
  const page = { page: 1, limit: 20, order: 'desc' } as const;

  it('uses an index for a tracking number, at the receiving desk and in the list', async () => {
    expect(await tableScans((tx) => findAcrossMerchants(tx, { tracking: 'TN77' }))).toBe(0);
    expect(await tableScans((tx) => inboundPageAcrossMerchants(tx, { ...page, sort: 'inbound_id', number: 'TN77' }))).toBe(0);
    expect((await send(receivingDeskCalls.deskFind, { code: 'TN77' }, clerk.token)).content.found).toMatchObject([
      { inbound_no: 'ASN-310305-XXX77' },
    ]);
    expect((await send(inboundDeskCalls.deskList, { number: 'TN77' }, clerk.token)).content.list).toHaveLength(1);
  });

  it('uses an index for the beginning of a number, of appointments and of loss orders', async () => {
    const number = 'asn-310305-xxx7';
    expect(await tableScans((tx) => inboundPageAcrossMerchants(tx, { ...page, sort: 'inbound_id', number }))).toBe(0);
    expect(await tableScans((tx) => receivingPageAcrossMerchants(tx, { ...page, sort: 'inbound_id', number }))).toBe(0);
    for (const beginning of [number, 'lo-310305-xxx7'])
      expect(await tableScans((tx) => lossOrdersAcrossMerchants(tx, { ...page, sort: 'loss_order_id', number: beginning }))).toBe(0);
    const found = async (beginning: string) => (await send(lossOrdersDeskCalls.deskList, { number: beginning }, clerk.token)).content.count;
    expect([await found(number), await found('lo-310305-xxx7'), await found('lo-310305-xxx77'), await found('LO-9')]).toEqual([
      10, 10, 1, 0,
    ]);
  });

  it('finds by a tracking number only for staff', async () => {
    const seal = await deps.database.sealer();
    const found = (enter: (tx: Tx) => Promise<void>) =>
      db.transaction().execute(async (tx) => {
        await enter(tx);
        return (await sql`select inbounds_with_tracking_across_merchants('TN77')`.execute(tx)).rows.length;
      });
    expect(await found((tx) => becomeDesk(tx, seal))).toBe(1);
    await expect(found((tx) => becomeMerchant(tx, seal, customer_id))).rejects.toThrow(/permission denied/);
    expect(await found(async (tx) => void (await sql`set local role quayside_desk`.execute(tx)))).toBe(0);
  });
});
