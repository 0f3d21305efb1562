import { hash } from 'node:crypto';
import { expect } from '@playwright/test';
import pg from 'pg';
import { ownDatabaseUrl } from './demo-clone.ts';

/** Changes timestamps in the database, for what a test cannot wait for. */
async function inDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: ownDatabaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes a mailed link expire. */
export async function letLinksExpire(email: string): Promise<void> {
  const { rowCount } = await inDatabase((client) =>
    client.query(
      `update account_links set expires_at = now() - interval '1 second'
        where account_id = (select account_id from accounts where email = $1) and used_at is null`,
      [email],
    ),
  );
  if (rowCount === 0) throw new Error(`${email} has no open link`);
}

/** Makes the next sign-in to a merchant's account wait for a minute, as many failures would. */
export async function letSignInWait(email: string): Promise<void> {
  const bucket = hash('sha256', JSON.stringify(['account', 'merchant', JSON.stringify([email])]), 'buffer');
  const { rowCount } = await inDatabase((client) =>
    client.query(`update attempts set next_at = now() + interval '1 minute' where bucket = $1 and failures >= 5`, [bucket]),
  );
  if (rowCount === 0) throw new Error(`no failed sign-ins to ${email}`);
}

/** Backdates a merchant's stock by this many days. */
export async function letStockAge(customerId: number, days: number): Promise<void> {
  const { rowCount } = await inDatabase(async (client) => {
    const since = [customerId, days];
    await client.query('update stock_log set created_at = created_at - make_interval(days => $2) where customer_id = $1', since);
    return client.query('update stock_layers set shelved_on = shelved_on - $2::int where customer_id = $1', since);
  });
  if (rowCount === 0) throw new Error(`${customerId} has no stock`);
}

/** Enqueues the storage run of a day as the schedule does, and waits until the worker has run it. */
export async function letStorageNightCome(day: string): Promise<void> {
  await letRunCome('storage-fees.bill', new Date(Date.parse(`${day}T02:00:00+08:00`) + 24 * 3_600_000));
}

/** Lets a parcel be on its way longer than its method takes, and the night come that ends the wait. */
export async function letParcelBeLate(orderId: number): Promise<void> {
  const { rowCount } = await inDatabase((client) =>
    client.query('update orders set expires_on = current_date - 1 where order_id = $1', [orderId]),
  );
  if (rowCount === 0) throw new Error(`no order ${orderId}`);
  await letRunCome('tracking.expire', new Date());
}

async function letRunCome(name: string, at: Date): Promise<void> {
  const slot = at.toISOString();
  await inDatabase(async (client) => {
    await client.query(
      `insert into jobs (name, key, payload, max_attempts) values ($2, $1::text, jsonb_build_object('slot', $1::text), 1)
       on conflict (name, key) where state in ('waiting', 'running') do nothing`,
      [slot, name],
    );
    const state = async () =>
      (await client.query<{ state: string }>(`select state from jobs where name = $2 and key = $1 order by job_id desc`, [slot, name]))
        .rows[0]?.state;
    await expect.poll(state).toBe('done');
  });
}

/** What SQL over the raw rows says: shipped orders of a merchant by month of the provider, and what it paid by month. */
export async function monthsInDatabase(email: string, from: string, to: string): Promise<{ orders: string[]; expenses: string[] }> {
  const months = `select to_char(m, 'YYYY-MM') as month from generate_series($2::date, $3::date, interval '1 month') m`;
  const mine = `customer_id = (select customer_id from accounts where email = $1)`;
  const of = (at: string) => `to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM') = months.month`;
  const values = [email, `${from}-01`, `${to}-01`];
  return inDatabase(async (client) => {
    const { rows: orders } = await client.query<{ count: string }>(
      `select (select count(*) from orders where ${mine} and ${of('shipped_at')})::text as count from (${months}) months order by month`,
      values,
    );
    const { rows: expenses } = await client.query<{ sum: string }>(
      `select (select coalesce(sum(-amount), 0) from wallet_entries where ${mine} and ${of('created_at')}
                  and bill_type not in ('top_up', 'compensation'))::numeric(14, 2)::text as sum from (${months}) months order by month`,
      values,
    );
    return { orders: orders.map(({ count }) => count), expenses: expenses.map(({ sum }) => sum) };
  });
}
