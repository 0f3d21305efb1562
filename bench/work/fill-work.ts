import { withClient } from '../with-client.ts';

/** Rows of each kind, of which a desk has a few hundred waiting. */
const ROWS = 200_000;
const WAITING = 300;

/** Top-ups, bank lines, proposals, jobs and customers, most of them done; answers with an administrator. */
export async function fillWork(url: string, customerId: number): Promise<number> {
  let administrator = 0;
  await withClient(url, async (client) => {
    const staff = await client.query<{ staff_id: string }>(
      `insert into staff (email, name, role, password_hash, totp_enabled, totp_secret)
       values ('a@desk.test', 'Ada', 'administrator', '-', true, '\\x00'), ('b@desk.test', 'Bo', 'finance', '-', true, '\\x00') returning staff_id`,
    );
    const [ada, bo] = staff.rows.map((row) => Number(row.staff_id));
    const file = `insert into files (customer_id, storage_key, name, mime, bytes, sha256) values ($1, 'bench', 'a.pdf', 'application/pdf', 0, '') returning file_id`;
    const { rows } = await client.query<{ file_id: string }>(file, [customerId]);
    const since = `now() - (${ROWS} - n) * interval '1 minute'`;
    await client.query(
      `insert into top_ups (customer_id, reference, status, method, currency, amount, paid_on, voucher_file_id, submitted_at, reviewed_at, reviewed_by, credited_usd)
       select $1, 'TU-' || lpad(n::text, 8, '0'), case when n > ${ROWS - WAITING} then 'submitted' else 'received' end, 'wire_transfer', 'USD', 10, '2026-11-01', $2, ${since},
              case when n > ${ROWS - WAITING} then null else ${since} end, case when n > ${ROWS - WAITING} then null else $3::bigint end,
              case when n > ${ROWS - WAITING} then null else 10 end
         from generate_series(1, ${ROWS}) n`,
      [customerId, rows[0]?.file_id, bo],
    );
    await client.query(
      `insert into bank_statement_lines (statement, row_no, booked_on, currency, amount, words, state, line_key, created_at)
       select 'a.csv', n, '2026-11-01', 'USD', 10, 'x', case when n > ${ROWS - WAITING} then 'open' else 'ignored' end, n::text, ${since} from generate_series(1, ${ROWS}) n`,
    );
    await client.query(
      `insert into approvals (kind, customer_id, subject, amount_usd, reason, payload, before, after, state, proposed_by, proposed_at, decided_by, decided_at)
       select 'adjustment', $1, n::text, 900, 'x', '{}', '{}', '{}', case when n > ${ROWS - WAITING} then 'proposed' else 'agreed' end, $2, ${since},
              case when n > ${ROWS - WAITING} then null else $3::bigint end, case when n > ${ROWS - WAITING} then null else ${since} end
         from generate_series(1, ${ROWS}) n`,
      [customerId, bo, ada],
    );
    await client.query(
      `insert into jobs (name, payload, max_attempts, state, ended_at)
       select 'mails.deliver', '{}', 8, case when n > ${ROWS - WAITING} then 'dead' else 'done' end, ${since} from generate_series(1, ${ROWS}) n`,
    );
    await client.query(
      `insert into customers (name, account_manager_id) select 'Customer ' || n, case when n > 20000 - ${WAITING} then null else $1::bigint end from generate_series(1, 20000) n`,
      [ada],
    );
    await client.query(`update customers set account_manager_id = $1 where name like 'Merchant %'`, [ada]);
    await client.query(
      `insert into wallets (customer_id, balance, held, credit_limit)
       select customer_id, 0, case when customer_id % 60 = 0 then 10 else 0 end, 100 from customers where name like 'Customer %'`,
    );
    const tables = ['top_ups', 'bank_statement_lines', 'approvals', 'jobs', 'customers', 'wallets'];
    for (const table of tables) await client.query(`vacuum (analyze) ${table}`);
    administrator = ada ?? 0;
  });
  return administrator;
}
