import { expect, it } from 'vitest';
import { connect } from '#server/kernel/database.ts';
import { factories } from '../kit/factories.ts';
import { STATUSES, walkOrders } from '../kit/order-walk.ts';
import { addTariff } from '../kit/tariffs.ts';
import { testDeps, type Kit } from '../kit/test-app.ts';
import { fetchText, send } from './kit/caller.ts';
import { aMigratedFolder, embeddedUrl, postmasterOf } from './kit/data-folders.ts';
import { quayside } from './kit/quayside.ts';
import { until } from './kit/until.ts';

/** `WALK_MOVES=20000 WALK_ORDERS=500` for the long walk. The server gives up after six deaths of its database in ten minutes. */
const MOVES = Number(process.env['WALK_MOVES'] ?? 600);
const KILLS = 5;

it('STAFF-08 after random moves by eight actors at once, with server and database killed in between, stock, money and timelines agree', async () => {
  const folder = aMigratedFolder();
  const env = { DATA_DIR: folder, DEMO: '0', RATE_LIMIT_PER_MINUTE: '1000000' };
  let server = await quayside(env);
  await server.ready();
  const isReady = async () => (await fetchText(`${server.base}/readyz`)).status === 200;
  const database = connect(embeddedUrl(folder), 4);
  let kills = 0;
  try {
    await addTariff(database.db);
    const kit = {
      deps: await testDeps(database),
      make: factories(database.db),
      send: (async (call, input, token) => {
        const answer = await send(server.base, call, input, token ?? undefined);
        if (answer.status === 503) throw new Error('the database is away');
        return answer;
      }) as Kit['send'],
    };
    const reached = await walkOrders(kit, {
      moves: MOVES,
      orders: Number(process.env['WALK_ORDERS'] ?? 20),
      killEvery: Math.floor(MOVES / (KILLS + 1)),
      kill: async () => {
        if (kills++ % 2 === 0) return killDatabase();
        server.signal('SIGKILL');
        await server.ended();
        server = await quayside({ ...env, PORT: String(server.port) });
        await server.ready();
      },
      recover: async () => {
        await until('the server to answer again', isReady, 120_000);
      },
    });
    expect(reached).toBeGreaterThanOrEqual(STATUSES);
  } finally {
    await database.close();
  }

  async function killDatabase(): Promise<void> {
    const pid = postmasterOf(folder);
    if (pid === null) throw new Error('PostgreSQL does not run');
    process.kill(pid, 'SIGKILL');
    await until('PostgreSQL to be gone', () => postmasterOf(folder) !== pid);
  }
}, 3_600_000);
