import { Agent } from 'node:http';
import pg from 'pg';
import { inboundCalls } from '../../packages/contract/src/inbound/inbound.calls.ts';
import { readSealer } from '../../apps/server/src/kernel/seals.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns, timed } from '../statistics.ts';
import type { Merchant } from '../world.ts';

const LINES = 2000;
const BOXES = 500;
const ROUNDS = 15;
const WARM_UP = 5;
const PER_BOX = LINES / BOXES;

/** Save and open an appointment of 2,000 lines in 500 boxes, against the same rows written and read by bare statements. */
export async function bigAppointment({ db, url }: Database & { url: string }, merchant: Merchant): Promise<Figure[]> {
  const { customer_id } = merchant;
  const products = await db.selectFrom('products').select('product_id').where('customer_id', '=', customer_id).limit(LINES).execute();
  const ids = products.map(({ product_id }) => product_id);
  if (ids.length < LINES) throw new Error(`only ${ids.length} products`);
  const server = await child<ServerTold>('server-process.ts', { url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const inbound_id = await create(server.told.ours, merchant.token);
  const raw = await rawClient(url, customer_id);
  try {
    const body = JSON.stringify({ inbound_id, step: 3, lines: linesOf(ids), packing_method: 'mixed', boxes: boxesOf(ids) });
    const save = () => ask(agent, server.told.ours + inboundCalls.save.path, merchant.token, body);
    await save();
    const open = () => ask(agent, `${server.told.ours}${inboundCalls.get.path}?inbound_id=${inbound_id}`, merchant.token);
    const times = await inTurns(
      [
        { name: 'save', measure: save },
        { name: 'raw save', measure: () => timed(() => writeRaw(raw, customer_id, inbound_id, ids)) },
        { name: 'open', measure: open },
        { name: 'raw open', measure: () => timed(() => readRaw(raw, customer_id, inbound_id)) },
      ],
      ROUNDS,
      WARM_UP,
    );
    return (['save', 'open'] as const).map((name) => figure(name, times));
  } finally {
    agent.destroy();
    await raw.end();
    await server.end();
  }
}

function figure(name: 'save' | 'open', times: Map<string, number>): Figure {
  const [ours, bare] = [times.get(name) ?? Number.NaN, times.get(`raw ${name}`) ?? Number.NaN];
  const words = { save: 'is saved', open: 'is opened' };
  return {
    name: `An appointment of 2,000 lines in 500 boxes ${words[name]}`,
    ours: ms(ours),
    baseline: `${ms(bare)} its rows by bare statements`,
    ratio: ours / bare,
    bar: { most: 3 },
  };
}

const linesOf = (ids: readonly number[]) => ids.map((product_id) => ({ product_id, quantity: 10 }));
/** No two boxes are alike, so none are one row. */
const boxesOf = (ids: readonly number[]) =>
  Array.from({ length: BOXES }, (_, box) => ({
    count: 1,
    weight_kg: '12.5',
    length_cm: '60',
    width_cm: '40',
    height_cm: '40',
    items: linesOf(ids.slice(box * PER_BOX, (box + 1) * PER_BOX)),
  }));

async function create(base: string, token: string): Promise<number> {
  const headers = { 'content-type': 'application/json', token };
  const answer = await fetch(base + inboundCalls.save.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ step: 1, warehouse_id: 1 }),
  });
  const { content, error_code } = (await answer.json()) as { error_code: number; content: { inbound_id: number } }; // the envelope of every call
  if (error_code !== 0) throw new Error(`the appointment could not be saved: ${error_code}`);
  return content.inbound_id;
}

async function rawClient(url: string, customerId: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the server ended it after another failure, which is reported
  await client.connect();
  const seal = (await readSealer(client))('quayside_merchant', customerId);
  await client.query(`set app.seal = '${seal}'; set role quayside_merchant; set app.customer_id = '${customerId}'`);
  return client;
}

/** The same rows in four bulk statements, deleted first as a save replaces them. */
async function writeRaw(client: pg.Client, customerId: number, inboundId: number, ids: readonly number[]): Promise<void> {
  const key = [customerId, inboundId];
  await client.query('begin');
  await client.query('select 1 from inbounds where customer_id = $1 and inbound_id = $2 for update', key);
  for (const table of ['inbound_box_items', 'inbound_boxes', 'inbound_lines'])
    await client.query(`delete from ${table} where customer_id = $1 and inbound_id = $2`, key);
  await client.query(
    `insert into inbound_lines (customer_id, inbound_id, line_no, product_id, quantity)
     select $1, $2, n, id, 10 from unnest($3::bigint[]) with ordinality u (id, n)`,
    [...key, ids],
  );
  await client.query(
    `insert into inbound_boxes (customer_id, inbound_id, box_no, group_no, weight_kg, length_cm, width_cm, height_cm)
     select $1, $2, n, n, 12.5, 60, 40, 40 from generate_series(1, $3::int) n`,
    [...key, BOXES],
  );
  await client.query(
    `insert into inbound_box_items (customer_id, inbound_id, box_no, product_id, quantity)
     select $1, $2, 1 + (n - 1) / $4::int, id, 10 from unnest($3::bigint[]) with ordinality u (id, n)`,
    [...key, ids, PER_BOX],
  );
  await client.query('commit');
}

async function readRaw(client: pg.Client, customerId: number, inboundId: number): Promise<void> {
  const key = [customerId, inboundId];
  const of = (table: string) => `select * from ${table} where customer_id = $1 and inbound_id = $2`;
  await client.query(of('inbounds'), key);
  const lines = `select l.*, p.sku, p.product_name, p.barcode, p.weight_g from inbound_lines l
    join products p on p.customer_id = l.customer_id and p.product_id = l.product_id where l.customer_id = $1 and l.inbound_id = $2 order by l.line_no`;
  const { rowCount } = await client.query(lines, key);
  if (rowCount !== LINES) throw new Error(`the bare query read ${rowCount} lines`);
  await client.query(`${of('inbound_boxes')} order by box_no`, key);
  await client.query(`${of('inbound_box_items')} order by box_no, product_id`, key);
}
