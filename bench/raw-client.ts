import pg from 'pg';
import { readSealer } from '../apps/server/src/kernel/seals.ts';

/** The bare driver with the merchant's role and row-level security. */
export async function merchantClient(url: string, customerId: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the server ended it after another failure, which is reported
  await client.connect();
  const seal = (await readSealer(client))('quayside_merchant', customerId);
  await client.query(`set app.seal = '${seal}'; set role quayside_merchant; set app.customer_id = '${customerId}'`);
  return client;
}
