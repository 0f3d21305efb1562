import type { SelectQueryBuilder } from 'kysely';
import type { ActorKind } from '@quayside/domain/kernel/actor';
import { startOfDay } from '#server/kernel/days.ts';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export type LogFilters = {
  operation?: string | undefined;
  account?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  outcome?: 'done' | 'refused' | 'failed' | undefined;
};
/** A sub-account sees only its own lines (D-74): its id, or null for all lines of the merchant. */
export type LogScope = { customerId: number; onlyAccountId: number | null };

type Rows<Row> = SelectQueryBuilder<Tables, 'operation_log', Row>;

function filtered<Row>(rows: Rows<Row>, filters: LogFilters): Rows<Row> {
  let some = rows;
  if (filters.operation) some = some.where('operation', '=', filters.operation);
  if (filters.account) some = some.where('account', '=', filters.account);
  if (filters.from) some = some.where('operation_time', '>=', startOfDay(filters.from));
  if (filters.to) some = some.where('operation_time', '<', startOfDay(filters.to, 1));
  // `server.…` are faults of ours; every other code is a refusal.
  if (filters.outcome === 'done') some = some.where('outcome', '=', 'done');
  if (filters.outcome === 'refused') some = some.where('outcome', '<>', 'done').where('outcome', 'not like', 'server.%');
  if (filters.outcome === 'failed') some = some.where('outcome', '<>', 'done').where('outcome', 'like', 'server.%');
  return some;
}

function scoped(tx: Tx, scope: LogScope) {
  const rows = tx.selectFrom('operation_log').selectAll().where('customer_id', '=', scope.customerId);
  return scope.onlyAccountId === null ? rows : rows.where('account_id', '=', scope.onlyAccountId);
}

export function logPage(tx: Tx, scope: LogScope, input: Page<'log_id'> & LogFilters) {
  return pageQuery(tx, filtered(scoped(tx, scope), input), input, { log_id: 'log_id' }, 'log_id');
}

type DeskFilters = Page<'log_id'> &
  LogFilters & { customer_id?: number | undefined; actor_kind?: ActorKind | undefined; staff?: string | undefined };

/** The lines of all merchants and staff. The filter "staff" includes lines written while acting for a merchant. */
export function logPageAcrossMerchants(tx: Tx, input: DeskFilters) {
  let rows = tx.selectFrom('operation_log').selectAll();
  if (input.customer_id !== undefined) rows = rows.where('customer_id', '=', input.customer_id);
  if (input.actor_kind) rows = rows.where('actor_kind', '=', input.actor_kind);
  if (input.staff) {
    const part = `%${input.staff.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    const members = tx
      .selectFrom('staff')
      .select('staff_id')
      .where((of) => of.or([of(of.fn('lower', ['name']), 'like', part), of('email', 'like', part)]));
    rows = rows.where('staff_id', 'in', members);
  }
  return pageQuery(tx, filtered(rows, input), input, { log_id: 'log_id' }, 'log_id');
}

/** The next batch after `before`, newest first: an export reads the log in batches to limit memory. */
export function logBatch(tx: Tx, scope: LogScope, filters: LogFilters, before: number | null, size: number) {
  const rows = filtered(scoped(tx, scope), filters).orderBy('log_id', 'desc').limit(size);
  return (before === null ? rows : rows.where('log_id', '<', before)).execute();
}

export async function logCount(tx: Tx, scope: LogScope, filters: LogFilters): Promise<number> {
  const rows = filtered(scoped(tx, scope), filters).clearSelect();
  const { count } = await rows.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
