import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Status } from './top-ups.queries.ts';

type Key = { readonly customer_id: number; readonly top_up_id: number };
export type DuplicateRow = {
  of_customer_id: number;
  of_top_up_id: number;
  customer_id: number;
  top_up_id: number;
  customer_name: string;
  reference: string;
  status: Status;
  is_same_file: boolean;
  is_same_payment: boolean;
  credited_usd: string | null;
  submitted_at: Date;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  voucher_name: string;
};

/**
 * For each of these top-ups the first other one with the same slip (any customer), or of the same customer with the same amount,
 * currency and day. Two index scans joined by `union`: an `or` would read the whole table.
 */
export async function duplicatesAcrossMerchants(tx: Tx, of: readonly Key[]): Promise<DuplicateRow[]> {
  if (of.length === 0) return [];
  const keys = sql.join(of.map((one) => sql`(${one.customer_id}::bigint, ${one.top_up_id}::bigint)`));
  const { rows } = await sql<DuplicateRow>`
    select distinct on (t.customer_id, t.top_up_id) t.customer_id as of_customer_id, t.top_up_id as of_top_up_id,
           o.customer_id, o.top_up_id, c.name as customer_name, o.reference, o.status, o.credited_usd, o.submitted_at, o.reviewed_at,
           s.name as reviewed_by, f.name as voucher_name, coalesce(o.voucher_hash = t.voucher_hash, false) as is_same_file,
           (o.customer_id = t.customer_id and o.paid_on = t.paid_on and o.currency = t.currency and o.amount = t.amount) as is_same_payment
      from top_ups t
     cross join lateral (
           select a.* from top_ups a
            where a.voucher_hash = t.voucher_hash and a.status in ('submitted', 'received')
            union
           select b.* from top_ups b
            where b.customer_id = t.customer_id and b.paid_on = t.paid_on and b.currency = t.currency and b.amount = t.amount
              and b.status in ('submitted', 'received')) o
      join customers c on c.customer_id = o.customer_id
      join files f on f.customer_id = o.customer_id and f.file_id = o.voucher_file_id
      left join staff s on s.staff_id = o.reviewed_by
     where (t.customer_id, t.top_up_id) in (values ${keys}) and (o.customer_id, o.top_up_id) <> (t.customer_id, t.top_up_id)
     order by t.customer_id, t.top_up_id, (o.customer_id = t.customer_id) desc, (o.voucher_hash = t.voucher_hash) desc nulls last, (o.status = 'received') desc, o.top_up_id`.execute(
    tx,
  );
  return rows;
}
