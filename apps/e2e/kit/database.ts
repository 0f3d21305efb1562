import { join } from 'node:path';
import pg from 'pg';

/** Lets a mailed link run out, as an hour would: the only thing a test cannot wait for. */
export async function letLinksExpire(email: string): Promise<void> {
  const socket = join(process.env['E2E_DATA_DIR'] ?? '', 'run');
  const client = new pg.Client({ connectionString: `postgres://postgres@localhost/quayside?host=${encodeURIComponent(socket)}` });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update account_links set expires_at = now() - interval '1 second'
        where account_id = (select account_id from accounts where email = $1) and used_at is null`,
      [email],
    );
    if (rowCount === 0) throw new Error(`${email} has no open link`);
  } finally {
    await client.end();
  }
}
