import type { Figure } from '../figure.ts';
import type { World } from '../world.ts';
import { captures } from './captures.ts';
import { openLedgers } from './ledger-site.ts';
import { moneyLists } from './money-lists.ts';
import { monthlySums, statements } from './money-months.ts';
import { storageRun } from './storage-run.ts';

/** All money figures, on one database of ten million entries; the storage run has its own database. */
export async function money(world: World): Promise<Figure[]> {
  const site = await openLedgers(world);
  const figures: Figure[] = [];
  // The captures come last: they add entries.
  for (const part of [moneyLists, monthlySums, statements, captures]) figures.push(...(await part(site)));
  return [...figures, ...(await storageRun(world, { merchants: 1000, skus: 200 }))];
}
