import type { Figure } from '../figure.ts';
import type { World } from '../world.ts';
import { fillShop } from './fill-shop.ts';
import { orderImport } from './order-import.ts';
import { quoteCall } from './quote-call.ts';
import { submitting } from './submit.ts';

const MERCHANTS = 12;

/** What is done with orders beside looking at them: prices, submitting. */
export async function orderWork(world: World): Promise<Figure[]> {
  const database = await world.database();
  const merchants = await fillShop(database, MERCHANTS);
  return [await quoteCall(database, merchants), ...(await submitting(database, merchants))];
}

/** The import alone: a merchant without any other order. */
export async function importWork(world: World): Promise<Figure[]> {
  const database = await world.database();
  const [first] = await fillShop(database, 1);
  if (!first) throw new Error('no merchant');
  return orderImport(database, first);
}
