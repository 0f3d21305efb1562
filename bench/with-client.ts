import pg from 'pg';

/** Fills a database over its own connection, which is always closed. */
export async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // With asynchronous commit, vacuum does not mark recent rows as visible, and index-only scans would not work.
    await client.query('set synchronous_commit = on');
    await work(client);
  } finally {
    await client.end();
  }
}
