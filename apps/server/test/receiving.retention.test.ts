import { expect, it } from 'vitest';
import { receivingKit, stationKit } from './kit/receiving.ts';
import { cleanUpNow } from './kit/clean-up.ts';
import { testApp } from './kit/test-app.ts';

const test = await testApp();
const { deps, make } = test;
const { db } = deps.database;
const { anInbound } = receivingKit(test);
const { scan } = stationKit(test, await make.aStaff('warehouse_clerk'));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('scans are deleted 90 days after the appointment was closed; those of an open one stay', async () => {
  const scanned = async (completedDaysAgo: number | null, change: { bill_status?: 'voided'; stage?: null } = {}) => {
    const inbound = await anInbound();
    await scan(inbound, inbound.mark(1));
    await db
      .updateTable('receiving_scans')
      .set({ created_at: daysAgo(completedDaysAgo ?? 400) })
      .where('inbound_id', '=', inbound.inbound_id)
      .execute();
    await db
      .updateTable('inbounds')
      .set({ completed_at: completedDaysAgo === null ? null : daysAgo(completedDaysAgo), ...change })
      .where('inbound_id', '=', inbound.inbound_id)
      .execute();
    return inbound.inbound_id;
  };
  const gone = [await scanned(91), await scanned(null, { bill_status: 'voided', stage: null })];
  const kept = [await scanned(89), await scanned(null)];
  await cleanUpNow(deps);
  const left = await db.selectFrom('receiving_scans').select('inbound_id').distinct().orderBy('inbound_id').execute();
  expect(left.map(({ inbound_id }) => inbound_id)).toEqual(kept);
  expect(gone).toHaveLength(2);
});
