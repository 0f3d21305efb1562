import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import { MAX_BROKEN, type ChainReport } from '#server/kernel/verify-chains.ts';

/** Recomputes the hash of every wallet entry. That none is missing at the end is shown by `wallets.last_seq`, see reconcileWallets. */
export async function verifyLedgerAcrossMerchants(tx: Tx): Promise<ChainReport> {
  const { rows } = await sql<ChainReport>`
    with links as (
      select customer_id, seq,
             case when chain is null then not coalesce(bool_or(chain is not null) over chained, false)
                  else chain = wallet_entry_hash(coalesce(lag(chain) over chained, ''), e) end as fits
        from wallet_entries e
      window chained as (partition by customer_id order by seq)
    ), wrong as (select customer_id, seq from links where not fits limit ${MAX_BROKEN})
    select (select count(*) from links) as lines,
           (select coalesce(json_agg(json_build_object('table', 'wallet_entries', 'customer_id', customer_id, 'line', seq)), '[]') from wrong) as broken`.execute(
    tx,
  );
  return found(rows[0]);
}
