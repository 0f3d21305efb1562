import { ordersCalls } from '../../packages/contract/src/orders/orders.calls.ts';
import type { Figure } from '../figure.ts';
import { largeAndSmall, type Question } from '../large-and-small.ts';
import { addMerchants, signIn, type World } from '../world.ts';
import { fillOrders, type Orders } from './fill-orders.ts';
import { orderLists } from './order-lists.ts';
import { verification } from './verification.ts';

const { path } = ordersCalls.list;
const like = { platform_order_no: 'P-77', first_name: 'First77', last_name: 'Last', address1: '77 Main Street', country: 'FR' };
const questions: readonly Question[] = [
  { name: 'Orders', path, query: 'limit=20', most: 2 },
  { name: 'Orders, page 40', path, query: 'limit=20&page=40', most: 2 },
  { name: 'Orders that are canceled', path, query: 'limit=20&status=canceled', most: 2 },
  { name: 'Orders by the platform’s number', path, query: 'limit=20&number=p-777', most: 5 },
  { name: 'Orders by a number’s common beginning', path, query: 'limit=20&number=p-77', most: 10 },
  { name: 'Orders of one SKU', path, query: 'limit=20&sku=sku-0000077', most: 5 },
  { name: 'Orders to a recipient', path, query: 'limit=20&recipient=first77%20', most: 5 },
  { name: 'Orders by a tracking number', path, query: 'limit=20&tracking=TRK00000077', most: 5 },
  { name: 'Orders with one method', path, query: 'limit=20&method=M-7', most: 3 },
  { name: 'Orders to one country', path, query: 'limit=20&country=JP', most: 3 },
  { name: 'Orders of a day long ago', path, query: 'limit=20&from=2024-01-01&to=2024-01-01', most: 3 },
  { name: 'Orders, how many stand where', path: ordersCalls.counts.path, most: 3 },
  { name: 'Orders, one like it', path: ordersCalls.checkDuplicate.path, body: { large: like, small: like }, most: 3 },
];

/** The orders of one large merchant among a hundred, against the same calls of a small one in the same database. */
export async function orders(world: World, sizes: Orders): Promise<Figure[]> {
  const database = await world.database();
  const large = await addMerchants(database);
  const [small, tenth] = [await signIn(database, large.customer_id + 1), await signIn(database, large.customer_id + 2)];
  await fillOrders(database.url, large.customer_id, sizes, tenth.customer_id);
  const words = { large: `${(sizes.large / 1e6).toLocaleString('en')} M`, small: sizes.small.toLocaleString('en') };
  return [
    ...(await largeAndSmall(database.url, { large, small }, words, questions)),
    ...(await orderLists(database.url, { large, tenth })),
    ...(await verification(database, large.customer_id)),
  ];
}
