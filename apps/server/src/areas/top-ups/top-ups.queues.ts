import { sql } from 'kysely';
import { deskTopUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import type { Queue } from '#server/kernel/queues.ts';

export const topUpsQueues: readonly Queue[] = [
  {
    name: 'top-ups.to_review',
    waiting: () => sql`select top_up_id as id, customer_id, submitted_at as since from top_ups where status = 'submitted'`,
    cleared: (since) => sql`select reviewed_by as staff_id from top_ups where reviewed_at >= ${since}`,
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('top_ups as t')
        .innerJoin('customers as c', 'c.customer_id', 't.customer_id')
        .select(['t.top_up_id', 't.reference', 't.amount', 't.currency', 'c.name'])
        .where('t.top_up_id', 'in', ids)
        .where('t.status', '<>', sql.lit('draft'))
        .execute();
      return rows.map(({ top_up_id, reference, name, ...paid }) => ({
        id: top_up_id,
        number: reference,
        customer_name: name,
        ...paid,
        note: '',
        path: deskTopUpPaths.toReview(top_up_id),
      }));
    },
  },
  {
    name: 'top-ups.open_lines',
    waiting: () => sql`select line_id as id, customer_id, created_at as since from bank_statement_lines where state = 'open'`,
    cleared: ['top-ups.ignore_line', 'top-ups.match_line'],
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('bank_statement_lines as l')
        .leftJoin('customers as c', 'c.customer_id', 'l.customer_id')
        .select(['l.line_id', 'l.booked_on', 'l.amount', 'l.currency', 'l.words', 'c.name'])
        .where('l.line_id', 'in', ids)
        .execute();
      return rows.map(({ line_id, booked_on, amount, currency, words, name }) => ({
        id: line_id,
        number: booked_on,
        customer_name: name,
        amount,
        currency,
        note: words,
        path: deskTopUpPaths.openLine(line_id),
      }));
    },
  },
];
