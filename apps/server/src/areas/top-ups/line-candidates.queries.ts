import { sql, type NotNull } from 'kysely';
import type { Currency } from '@quayside/domain/kernel/money';
import type { Tx } from '#server/kernel/database.ts';

/** Waiting top-ups that no bank line pays yet. */
function unpaid(tx: Tx) {
  return tx
    .selectFrom('top_ups as t')
    .innerJoin('customers as c', 'c.customer_id', 't.customer_id')
    .select(['t.customer_id', 't.top_up_id', 't.reference', 't.amount', 't.currency', 't.paid_on', 't.status', 'c.name as customer_name'])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('bank_statement_lines as l')
            .select('l.line_id')
            .whereRef('l.customer_id', '=', 't.customer_id')
            .whereRef('l.top_up_id', '=', 't.top_up_id')
            .where('l.state', 'in', ['proposed', 'confirmed']),
        ),
      ),
    )
    .$narrowType<{ amount: NotNull; paid_on: NotNull; currency: Currency; status: 'submitted' | 'received' }>();
}

/** Those nearest in amount: read from the index on currency and amount, on both sides. */
export async function nearestUnpaidAcrossMerchants(tx: Tx, currency: string, amount: string, limit: number) {
  const waiting = unpaid(tx).where('t.status', '=', 'submitted').where('t.currency', '=', currency);
  const [above, below] = [
    await waiting.where('t.amount', '>=', amount).orderBy('t.amount').limit(limit).execute(),
    await waiting.where('t.amount', '<', amount).orderBy('t.amount', 'desc').limit(limit).execute(),
  ];
  return [...above, ...below];
}

/** The one that the line's text names. */
export function namedUnpaid(tx: Tx, { customer_id, top_up_id }: { customer_id: number | null; top_up_id: number | null }) {
  if (customer_id === null || top_up_id === null) return Promise.resolve([]);
  const one = unpaid(tx).where('t.customer_id', '=', customer_id).where('t.top_up_id', '=', top_up_id);
  return one.where('t.status', 'in', ['submitted', 'received']).execute();
}

/** Those of some currencies, for the counts of a list. */
export function unpaidAcrossMerchants(tx: Tx, currencies: readonly string[], limit: number) {
  return unpaid(tx)
    .where('t.status', '=', 'submitted')
    .where('t.currency', 'in', currencies)
    .orderBy('t.submitted_at')
    .limit(limit)
    .execute();
}

/** One that was searched by its reference: also a received one whose money was not found yet. */
export function unpaidByReferenceAcrossMerchants(tx: Tx, reference: string) {
  return unpaid(tx).where('t.status', 'in', ['submitted', 'received']).where('t.reference', '=', reference.toUpperCase()).execute();
}

/** The rate of a day, for each currency and day asked. */
export async function ratesOn(tx: Tx, of: readonly { currency: string; paid_on: string }[]): Promise<Map<string, string>> {
  if (of.length === 0) return new Map();
  const asked = sql.join(of.map(({ currency, paid_on }) => sql`(${currency}::text, ${paid_on}::date)`));
  const { rows } = await sql<{ currency: string; day: string; rate: string }>`
    select a.currency, a.day, r.rate from (values ${asked}) a (currency, day)
     cross join lateral (select x.rate from exchange_rates x where x.currency = a.currency and x.valid_from <= a.day
                          order by x.valid_from desc limit 1) r`.execute(tx);
  return new Map(rows.map(({ currency, day, rate }) => [`${currency} ${day}`, rate]));
}
