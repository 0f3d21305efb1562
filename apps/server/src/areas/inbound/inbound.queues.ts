import { sql } from 'kysely';
import { deskInboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { Queue } from '#server/kernel/queues.ts';

export const inboundQueues: readonly Queue[] = [
  {
    name: 'inbound.to_audit',
    waiting: () => sql`
      select inbound_id as id, customer_id, submitted_at as since from inbounds where bill_status = 'submitted' and deleted_at is null`,
    cleared: ['inbound.confirm', 'inbound.reject', 'inbound.void'],
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('inbounds as i')
        .innerJoin('customers as c', 'c.customer_id', 'i.customer_id')
        .select(['i.inbound_id', 'i.customer_id', 'i.inbound_no', 'i.carrier', 'c.name'])
        .where('i.inbound_id', 'in', ids)
        .execute();
      return rows.map(({ inbound_id, customer_id, inbound_no, carrier, name }) => ({
        id: inbound_id,
        number: inbound_no,
        customer_name: name,
        amount: null,
        currency: null,
        note: carrier,
        path: deskInboundPaths.detail(customer_id, inbound_id),
      }));
    },
  },
];
