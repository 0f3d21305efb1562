import type { Invariant } from '../invariants.ts';

/** Money: the wallet is the sum of its ledger and of its holds, and every movement has its document. */
export const bookChecks: readonly Invariant[] = [
  {
    name: 'wallet_is_sum_of_ledger',
    claim: 'Every balance is the sum of its ledger, entry by entry and without a gap',
    sql: `
      select w.customer_id, w.balance, e.sum, w.last_seq, e.entries
        from wallets w
        left join lateral (select coalesce(sum(amount), 0) as sum, count(*) as entries, coalesce(max(seq), 0) as last
                             from wallet_entries x where x.customer_id = w.customer_id) e on true
       where w.balance <> e.sum or w.last_seq <> e.entries or w.last_seq <> e.last
      union all
      select customer_id, balance_after, running, seq, null
        from (select customer_id, seq, balance_after, sum(amount) over (partition by customer_id order by seq) as running from wallet_entries) steps
       where balance_after <> running`,
  },
  {
    name: 'wallet_is_sum_of_holds',
    claim: 'What a wallet holds is the sum of its holds, and nothing is promised twice',
    sql: `
      select w.customer_id, w.held, h.sum, w.balance
        from wallets w
        left join lateral (select coalesce(sum(amount), 0) as sum from wallet_holds x where x.customer_id = w.customer_id) h on true
       where w.held <> h.sum or w.balance - w.held + w.credit_limit + w.overdraft < 0`,
  },
  {
    name: 'holds_are_of_open_orders',
    claim: 'Money is held for exactly the orders that wait to be packed',
    sql: `
      select coalesce(o.customer_id, h.customer_id) as customer_id, coalesce(o.order_no, h.source_no) as order_no, o.status, h.amount
        from (select customer_id, order_no, status from orders where coalesce(alert_from, status) in ('uploaded', 'approved')) o
        full join (select customer_id, source_no, amount from wallet_holds where source_type = 'order') h
          on h.customer_id = o.customer_id and h.source_no = o.order_no
       where o.order_no is null or h.source_no is null`,
  },
  {
    name: 'top_ups_are_credited_once',
    claim: 'Every received top-up is in the ledger once, with its amount, and no other is',
    sql: `
      select coalesce(t.customer_id, e.customer_id) as customer_id, coalesce(t.reference, e.source_no) as reference, t.credited_usd, e.sum
        from (select customer_id, reference, credited_usd from top_ups where status = 'received') t
        full join (select customer_id, source_no, sum(amount) as sum, count(*) as entries
                     from wallet_entries where source_type = 'top_up' group by customer_id, source_no) e
          on e.customer_id = t.customer_id and e.source_no = t.reference
       where t.reference is null or e.source_no is null or t.credited_usd <> e.sum or e.entries <> 1`,
  },
  {
    name: 'packed_orders_are_charged_once',
    claim: 'Every packed order is charged its actual cost, and no other order is charged',
    sql: `
      select o.customer_id, o.order_no, o.status, q.total, e.sum
        from orders o
        left join order_quotes q on q.customer_id = o.customer_id and q.quote_id = o.actual_quote_id
        left join lateral (select coalesce(sum(amount), 0) as sum from wallet_entries x
                            where x.customer_id = o.customer_id and x.source_type = 'order' and x.source_no = o.order_no and x.bill_type = 'order') e on true
       where -e.sum <> case when o.packed_at is null then 0 else coalesce(q.total, 0) end`,
  },
];
