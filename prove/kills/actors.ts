import type { Client } from '../kit/client.ts';
import { sleep } from '../kit/processes.ts';
import { pick, seeded } from '../kit/random.ts';
import type { Site } from '../kit/shops.ts';
import { inbound } from './inbound-work.ts';
import { order } from './order-work.ts';
import { countShelf, fillShelf, topUp, type Actor, type Told } from './work.ts';

const OPENING_UNITS = 500_000;
const OPENING_USD = '900000.00';
/** Slips may be uploaded thirty times a minute. */
const BETWEEN_TOP_UPS_MS = 2500;

export type Crew = {
  readonly told: readonly Told[];
  /** What an actor could not explain: a refusal, or no answer at all. */
  readonly problems: readonly string[];
  /** Lets everybody finish what they are doing. */
  readonly end: () => Promise<void>;
};

/** Eight actors at two merchants: four with orders, one each with shelves, money and appointments, and one that does a bit of everything. */
export async function startCrew(client: Client, { shops, desk }: Site, seed: number): Promise<Crew> {
  const [left, right] = shops;
  if (!left || !right) throw new Error('there are no two shops');
  const told: Told[] = [];
  const problems: string[] = [];
  const works: readonly ((actor: Actor) => Promise<void>)[] = [
    ...[left, right, left, right].map((shop) => (actor: Actor) => order(actor, shop)),
    (actor) => countShelf(actor, left),
    async (actor) => {
      await topUp(actor, left);
      await sleep(BETWEEN_TOP_UPS_MS);
    },
    (actor) => inbound(actor, right),
    (actor) => pick(actor.random, [countShelf, inbound, order])(actor, right),
  ];
  const actors = works.map((_, at) => ({ client, desk, random: seeded(seed + at + 1), told }));
  for (const shop of shops) {
    await fillShelf({ client, desk }, shop, OPENING_UNITS);
    await topUp({ client, desk, random: seeded(seed), told }, shop, OPENING_USD);
  }
  const work = { isOver: false };
  const working = actors.map(async (actor, at) => {
    while (!work.isOver) {
      try {
        await works[at]?.(actor);
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
        await sleep(200);
      }
    }
  });
  return {
    told,
    problems,
    end: async () => {
      work.isOver = true;
      await Promise.all(working);
    },
  };
}
