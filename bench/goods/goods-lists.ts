import { Agent } from 'node:http';
import { inventoryCalls } from '../../packages/contract/src/inventory/inventory.calls.ts';
import { productsCalls } from '../../packages/contract/src/products/products.calls.ts';
import { ask } from '../ask.ts';
import { child } from '../child.ts';
import { ms, type Figure } from '../figure.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { inTurns, type Contender } from '../statistics.ts';
import { addMerchants, signIn, type Merchant, type World } from '../world.ts';
import { fillGoods, type Goods } from './fill-goods.ts';

const ROUNDS = 60;
const WARM_UP = 60;

type Question = { readonly name: string; readonly path: string; readonly query: string; readonly bar?: Figure['bar'] };
const questions: readonly Question[] = [
  { name: 'Product list', path: productsCalls.list.path, query: 'limit=20', bar: { most: 2 } },
  { name: 'Product list, part of a SKU', path: productsCalls.list.path, query: 'limit=20&keyword=-0000777', bar: { most: 5 } },
  { name: 'Product list, part of a name', path: productsCalls.list.path, query: 'limit=20&keyword=a1b2c', bar: { most: 5 } },
  { name: 'Inventory list', path: inventoryCalls.list.path, query: 'limit=20', bar: { most: 2 } },
  { name: 'Inventory list, sold out', path: inventoryCalls.list.path, query: 'limit=20&sold_out=1', bar: { most: 3 } },
  { name: 'Stock log', path: inventoryCalls.stockLog.path, query: 'limit=20', bar: { most: 2 } },
  { name: 'Stock log of one SKU', path: inventoryCalls.stockLog.path, query: 'limit=20&keyword=sku-0000777', bar: { most: 5 } },
  {
    name: 'Stock log of a day long ago',
    path: inventoryCalls.stockLog.path,
    query: 'limit=20&from=2024-02-01&to=2024-02-02',
    bar: { most: 2 },
  },
  { name: 'Snapshot', path: inventoryCalls.snapshot.path, query: 'limit=20&deadline=2025-01-15', bar: { most: 3 } },
];

/** The lists of goods of one large merchant among a hundred, against the same lists of a small one in the same database. */
export async function goodsLists(world: World, goods: Goods): Promise<Figure[]> {
  const database = await world.database();
  const large = await addMerchants(database);
  const small = await signIn(database, large.customer_id + 1);
  await fillGoods(database.url, large, goods);
  const server = await child<ServerTold>('server-process.ts', { url: database.url, timing: true } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const times = await inTurns(
      questions.flatMap((question) => [contender('large', question, large), contender('small', question, small)]),
      ROUNDS,
      WARM_UP,
    );
    return questions.map(({ name, bar }) => {
      const [ours, baseline] = [times.get(`large ${name}`) ?? Number.NaN, times.get(`small ${name}`) ?? Number.NaN];
      const skus = (goods.skus / 100).toLocaleString('en');
      return {
        name: `${name}, ${size(goods)}`,
        ours: ms(ours),
        baseline: `${ms(baseline)} with ${skus} SKUs`,
        ratio: ours / baseline,
        ...(bar ? { bar } : {}),
      };
    });
  } finally {
    agent.destroy();
    await server.end();
  }

  function contender(who: string, { name, path, query }: Question, { token }: Merchant): Contender {
    return { name: `${who} ${name}`, measure: () => ask(agent, `${server.told.ours}${path}?${query}`, token) };
  }
}

function size({ skus, lines }: Goods): string {
  return `${skus.toLocaleString('en')} SKUs, ${(lines / 1e6).toLocaleString('en')} M log lines`;
}
