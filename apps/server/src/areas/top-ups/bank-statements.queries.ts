import { sql, type Insertable } from 'kysely';
import type { Currency } from '@quayside/domain/kernel/money';
import { statementLineStates } from '@quayside/domain/top-ups/top-up-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type State = (typeof statementLineStates)[number];
type ByHand = 'matched' | 'unmatched';

/** The top-ups with these references. Drafts count: the money may arrive before the proof. */
export function topUpsOfAcrossMerchants(tx: Tx, references: readonly string[]) {
  if (references.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('top_ups')
    .select(['reference', 'customer_id', 'top_up_id'])
    .where(sql<boolean>`reference = any(${references}::text[])`)
    .execute();
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
 * Matches every open line, or those of one top-up, with the top-up it names: same currency and amount, or matched by
 * hand; not paid by another line, and not unmatched by hand.
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
       where ${wanted} and l.state in ('open', 'proposed') and t.status in ('submitted', 'received')
         and l.by_hand is distinct from 'unmatched' and (l.by_hand = 'matched' or (t.amount = l.amount and t.currency = l.currency))
         and not exists (select from bank_statement_lines o
                          where o.customer_id = l.customer_id and o.top_up_id = l.top_up_id and o.state = 'confirmed')
       order by l.customer_id, l.top_up_id, l.state desc, l.line_id)
    update bank_statement_lines l set state = first.state from first
     where l.line_id = first.line_id and l.state <> first.state
    returning l.state`.execute(tx);
  return rows.filter(({ state }) => state === 'proposed').length;
}

/** Every line that names a top-up or is matched with it, also one that was set aside or matched elsewhere by hand. */
export function linesNaming(tx: Tx, customerId: number, topUpId: number) {
  return tx
    .selectFrom('bank_statement_lines')
    .select(['amount', 'currency', 'state', 'by_hand', 'named_top_up_id'])
    .where((is) =>
      is.or([
        is.and([is('customer_id', '=', customerId), is('top_up_id', '=', topUpId)]),
        is.and([is('named_customer_id', '=', customerId), is('named_top_up_id', '=', topUpId)]),
      ]),
    )
    .execute();
}

function shown(tx: Tx) {
  return tx
    .selectFrom('bank_statement_lines as l')
    .leftJoin('top_ups as t', (on) => on.onRef('t.customer_id', '=', 'l.customer_id').onRef('t.top_up_id', '=', 'l.top_up_id'))
    .leftJoin('customers as c', 'c.customer_id', 'l.customer_id')
    .leftJoin('staff as s', 's.staff_id', 'l.decided_by')
    .select(['l.line_id', 'l.statement', 'l.row_no', 'l.booked_on', 'l.currency', 'l.amount', 'l.words', 'l.state', 'l.created_at'])
    .select(['l.customer_id', 'l.top_up_id', 'c.name as customer_name', 't.reference', 't.amount as top_up_amount', 't.status'])
    .select(['t.currency as top_up_currency', 'l.by_hand', 'l.reason', 's.name as decided_by', 'l.decided_at'])
    .$narrowType<{ top_up_currency: Currency | null; by_hand: ByHand | null }>();
}

type LineFilters = { state?: State | undefined; currency?: string | undefined; search?: string | undefined };

export function linesAcrossMerchants(tx: Tx, input: Page<'line_id'> & LineFilters) {
  let rows = shown(tx);
  if (input.state) rows = rows.where('l.state', '=', input.state);
  if (input.currency) rows = rows.where('l.currency', '=', input.currency.toUpperCase());
  const { search } = input;
  // The open lines are few: their text is read after the index on `state`.
  if (search)
    rows = rows.where(sql<boolean>`(position(lower(${search}) in lower(l.words)) > 0 or l.amount::text like ${`${digits(search)}%`})`);
  return pageQuery(tx, rows, input, { line_id: 'l.line_id' }, 'l.line_id');
}

/** An amount as it may be typed; a text without digits is none. */
function digits(text: string): string {
  const found = text.replace(/[^\d.]/g, '');
  return found === '' ? '-' : found;
}

export function statementLineAcrossMerchants(tx: Tx, lineId: number) {
  return shown(tx).where('l.line_id', '=', lineId).executeTakeFirstOrThrow();
}

export function lineAcrossMerchants(tx: Tx, lineId: number) {
  return tx.selectFrom('bank_statement_lines').selectAll().where('line_id', '=', lineId).executeTakeFirst();
}

/** Row lock: two people who match one line are serialized. Taken after the top-ups (decision 0004). */
export function lockLineAcrossMerchants(tx: Tx, lineId: number) {
  return tx.selectFrom('bank_statement_lines').selectAll().where('line_id', '=', lineId).forUpdate().executeTakeFirst();
}

type Decision = {
  state: State;
  by_hand: ByHand | null;
  customer_id?: number | null;
  top_up_id?: number | null;
  decided_by: number;
  decided_at: Date;
  reason: string;
};

export async function decideLine(tx: Tx, lineId: number, decision: Decision): Promise<void> {
  await tx.updateTable('bank_statement_lines').set(decision).where('line_id', '=', lineId).execute();
}

/** The line that pays a top-up, if there is one. */
export function payingLine(tx: Tx, customerId: number, topUpId: number) {
  return tx
    .selectFrom('bank_statement_lines')
    .select('line_id')
    .where('customer_id', '=', customerId)
    .where('top_up_id', '=', topUpId)
    .where('state', 'in', ['proposed', 'confirmed'])
    .executeTakeFirst();
}

/** Sums of the open lines, with the newest rate of each currency. */
export function openTotalsAcrossMerchants(tx: Tx) {
  return tx
    .selectFrom('bank_statement_lines as l')
    .where('l.state', '=', 'open')
    .groupBy('l.currency')
    .orderBy('l.currency')
    .select((of) => [
      'l.currency',
      of.fn.countAll<number>().as('count'),
      of.fn.sum<string>('l.amount').as('amount'),
      of
        .selectFrom('exchange_rates as x')
        .select('x.rate')
        .whereRef('x.currency', '=', 'l.currency')
        .orderBy('x.valid_from', 'desc')
        .limit(1)
        .as('rate'),
    ])
    .execute();
}

/** Lines by state, for the tabs. */
export function lineCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, statementLineStates, (state) => tx.selectFrom('bank_statement_lines').where('state', '=', state));
}
