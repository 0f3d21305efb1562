import pg from 'pg';
import { StartError } from '#server/kernel/start-error.ts';

/** One connection without the timeouts of calls: copying a large table takes long. */
export async function openClient(url: string, application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // a lost connection fails the running query
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new StartError(`The database cannot be reached: ${reason}.`);
  }
  return client;
}

/** For one transaction: behind a pooler the database itself has the timeouts of calls, and a session's settings would stay with others. */
export async function liftTimeouts(client: pg.Client): Promise<void> {
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set local ${name} = 0`);
}
