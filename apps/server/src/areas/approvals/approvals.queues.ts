import { sql } from 'kysely';
import { deskApprovalPaths } from '@quayside/contract/approvals/approvals.paths';
import type { Queue } from '#server/kernel/queues.ts';
import { kindsFor } from './approvals.service.ts';

export const approvalsQueues: readonly Queue[] = [
  {
    name: 'approvals.to_decide',
    // One's own proposals wait for somebody else.
    waiting: (ctx) => {
      const kinds = kindsFor(ctx);
      if (kinds.length === 0) return null;
      return sql`select approval_id as id, customer_id, proposed_at as since from approvals
                  where state = 'proposed' and proposed_by <> ${ctx.actor.staffId} and kind in (${sql.join(kinds)})`;
    },
    cleared: (since) => sql`select decided_by as staff_id from approvals where decided_at >= ${since} and decided_by <> proposed_by`,
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('approvals as a')
        .leftJoin('customers as c', 'c.customer_id', 'a.customer_id')
        .select(['a.approval_id', 'a.kind', 'a.amount_usd', 'c.name'])
        .where('a.approval_id', 'in', ids)
        .execute();
      return rows.map(({ approval_id, kind, amount_usd, name }) => ({
        id: approval_id,
        number: `#${approval_id}`,
        customer_name: name,
        amount: amount_usd,
        currency: amount_usd === null ? null : 'USD',
        note: kind,
        path: deskApprovalPaths.one(approval_id),
      }));
    },
  },
];
