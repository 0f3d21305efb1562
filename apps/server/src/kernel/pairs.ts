import { sql, type RawBuilder } from 'kysely';

type Row<Id extends string> = { readonly customer_id: number } & Readonly<Record<Id, number>>;

/**
 * Rows of several merchants for `(customer_id, order_id) in (…)`: a desk list reads what its page shows with one query, not with one for
 * each merchant.
 */
export function pairs<Id extends string>(rows: readonly Row<Id>[], id: Id): RawBuilder<unknown> {
  return sql`select * from unnest(${rows.map((row) => row.customer_id)}::bigint[], ${rows.map((row) => row[id])}::bigint[])`;
}
