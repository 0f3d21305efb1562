import { sql } from 'kysely';
import { receivingPaths } from '@quayside/contract/receiving/receiving.paths';
import type { Queue } from '#server/kernel/queues.ts';

/** Goods that are here: boxes to count, to shelve, or the appointment to close. */
export const receivingQueues: readonly Queue[] = [
  {
    name: 'receiving.arrived',
    waiting: () => sql`
      select inbound_id as id, customer_id, arrived_at as since from inbounds
       where stage in ('pending_quality_control', 'shelved') and deleted_at is null`,
    cleared: ['receiving.close'],
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('inbounds as i')
        .innerJoin('customers as c', 'c.customer_id', 'i.customer_id')
        .select(['i.inbound_id', 'i.customer_id', 'i.inbound_no', 'i.box_quantity', 'c.name'])
        .where('i.inbound_id', 'in', ids)
        .execute();
      return rows.map(({ inbound_id, customer_id, inbound_no, box_quantity, name }) => ({
        id: inbound_id,
        number: inbound_no,
        customer_name: name,
        amount: null,
        currency: null,
        note: `${box_quantity} ctn`,
        path: receivingPaths.station(customer_id, inbound_id),
      }));
    },
  },
];
