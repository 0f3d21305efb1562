import type pg from 'pg';
import { insert } from './insert.ts';

/** A payment from its account to the ledger, and a bill of one day. */
export async function fillMoney(pool: pg.Pool, customer: number, awkward: string): Promise<void> {
  const both = [customer, awkward];
  const staff = await insert(pool, 'select max(staff_id) as id from staff', []);
  await pool.query('insert into wallets (customer_id, balance, held, last_seq) values ($1, 12.34, 2, 1)', [customer]);
  await pool.query(
    `insert into wallet_entries (customer_id, seq, bill_type, fee_type, amount, balance_after, source_type, source_no, entry_key, remark, rate,
       actor_kind, actor_name, created_at)
     values ($1, 1, 'top_up', 'top_up', 12.34, 12.34, 'top_up', 'TU-1', 'credit', $2, 0.00074, 'system', 'system', now())`,
    both,
  );
  await pool.query(`insert into wallet_holds values ($1, 'order', 'SO-1', 2, now())`, [customer]);
  await pool.query(
    'insert into wallet_adjustments (customer_id, amount, reason, proposed_by, needs_second) values ($1, -1.5, $2, $3, true)',
    [...both, staff],
  );
  await pool.query(
    `insert into approvals (kind, customer_id, subject, amount_usd, reason, payload, before, after, proposed_by)
     values ('adjustment', $1, '1', 1.5, $2, '{}', '{}', '{"amount": "-1.50"}', $3)`,
    [...both, staff],
  );
  await pool.query(
    `insert into unapproved_moves (staff_id, kind, customer_id, amount, moved_at) values ($2, 'adjustment', $1, 1.5, now())`,
    [customer, staff],
  );
  await pool.query('insert into wallet_reconciliations (ran_at, wallets, wrong, details) values (now(), 1, 0, $1)', [
    JSON.stringify([awkward]),
  ]);
  const account = await insert(
    pool,
    `insert into receiving_accounts (platform_type, method, currency, account_name, account_number, note_cn)
     values (3, 'bank', 'JPY', 'Quay', '0 1', $1) returning receiving_account_id as id`,
    [awkward],
  );
  const topUp = await insert(
    pool,
    `insert into top_ups (customer_id, reference, status, method, currency, receiving_account_id, paid_account, amount, paid_on, voucher_file_id, remark, submitted_at)
     select $1, 'TU-22222222', 'submitted', 'bank', 'JPY', $2, '{"account_name": "Quay"}', 50000, '2026-01-31', file_id, $3, now() from files where customer_id = $1 limit 1
     returning top_up_id as id`,
    [customer, account, awkward],
  );
  await pool.query(
    `insert into bank_statement_lines (statement, row_no, booked_on, currency, amount, words, customer_id, top_up_id, state, line_key)
     values ('月.csv', 2, '2026-01-31', 'JPY', 50000, $2, $1, $3, 'proposed', 'key')`,
    [...both, topUp],
  );
  const bill = await insert(
    pool,
    `insert into storage_bills (customer_id, bill_no, warehouse_id, day, receivable, discount, sku_types, pieces, volume_m3)
     values ($1, 'SF-1', 1, '2026-01-31', 1.20, 0.2, 1, 5, 0.001234) returning bill_id as id`,
    [customer],
  );
  await pool.query(
    `insert into storage_bill_lines (customer_id, bill_id, line_no, product_id, shelved_on, age_days, free_days_left, pieces, volume_m3, usd_per_m3_day, amount)
     select $1, $2, 1, product_id, '2025-12-01', 61, 0, 5, 0.001234, 0.8, 0.000987 from products where customer_id = $1 limit 1`,
    [customer, bill],
  );
  await pool.query(`insert into storage_runs values ('2026-01-31', now(), 1, 1.20) on conflict do nothing`);
}
