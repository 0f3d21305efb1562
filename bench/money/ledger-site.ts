import { addMerchants, type World } from '../world.ts';
import { fillLedgers } from './fill-money.ts';

/** A database with about ten million entries, nine in ten of one merchant, one in ten of another, a thousand of every other. */
export async function openLedgers(world: World) {
  const database = await world.database();
  const { customer_id: large } = await addMerchants(database);
  const [middle, small] = [large + 1, large + 2];
  const sizes = { large: 9_000_000, middle: 900_000, small: 1000 };
  const of = new Map([
    [large, sizes.large],
    [middle, sizes.middle],
  ]);
  await fillLedgers(database.url, { of, others: sizes.small });
  return { database, large, middle, small, sizes };
}

export type LedgerSite = Awaited<ReturnType<typeof openLedgers>>;
