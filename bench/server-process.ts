// The measured server in its own process: the real app, and a bare Fastify as the baseline.
import Fastify from 'fastify';
import pg from 'pg';
import { defineCalls } from '../packages/contract/src/kernel/call.ts';
import { Done, Nothing } from '../packages/contract/src/kernel/shapes.ts';
import { connect } from '../apps/server/src/kernel/database.ts';
import { handlers } from '../apps/server/src/kernel/handlers.ts';
import { given, tell } from './child.ts';
import { POOL, appFor, depsFor } from './world.ts';

/** `timing` adds the server's own time to every response; it has a small cost, so it is opt-in. `files`: the folder of stored files. */
export type ServerGiven = { readonly url: string; readonly timing: boolean; readonly files?: string };
export type ServerTold = { readonly ours: string; readonly bare: string };

/** A call that only authorizes the caller. */
const calls = defineCalls('kernel', {
  nothing: { method: 'GET', path: '/api/bench/nothing', input: Nothing, output: Done, permission: 'signed_in', log: null },
});

const { url, timing, files } = await given<ServerGiven>();
const database = connect(url, POOL);
const { deps, end } = depsFor(database, files);
const app = await appFor(deps, handlers(calls, { nothing: async () => ({}) }));
// The server's own time for a request, without the client's share.
if (timing)
  app.addHook('onSend', async (_request, reply) => void reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(3)}`));
const pool = new pg.Pool({ connectionString: url, max: POOL });
const bare = Fastify();
bare.get<{ Querystring: { id: string } }>('/', async (request) => {
  const { rows } = await pool.query('select account_id, email from accounts where account_id = $1', [request.query.id]);
  return rows[0];
});
process.once('disconnect', () => {
  void (async () => {
    await Promise.all([app.close(), bare.close()]);
    await Promise.all([pool.end(), database.close()]);
    end();
  })();
});
tell({
  ours: await app.listen({ host: '127.0.0.1', port: await portFrom(21_800) }),
  bare: await bare.listen({ host: '127.0.0.1', port: await portFrom(21_850) }),
} satisfies ServerTold);

/** The first free port below the ephemeral port range. */
async function portFrom(first: number): Promise<number> {
  for (let port = first; ; port++) {
    const probe = Fastify();
    try {
      await probe.listen({ host: '127.0.0.1', port });
      return port;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    } finally {
      await probe.close();
    }
  }
}
