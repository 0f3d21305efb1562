import { addTariff } from '../orders/fill-shop.ts';
import { addMerchants, signIn, type World } from '../world.ts';
import { fillParcels } from './fill-parcels.ts';

/** So many of the newest orders stand everywhere; all older ones are on their way too long. */
const NEWEST_PART = 1 / 35;

export type ParcelSite = Awaited<ReturnType<typeof openParcels>>;

export async function openParcels(world: World, sizes: { readonly large: number; readonly small: number }) {
  const database = await world.database();
  const large = await addMerchants(database);
  const small = await signIn(database, large.customer_id + 1);
  const pushed = await signIn(database, large.customer_id + 2);
  await addTariff(database);
  const of = new Map([
    [large.customer_id, sizes.large],
    [small.customer_id, sizes.small],
    [pushed.customer_id, PUSHED],
  ]);
  await fillParcels(database.url, of, NEWEST_PART);
  const words = { large: `${(sizes.large / 1e6).toLocaleString('en')} M orders`, small: sizes.small.toLocaleString('en') };
  return { database, large, small, pushed, sizes, words };
}

/** Orders the feed reports about. */
const PUSHED = 6000;
/** Orders that reports, expiry and clearing meet at; in a database of their own, because the workers go on with whatever is due. */
const CROWDED = 1000;

export async function openCrowd(world: World) {
  const database = await world.database();
  const { customer_id } = await addMerchants(database);
  await addTariff(database);
  await fillParcels(database.url, new Map([[customer_id, CROWDED]]), NEWEST_PART);
  return { database, customerId: customer_id };
}
