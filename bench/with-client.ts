import pg from 'pg';

/** Fills a database over a connection of its own, which ends however the work does. */
export async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Rows whose commit is not yet on the disk count as unseen by vacuum, and the index alone would not answer.
    await client.query('set synchronous_commit = on');
    await work(client);
  } finally {
    await client.end();
  }
}
