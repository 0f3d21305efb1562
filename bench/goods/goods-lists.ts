import { inventoryCalls } from '../../packages/contract/src/inventory/inventory.calls.ts';
import { productsCalls } from '../../packages/contract/src/products/products.calls.ts';
import type { Figure } from '../figure.ts';
import { largeAndSmall, type Question } from '../large-and-small.ts';
import { addMerchants, signIn, type World } from '../world.ts';
import { fillGoods, type Goods } from './fill-goods.ts';

const [products, inventory, stockLog] = [productsCalls.list.path, inventoryCalls.list.path, inventoryCalls.stockLog.path];
const questions: readonly Question[] = [
  { name: 'Product list', path: products, query: 'limit=20', most: 2 },
  { name: 'Product list, part of a SKU', path: products, query: 'limit=20&keyword=-0000777', most: 5 },
  { name: 'Product list, part of a name', path: products, query: 'limit=20&keyword=a1b2c', most: 5 },
  { name: 'Inventory list', path: inventory, query: 'limit=20', most: 2 },
  { name: 'Inventory list, sold out', path: inventory, query: 'limit=20&sold_out=1', most: 3 },
  { name: 'Inventory, how many are sold out', path: inventoryCalls.counts.path, most: 3 },
  { name: 'Stock log', path: stockLog, query: 'limit=20', most: 2 },
  { name: 'Stock log of one SKU', path: stockLog, query: 'limit=20&keyword=sku-0000777', most: 5 },
  { name: 'Stock log of a day long ago', path: stockLog, query: 'limit=20&from=2024-02-01&to=2024-02-02', most: 2 },
  { name: 'Snapshot', path: inventoryCalls.snapshot.path, query: 'limit=20&deadline=2025-01-15', most: 3 },
];

/** Product and stock lists of one large merchant among a hundred, against those of a small one in the same database. */
export async function goodsLists(world: World, goods: Goods): Promise<Figure[]> {
  const database = await world.database();
  const large = await addMerchants(database);
  const small = await signIn(database, large.customer_id + 1);
  await fillGoods(database.url, large, goods);
  const { skus, lines } = goods;
  const words = {
    large: `${skus.toLocaleString('en')} SKUs, ${(lines / 1e6).toLocaleString('en')} M log lines`,
    small: `${(skus / 100).toLocaleString('en')} SKUs`,
  };
  return largeAndSmall(database.url, { large, small }, words, questions);
}
