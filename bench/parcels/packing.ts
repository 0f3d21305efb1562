import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import pg from 'pg';
import { packingDeskCalls as calls } from '../../packages/contract/src/packing/packing.desk-calls.ts';
import { packParcel } from '../../apps/server/src/areas/packing/close-parcel.ts';
import { openParcel } from '../../apps/server/src/areas/packing/open-parcel.ts';
import { scanUnit } from '../../apps/server/src/areas/packing/scan-unit.ts';
import type { DeskCtx } from '../../apps/server/src/kernel/ctx.ts';
import type { Tx } from '../../apps/server/src/kernel/database.ts';
import { readSealer } from '../../apps/server/src/kernel/seals.ts';
import { systemCtx } from '../../apps/server/src/kernel/system-ctx.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import { clerk } from '../inbound/scan.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { median, timed } from '../statistics.ts';
import { depsFor, type World } from '../world.ts';
import { fillBaskets, type Basket } from './fill-baskets.ts';
import { recorded, replayed } from './recorded.ts';

const ROUNDS = 80;
const WARM_UP = 40;
const BASKETS = 250;
const kinds = ['open', 'scan', 'pack'] as const;
type Kind = (typeof kinds)[number];
type Times = Record<Kind, number[]>;
const none = (): Times => ({ open: [], scan: [], pack: [] });
const names = { open: 'Packing: a basket is opened', scan: 'Packing: a unit is scanned', pack: 'Packing: a parcel is closed and charged' };

/** The calls of the packing station, against the statements they send, by the bare driver: one order after the other by each. */
export async function packing(world: World): Promise<Figure[]> {
  const database = await world.database();
  const server = await child<ServerTold>('server-process.ts', { url: database.url, timing: true } satisfies ServerGiven);
  const { deps, end } = depsFor(database);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const baskets = await fillBaskets(database, server.told.ours, BASKETS);
    const token = await clerk(database.db);
    const { staff_id, name } = await database.db.selectFrom('staff').select(['staff_id', 'name']).executeTakeFirstOrThrow();
    const seal = (await readSealer(database.pool))('quayside_desk');
    const opening = `begin; set local app.seal = '${seal}'; set local role quayside_desk`;
    const actor = { kind: 'staff' as const, staffId: staff_id, name };
    const ctxOn = (tx: Tx) => ({ ...systemCtx(deps, tx), actor }) as unknown as DeskCtx; // these services use nothing else of it
    const sent: Record<Kind, number> = { open: 0, scan: 0, pack: 0 };
    const bare = async (kind: Kind, work: (ctx: DeskCtx) => Promise<unknown>) => {
      const statements = await recorded(client, opening, (tx) => work(ctxOn(tx)));
      sent[kind] = statements.length;
      return timed(() => replayed(client, opening, statements));
    };
    const call = (path: string, body: object) => ask(agent, server.told.ours + path, token, JSON.stringify(body));
    const stations = {
      ours: {
        open: ({ code }: Basket) => call(calls.deskOpen.path, { code }),
        scan: (one: Basket) => call(calls.deskScan.path, scanOf(one)),
        pack: (one: Basket) => call(calls.deskPack.path, parcelOf(one)),
      },
      bare: {
        open: ({ code }: Basket) => bare('open', (ctx) => openParcel(ctx, { code })),
        scan: (one: Basket) => bare('scan', (ctx) => scanUnit(ctx, scanOf(one))),
        pack: (one: Basket) => bare('pack', (ctx) => packParcel(ctx, parcelOf(one))),
      },
    };
    const times = { ours: none(), bare: none() };
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const who of ['ours', 'bare'] as const) {
        const basket = baskets.shift();
        if (!basket) throw new Error('no basket is left');
        await packOne(basket, stations[who], round < 0 ? none() : times[who]);
      }
    }
    await refuseUnpacked(client, 2 * (ROUNDS + WARM_UP));
    return kinds.map((kind) => figureOf(kind, times, sent[kind]));
  } finally {
    agent.destroy();
    await client.end();
    end();
    await server.end();
  }
}

async function packOne(basket: Basket, station: Record<Kind, (one: Basket) => Promise<number>>, times: Times): Promise<void> {
  times.open.push(await station.open(basket));
  for (let unit = 0; unit < basket.quantity; unit++) times.scan.push(await station.scan(basket));
  times.pack.push(await station.pack(basket));
}

const keyOf = ({ customer_id, order_id }: Basket) => ({ customer_id, order_id });
const scanOf = (one: Basket) => ({ ...keyOf(one), code: one.sku, scan_key: randomUUID() });
const parcelOf = (one: Basket) => ({
  ...keyOf(one),
  confirmed: true,
  parcel: { weight_g: 150 * one.quantity, length_cm: '20', width_cm: '15', height_cm: '8' },
});

function figureOf(kind: Kind, { ours, bare }: { readonly ours: Times; readonly bare: Times }, statements: number): Figure {
  const [mine, least] = [median(ours[kind]), median(bare[kind])];
  return {
    name: names[kind],
    ours: ms(mine),
    baseline: `${ms(least)} its ${statements} statements by the bare driver`,
    ratio: mine / least,
    bar: { most: 3 },
  };
}

/** Both must have packed all of theirs: charged, nothing held, nothing on a table. */
async function refuseUnpacked(client: pg.Client, orders: number): Promise<void> {
  const { rows } = await client.query<{ packed: string }>(
    `select count(*) as packed from orders o where status = 'packaged'
       and exists (select from wallet_entries e where e.customer_id = o.customer_id and e.source_no = o.order_no)
       and not exists (select from wallet_holds h where h.customer_id = o.customer_id and h.source_no = o.order_no)
       and not exists (select from open_parcels p where p.customer_id = o.customer_id and p.order_id = o.order_id)`,
  );
  if (Number(rows[0]?.packed) !== orders) throw new Error(`${rows[0]?.packed} of ${orders} orders were packed`);
}
