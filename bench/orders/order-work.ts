import type { Figure } from '../figure.ts';
import type { World } from '../world.ts';
import { fillShop } from './fill-shop.ts';
import { orderImport } from './order-import.ts';
import { quoteCall } from './quote-call.ts';
import { submitting } from './submit.ts';

const MERCHANTS = 12;

/** What is done with orders beside looking at them: prices, submitting, import. */
export async function orderWork(world: World): Promise<Figure[]> {
  const database = await world.database();
  const merchants = await fillShop(database, MERCHANTS);
  const [first] = merchants;
  if (!first) throw new Error('no merchant');
  return [
    await quoteCall(database, merchants),
    ...(await submitting(database, merchants)),
    ...(await orderImport(database, merchants.at(-1) ?? first)),
  ];
}
