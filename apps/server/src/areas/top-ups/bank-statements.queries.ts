import { sql, type Insertable } from 'kysely';
import type { Currency } from '@quayside/domain/kernel/money';
import { statementLineStates } from '@quayside/domain/top-ups/top-up-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type State = (typeof statementLineStates)[number];

/** The top-ups with these references. Drafts count: the money may arrive before the proof. */
export function topUpsOfAcrossMerchants(tx: Tx, references: readonly string[]) {
  if (references.length === 0) return Promise.resolve([]);
  return tx.selectFrom('top_ups').select(['reference', 'customer_id', 'top_up_id']).where('reference', 'in', references).execute();
}

/** Returns how many lines were new. */
export async function insertLines(tx: Tx, lines: readonly Insertable<Tables['bank_statement_lines']>[]): Promise<number> {
  if (lines.length === 0) return 0;
  const added = await tx
    .insertInto('bank_statement_lines')
    .values(lines)
    .onConflict((conflict) => conflict.column('line_key').doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0n);
}

/**
 * Matches every open line, or those of one top-up, with the top-up it names: same currency and amount, not paid by another line.
 * A submitted one is proposed, a received one confirmed; a rejected one frees its line. Returns how many are newly proposed.
 */
export async function matchLines(tx: Tx, one?: { customer_id: number; top_up_id: number }): Promise<number> {
  const wanted = one ? sql`l.customer_id = ${one.customer_id} and l.top_up_id = ${one.top_up_id}` : sql`l.top_up_id is not null`;
  // Row lock: waits for a concurrent review, because the match depends on the top-up's status.
  await sql`
    select from top_ups t
     where exists (select from bank_statement_lines l
                    where ${wanted} and l.customer_id = t.customer_id and l.top_up_id = t.top_up_id and l.state in ('open', 'proposed'))
     order by t.customer_id, t.top_up_id for share`.execute(tx);
  await sql`
    update bank_statement_lines l set state = 'open' from top_ups t
     where ${wanted} and l.state = 'proposed' and t.customer_id = l.customer_id and t.top_up_id = l.top_up_id and t.status = 'rejected'`.execute(
    tx,
  );
  const { rows } = await sql<{ state: State }>`
    with first as (
      select distinct on (l.customer_id, l.top_up_id) l.line_id, case t.status when 'submitted' then 'proposed' else 'confirmed' end as state
        from bank_statement_lines l join top_ups t on t.customer_id = l.customer_id and t.top_up_id = l.top_up_id
       where ${wanted} and l.state in ('open', 'proposed') and t.status in ('submitted', 'received') and t.amount = l.amount and t.currency = l.currency
         and not exists (select from bank_statement_lines o
                          where o.customer_id = l.customer_id and o.top_up_id = l.top_up_id and o.state = 'confirmed')
       order by l.customer_id, l.top_up_id, l.state desc, l.line_id)
    update bank_statement_lines l set state = first.state from first
     where l.line_id = first.line_id and l.state <> first.state
    returning l.state`.execute(tx);
  return rows.filter(({ state }) => state === 'proposed').length;
}

/** Every line that names a top-up, also one that was set aside. */
export function linesNaming(tx: Tx, customerId: number, topUpId: number) {
  return tx
    .selectFrom('bank_statement_lines')
    .select(['amount', 'currency'])
    .where('customer_id', '=', customerId)
    .where('top_up_id', '=', topUpId)
    .execute();
}

function shown(tx: Tx) {
  return tx
    .selectFrom('bank_statement_lines as l')
    .leftJoin('top_ups as t', (on) => on.onRef('t.customer_id', '=', 'l.customer_id').onRef('t.top_up_id', '=', 'l.top_up_id'))
    .leftJoin('customers as c', 'c.customer_id', 'l.customer_id')
    .select(['l.line_id', 'l.statement', 'l.row_no', 'l.booked_on', 'l.currency', 'l.amount', 'l.words', 'l.state', 'l.created_at'])
    .select(['l.customer_id', 'l.top_up_id', 'c.name as customer_name', 't.reference', 't.amount as top_up_amount', 't.status'])
    .select('t.currency as top_up_currency')
    .$narrowType<{ top_up_currency: Currency | null }>();
}

export function linesAcrossMerchants(tx: Tx, input: Page<'line_id'> & { state?: State | undefined }) {
  let rows = shown(tx);
  if (input.state) rows = rows.where('l.state', '=', input.state);
  return pageQuery(tx, rows, input, { line_id: 'l.line_id' }, 'l.line_id');
}

export function statementLine(tx: Tx, lineId: number) {
  return shown(tx).where('l.line_id', '=', lineId).executeTakeFirstOrThrow();
}

export function lockLineAcrossMerchants(tx: Tx, lineId: number) {
  return tx
    .selectFrom('bank_statement_lines')
    .select(['state', 'customer_id'])
    .where('line_id', '=', lineId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setLineState(tx: Tx, lineId: number, state: State): Promise<void> {
  await tx.updateTable('bank_statement_lines').set({ state }).where('line_id', '=', lineId).execute();
}

/** Lines by state, for the tabs. */
export function lineCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, statementLineStates, (state) => tx.selectFrom('bank_statement_lines').where('state', '=', state));
}
