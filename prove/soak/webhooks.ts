import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pushOptions } from '../../packages/domain/src/integrations/integration-rules.ts';
import { secretPlace } from '../../apps/server/src/areas/integrations/integrations.service.ts';
import { newSecret } from '../../apps/server/src/areas/integrations/signature.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { secretsOf } from '../../apps/server/src/kernel/secrets.ts';
import { sleep } from '../kit/processes.ts';
import type { Shop } from '../kit/shops.ts';
import { atMost, reported, type Line } from '../line.ts';

const DRAIN_MS = 120_000;

/** Every merchant is told everything at once, by a server on this machine that counts. */
export async function openTarget({ db }: Database, shops: readonly Shop[]) {
  const counts = { received: 0 };
  const server = createServer((request, reply) => {
    request.resume().on('end', () => {
      counts.received++;
      reply.end('ok');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const push = { push_url: `http://127.0.0.1:${port}/`, push_options: [...pushOptions], push_stock_change: true, created_at: new Date() };
  const secrets = await secretsOf({ SECRET_KEY: undefined }, db);
  for (const { customer_id } of shops) {
    const { integration_id } = await db
      .insertInto('integrations')
      .values({ customer_id, name: 'Shop', store_account_id: 'shop', ...push })
      .returning('integration_id')
      .executeTakeFirstOrThrow();
    const push_secret = secrets.seal(newSecret(), secretPlace({ customer_id, integration_id }));
    await db.updateTable('integrations').set({ push_secret }).where('integration_id', '=', integration_id).execute();
  }
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { counts, close };
}

/** What was not delivered after the run, with two minutes to catch up. */
export async function webhookLines(part: string, { db }: Database, counts: { readonly received: number }): Promise<Line[]> {
  const not = async () => {
    const { count } = await db
      .selectFrom('webhook_deliveries')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('state', '<>', 'delivered')
      .executeTakeFirstOrThrow();
    return count;
  };
  const startedAt = performance.now();
  const waiting = await not();
  while ((await not()) > 0 && performance.now() - startedAt < DRAIN_MS) await sleep(200);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return [
    reported(part, 'Webhooks received', `${counts.received}; ${waiting} waited at the end, ${seconds} s until they were sent`),
    atMost(part, 'Webhooks not delivered', await not(), 0, String(await not())),
  ];
}
