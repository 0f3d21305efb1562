import { sourcingCalls } from '../../packages/contract/src/sourcing/sourcing.calls.ts';
import { workOrdersCalls } from '../../packages/contract/src/work-orders/work-orders.calls.ts';
import { withClient } from '../with-client.ts';
import type { Figure } from '../figure.ts';
import { largeAndSmall, type Question } from '../large-and-small.ts';
import { addMerchants, signIn, type World } from '../world.ts';

const [orders, requests] = [workOrdersCalls.list.path, sourcingCalls.list.path];
const questions: readonly Question[] = [
  { name: 'Self-service orders', path: orders, query: 'limit=20', most: 2 },
  { name: 'Self-service orders of a state', path: orders, query: 'limit=20&state=submitted', most: 3 },
  { name: 'Self-service orders by number', path: orders, query: 'limit=20&number=ss-260101-22222', most: 2 },
  { name: 'Self-service orders, tab counts', path: workOrdersCalls.counts.path, most: 3 },
  { name: 'Sourcing requests', path: requests, query: 'limit=20', most: 2 },
  { name: 'Sourcing requests of a state', path: requests, query: 'limit=20&state=quoted', most: 2 },
  { name: 'Sourcing requests, tab counts', path: sourcingCalls.counts.path, most: 3 },
];

/** The lists of self-service orders and sourcing requests of one large merchant, against those of a small one in the same database. */
export async function workLists(world: World, rows: number): Promise<Figure[]> {
  const database = await world.database();
  const large = await addMerchants(database);
  const small = await signIn(database, large.customer_id + 1);
  const few = Math.max(20, rows / 1000);
  await fill(database.url, large.customer_id, rows);
  await fill(database.url, small.customer_id, few);
  const words = { large: `${rows.toLocaleString('en')} rows each`, small: `${few.toLocaleString('en')} rows each` };
  return largeAndSmall(database.url, { large, small }, words, questions);
}

/** A document's number: a day for each merchant, and five readable letters made from the row's position. */
const number = (prefix: string) =>
  `'${prefix}-' || to_char(date '2024-01-01' + ($1::bigint % 900)::int, 'YYMMDD') || '-' || (
     select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((n >> (5 * k)) % 32) + 1, 1), '' order by k desc) from generate_series(0, 4) k)`;

async function fill(url: string, customerId: number, rows: number): Promise<void> {
  await withClient(url, async (client) => {
    const orderRows = `
      insert into work_orders (customer_id, work_order_no, type, state, warehouse_id, skus, units, prices, quoted, charged, fees, created_by,
          created_at, closed_at)
      select $1, ${number('SS')}, 'count', case when n % 50 = 0 then 'submitted' else 'done' end, 1, 1, 1, '{}', 3,
          case when n % 50 = 0 then null else 3 end, '[]', 'x', now() - n * interval '1 minute',
          case when n % 50 = 0 then null else now() end
        from generate_series(1, $2::int) n`;
    const requestRows = `
      insert into sourcing_requests (customer_id, request_no, state, waits_for, waiting_since, product_name, link, quantity, country, created_by,
          created_at, updated_at, decline_reason)
      select $1, ${number('DS')}, case when n % 50 = 0 then 'requested' else 'declined' end,
          case when n % 50 = 0 then 'staff' end, case when n % 50 = 0 then now() end, 'Mug', 'https://example.com', 1, 'DE', 'x', now(), now(), ''
        from generate_series(1, $2::int) n`;
    for (const rowsOf of [orderRows, requestRows]) await client.query(rowsOf, [customerId, rows]);
    await client.query('analyze work_orders, sourcing_requests');
  });
}
