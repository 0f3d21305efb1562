import { withClient } from '../with-client.ts';
import { withoutIndexes } from '../without-indexes.ts';

/** How many entries some merchants have; every other merchant has `others`. */
export type Ledgers = { readonly of: ReadonlyMap<number, number>; readonly others: number };

/** All entries are in these ninety-nine months, evenly spread for each merchant. */
export const MONTHS = 99;
const BEGIN = '2018-08-01';
const END = '2026-11-01';
/** Every fiftieth entry is a credit that the next forty-nine fees use up: so each balance follows from its number. */
const CYCLE = 50;
const FEES = ['base_freight', 'outbound_handling', 'registration', 'packaging'];

/** Wallets and entries as the ledger writes them: without gaps, every balance a running sum. */
export function fillLedgers(url: string, { of, others }: Ledgers): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into wallets (customer_id, balance, last_seq, credit_limit)
     select c.customer_id, ${balanceAfter('n.count')}, n.count, 1000000 from customers c
       left join unnest($1::bigint[], $2::bigint[]) s (customer_id, count) using (customer_id)
       cross join lateral (select coalesce(s.count, $3::bigint) as count) n`,
      [[...of.keys()], [...of.values()], others],
    );
    const later = await withoutIndexes(client, 'wallet_entries');
    await client.query(
      `insert into wallet_entries (customer_id, seq, bill_type, fee_type, amount, balance_after, source_type, source_no, entry_key, country, quantity,
       sku_quantity, weight_g, tracking_number, actor_kind, actor_name, created_at)
     select w.customer_id, e.n, case when e.paid then 'top_up' else 'order' end, case when e.paid then 'top_up' else ($3::text[])[1 + e.n % ${FEES.length}] end,
       case when e.paid then ${2 * (CYCLE - 1)} else -2 end, ${balanceAfter('e.n')}, case when e.paid then 'top_up' else 'order' end,
       case when e.paid then 'TU-' || e.n else 'SO-' || e.n / ${FEES.length} end, 'k' || e.n % ${FEES.length}, 'DE', 2, 1, 450, 'LX' || lpad(e.n::text, 9, '0') || 'CN',
       'system', 'system', $1::timestamptz + e.n * (($2::timestamptz - $1::timestamptz) / (w.last_seq + 1))
     from wallets w cross join lateral (select n, n % ${CYCLE} = 1 as paid from generate_series(1, w.last_seq) n) e`,
      [`${BEGIN}T00:00:00+08:00`, `${END}T00:00:00+08:00`, FEES],
    );
    await later();
    for (const table of ['wallets', 'wallet_entries']) await client.query(`vacuum (analyze) ${table}`);
  });
}

function balanceAfter(n: string): string {
  return `${2 * (CYCLE - 1)} - 2 * ((${n} - 1) % ${CYCLE})`;
}
