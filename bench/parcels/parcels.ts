import type { Figure } from '../figure.ts';
import type { World } from '../world.ts';
import { crowd } from './crowd.ts';
import { feed } from './feed.ts';
import { nightlyRuns } from './nightly-runs.ts';
import { openCrowd, openParcels } from './open-parcels.ts';
import { workplaceCalls } from './workplace.ts';

/** Parcels on their way: the workplace, and the runs of the night, which change them last. */
export async function parcels(world: World, sizes: { readonly large: number; readonly small: number }): Promise<Figure[]> {
  const site = await openParcels(world, sizes);
  return [...(await workplaceCalls(site)), ...(await nightlyRuns(site))];
}

/** The carriers' feed alone, and against the runs of the night. */
export async function carriersFeed(world: World, sizes: { readonly large: number; readonly small: number }): Promise<Figure[]> {
  return [...(await feed(await openParcels(world, sizes))), await crowd(await openCrowd(world))];
}
