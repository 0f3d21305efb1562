import type { Figure } from '../figure.ts';
import type { World } from '../world.ts';
import { crowd } from './crowd.ts';
import { feed } from './feed.ts';
import { nightlyRuns } from './nightly-runs.ts';
import { openCrowd, openParcels } from './open-parcels.ts';
import { workplaceCalls } from './workplace.ts';

type Sizes = { readonly large: number; readonly small: number };

export async function workplace(world: World, sizes: Sizes): Promise<Figure[]> {
  return workplaceCalls(await openParcels(world, sizes));
}

/** Parcels on their way, and the runs of the night that change them. */
export async function parcels(world: World, sizes: Sizes): Promise<Figure[]> {
  return nightlyRuns(await openParcels(world, sizes));
}

/** The carriers' feed alone, and against the runs of the night. */
export async function carriersFeed(world: World, sizes: Sizes): Promise<Figure[]> {
  return [...(await feed(await openParcels(world, sizes))), await crowd(await openCrowd(world))];
}
