import { sql, type ExpressionBuilder } from 'kysely';
import type { Currency } from '@quayside/domain/kernel/money';
import type { PaymentMethod } from '@quayside/domain/kernel/payment-methods';
import { topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageCounting, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { shown, submitted, type Status, type Submitted } from './top-ups.queries.ts';

/** For staff: with customer, reviewer, the rate of the payment day, and the matching bank line. */
function shownToStaff(rows: Submitted) {
  return shown(rows)
    .innerJoin('customers as c', 'c.customer_id', 't.customer_id')
    .leftJoin('staff as s', 's.staff_id', 't.reviewed_by')
    .leftJoin('approvals as w', (on) =>
      on.onRef('w.subject', '=', 't.reference').on('w.kind', '=', 'top_up').on('w.state', '=', 'proposed'),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('exchange_rates as x')
          .select(['x.rate', 'x.source'])
          .whereRef('x.currency', '=', 't.currency')
          .whereRef('x.valid_from', '<=', 't.paid_on')
          .orderBy('x.valid_from', 'desc')
          .limit(1)
          .as('r'),
      (on) => on.onTrue(),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('bank_statement_lines as l')
          .select([
            'l.line_id',
            'l.booked_on',
            'l.amount',
            'l.currency',
            'l.words',
            'l.state',
            'l.by_hand',
            'l.reason',
            'l.named_top_up_id',
          ])
          .whereRef('l.customer_id', '=', 't.customer_id')
          .whereRef('l.top_up_id', '=', 't.top_up_id')
          .where('l.state', '<>', 'ignored')
          .orderBy(sql`l.state = 'open'`)
          .orderBy('l.line_id')
          .limit(1)
          .as('b'),
      (on) => on.onTrue(),
    )
    .select([
      'c.name as customer_name',
      's.name as reviewed_by',
      'w.approval_id as waiting_approval_id',
      'r.rate as proposed_rate',
      'r.source as proposed_source',
    ])
    .select(['b.booked_on', 'b.amount as line_amount', 'b.currency as line_currency', 'b.words', 'b.state as line_state'])
    .select(['b.line_id', 'b.by_hand', 'b.reason as line_reason', 'b.named_top_up_id']);
}

type DeskFilters = {
  status?: Status | undefined;
  customer_id?: number | undefined;
  reference?: string | undefined;
  search?: string | undefined;
  method?: PaymentMethod | undefined;
  currency?: Currency | undefined;
  from?: string | undefined;
  to?: string | undefined;
  min_amount?: string | undefined;
  max_amount?: string | undefined;
};

function filtered(tx: Tx, input: DeskFilters): Submitted {
  let rows = submitted(tx);
  if (input.status) rows = rows.where('t.status', '=', input.status);
  if (input.customer_id !== undefined) rows = rows.where('t.customer_id', '=', input.customer_id);
  if (input.reference) rows = rows.where((is) => startsWithCapitals(is, 't.reference', input.reference ?? ''));
  if (input.method) rows = rows.where('t.method', '=', input.method);
  if (input.currency) rows = rows.where('t.currency', '=', input.currency);
  if (input.from) rows = rows.where('t.paid_on', '>=', input.from);
  if (input.to) rows = rows.where('t.paid_on', '<=', input.to);
  if (input.min_amount) rows = rows.where('t.amount', '>=', input.min_amount);
  if (input.max_amount) rows = rows.where('t.amount', '<=', input.max_amount);
  return input.search
    ? rows.where((is) => is.or([startsWithCapitals(is, 't.reference', input.search ?? ''), ofNamed(is, input.search ?? '')]))
    : rows;
}

/** Customers are few beside their payments: their names are read, the payments found by index. */
function ofNamed(is: ExpressionBuilder<Tables & { t: Tables['top_ups'] }, 't'>, part: string) {
  const named = is
    .selectFrom('customers as n')
    .select('n.customer_id')
    .where(sql<boolean>`position(lower(${part}) in lower(n.name)) > 0`);
  return is('t.customer_id', 'in', named);
}

/** Newest first; those waiting for review oldest first. */
export function topUpsAcrossMerchants(tx: Tx, input: Page<'top_up_id'> & DeskFilters) {
  const rows = filtered(tx, input);
  const list = shownToStaff(rows);
  if (input.status !== 'submitted') return pageCounting(tx, list, rows, input, { top_up_id: 't.top_up_id' }, 't.top_up_id');
  const queue = { ...input, sort: 'submitted_at', order: 'asc' } as const;
  return pageCounting(tx, list, rows, queue, { submitted_at: 't.submitted_at' }, 't.top_up_id');
}

export function topUpForStaff(tx: Tx, customerId: number, topUpId: number) {
  return shownToStaff(submitted(tx).where('t.customer_id', '=', customerId).where('t.top_up_id', '=', topUpId)).executeTakeFirst();
}

export function topUpCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, topUpStatuses, (status) => submitted(tx).where('t.status', '=', status));
}

/** The customer's newest others. */
export function lastTopUps(tx: Tx, customerId: number, exceptId: number, limit: number) {
  return shown(submitted(tx).where('t.customer_id', '=', customerId).where('t.top_up_id', '<>', exceptId))
    .orderBy('t.submitted_at', 'desc')
    .orderBy('t.top_up_id', 'desc')
    .limit(limit)
    .execute();
}

export async function staffNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('staff').select(['staff_id', 'name']).where('staff_id', 'in', ids).execute();
  return new Map(rows.map(({ staff_id, name }) => [staff_id, name]));
}
