import { child } from './child.ts';
import { perSecond, type Figure } from './figure.ts';
import type { LoadGiven, LoadTold } from './load-process.ts';
import type { ServerGiven, ServerTold } from './server-process.ts';
import { median } from './statistics.ts';
import { addMerchants, type World } from './world.ts';

const ROUNDS = 7;
const FOR_MS = 3000;
const CONNECTIONS = 16;

/** A call that only authorizes the caller, against a bare Fastify route with one primary-key query, under the same load. */
export async function emptyCall(world: World): Promise<Figure[]> {
  const database = await world.database();
  const { account_id, token } = await addMerchants(database);
  const server = await child<ServerTold>('server-process.ts', { url: database.url, timing: false } satisfies ServerGiven);
  const urls = { ours: `${server.told.ours}/api/bench/nothing`, bare: `${server.told.bare}/?id=${account_id}` };
  const rates = { ours: [] as number[], bare: [] as number[] };
  try {
    for (let round = -1; round < ROUNDS; round++) {
      for (const kind of ['bare', 'ours'] as const) {
        const rate = await load({ url: urls[kind], token, connections: CONNECTIONS, forMs: round < 0 ? FOR_MS / 3 : FOR_MS });
        if (round >= 0) rates[kind].push(rate);
      }
    }
  } finally {
    await server.end();
  }
  const [ours, bare] = [median(rates.ours), median(rates.bare)];
  // The ratio is taken per round: a busy minute spoils one round, not the comparison.
  const ratio = median(rates.ours.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)));
  return [
    {
      name: `Empty authorised call, ${CONNECTIONS} connections`,
      ours: perSecond(ours),
      baseline: `${perSecond(bare)} bare Fastify, one query`,
      ratio,
      bar: { least: 0.65 },
    },
  ];
}

async function load(given: LoadGiven): Promise<number> {
  const { told, end } = await child<LoadTold>('load-process.ts', given);
  await end();
  if (told.failed > 0) throw new Error(`${told.failed} of ${told.answered + told.failed} requests failed`);
  return told.answered / told.seconds;
}
