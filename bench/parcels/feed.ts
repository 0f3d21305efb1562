import { Agent } from 'node:http';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { child } from '../child.ts';
import { perSecond, type Figure } from '../figure.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { median, timed } from '../statistics.ts';
import type { ParcelSite } from './open-parcels.ts';
import { push } from './push.ts';

const WANTED = 1000;
const AT_ONCE = 16;
const PUSHES = 240;
const ROUNDS = 7;
const WARM_UP = 2;
/** What a carrier reports until the parcel is with the courier; the feed sends all of it each time. */
const history = ['InfoReceived', 'InTransit_PickedUp', 'InTransit_Departure', 'InTransit_Arrival', 'OutForDelivery_Other'];

/** Pushes over sixteen connections, each about another parcel: stored and applied when the answer comes. */
export async function feed(site: ParcelSite): Promise<Figure[]> {
  const server = await child<ServerTold>('server-process.ts', { url: site.database.url, timing: false } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const left = await numbersInTransit(site.database, site.pushed.customer_id);
  try {
    const figures = [];
    for (const [name, events] of [
      [`Carriers’ feed, ${history.length} events a push`, history],
      ['Carriers’ feed, one event a push', history.slice(-1)],
    ] as const) {
      const times: number[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const numbers = left.splice(0, PUSHES);
        const time = await timed(() =>
          Promise.all(numbers.map((number) => push(agent, server.told.ours, { number, status: 'OutForDelivery', subs: events }))),
        );
        await refuseUnapplied(site, numbers, events.length);
        if (round >= 0) times.push(time);
      }
      const rate = (PUSHES * events.length * 1000) / median(times);
      const bar = events.length > 1 ? { bar: { least: 1 } } : {};
      figures.push({ name, ours: perSecond(rate), baseline: `${perSecond(WANTED)} wanted`, ratio: rate / WANTED, ...bar });
    }
    return figures;
  } finally {
    agent.destroy();
    await server.end();
  }
}

/** Parcels in transit that were not pushed about yet. */
export async function numbersInTransit({ pool }: Pick<Database, 'pool'>, customerId: number): Promise<string[]> {
  const { rows } = await pool.query<{ tracking_no: string }>(
    `select tracking_no from orders where customer_id = $1 and status = 'in_transit' order by order_id`,
    [customerId],
  );
  return rows.map((row) => row.tracking_no);
}

async function refuseUnapplied({ database: { pool } }: ParcelSite, numbers: readonly string[], events: number): Promise<void> {
  const { rows } = await pool.query<{ applied: number }>(
    `select count(*) as applied from orders o where tracking_no = any($1) and status = 'out_for_delivery'
       and (select count(*) from tracking_events e where e.customer_id = o.customer_id and e.order_id = o.order_id) = $2
       and (select count(*) from order_events e where e.customer_id = o.customer_id and e.order_id = o.order_id and e.kind = 'out_for_delivery') = 1`,
    [numbers, events],
  );
  if (rows[0]?.applied !== numbers.length) throw new Error(`only ${rows[0]?.applied} of ${numbers.length} reports were applied`);
}
