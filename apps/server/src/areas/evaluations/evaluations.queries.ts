import { sql, type Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

const columns = ['e.evaluation_id', 'e.stars', 'e.text', 'e.created_by', 'e.created_at', 's.name as account_manager'] as const;

function ofCustomer(tx: Tx, customerId: number) {
  return tx
    .selectFrom('evaluations as e')
    .innerJoin('staff as s', 's.staff_id', 'e.staff_id')
    .select(columns)
    .where('e.customer_id', '=', customerId);
}

export function evaluationPage(tx: Tx, customerId: number, input: Page<'evaluation_id'>) {
  return pageQuery(tx, ofCustomer(tx, customerId), input, { evaluation_id: 'e.evaluation_id' });
}

export function evaluation(tx: Tx, customerId: number, evaluationId: number) {
  return ofCustomer(tx, customerId).where('e.evaluation_id', '=', evaluationId).executeTakeFirstOrThrow();
}

/** The customer's account manager, if it has one. */
export function managerOf(tx: Tx, customerId: number) {
  return tx
    .selectFrom('customers as c')
    .innerJoin('staff as s', 's.staff_id', 'c.account_manager_id')
    .select(['s.staff_id', 's.name'])
    .where('c.customer_id', '=', customerId)
    .executeTakeFirst();
}

export function insertEvaluation(tx: Tx, customer_id: number, row: Omit<Insertable<Tables['evaluations']>, 'customer_id'>) {
  return tx
    .insertInto('evaluations')
    .values({ customer_id, ...row })
    .returning('evaluation_id')
    .executeTakeFirstOrThrow();
}

type DeskFilters = {
  staff_id?: number | undefined;
  customer_id?: number | undefined;
  stars?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** `onlyOf`: only evaluations of this member of staff, whatever the filters say. */
export function evaluationsAcrossMerchants(tx: Tx, input: Page<'evaluation_id'> & DeskFilters, onlyOf: number | null) {
  let rows = tx
    .selectFrom('evaluations as e')
    .innerJoin('staff as s', 's.staff_id', 'e.staff_id')
    .innerJoin('customers as c', 'c.customer_id', 'e.customer_id')
    .select(columns)
    .select(['e.staff_id', 'e.customer_id', 'c.name as customer_name']);
  if (onlyOf !== null) rows = rows.where('e.staff_id', '=', onlyOf);
  if (input.staff_id !== undefined) rows = rows.where('e.staff_id', '=', input.staff_id);
  if (input.customer_id !== undefined) rows = rows.where('e.customer_id', '=', input.customer_id);
  if (input.stars !== undefined) rows = rows.where('e.stars', '=', input.stars);
  if (input.from) rows = rows.where('e.created_at', '>=', startOfDay(input.from));
  if (input.to) rows = rows.where('e.created_at', '<', startOfDay(input.to, 1));
  return pageQuery(tx, rows, input, { evaluation_id: 'e.evaluation_id' });
}

/** One row per member of staff with evaluations; `since` begins the recent ones. */
export function sumsAcrossMerchants(tx: Tx, since: Date) {
  return tx
    .selectFrom('evaluations as e')
    .innerJoin('staff as s', 's.staff_id', 'e.staff_id')
    .select(['e.staff_id', 's.name as account_manager'])
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`sum(e.stars)::int`.as('stars')])
    .select(sql<number>`(count(*) filter (where e.created_at >= ${since}))::int`.as('recent_count'))
    .select(sql<number>`coalesce(sum(e.stars) filter (where e.created_at >= ${since}), 0)::int`.as('recent_stars'))
    .select(sql<Date>`max(e.created_at)`.as('latest_at'))
    .groupBy(['e.staff_id', 's.name'])
    .orderBy('s.name')
    .orderBy('e.staff_id')
    .execute();
}
