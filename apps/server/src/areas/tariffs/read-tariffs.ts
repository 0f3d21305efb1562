import { compileTariff, type CompiledTariff } from '@quayside/domain/quotes/quote';
import type { RateRow, Tariff, TariffSheets } from '@quayside/domain/quotes/tariff';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf } from '#server/kernel/days.ts';
import { together } from '#server/kernel/together.ts';
import * as tariffs from './tariffs.queries.ts';

/** The price group of a merchant that has none of its own. */
export const STANDARD_GROUP = 'STANDARD';

export type LoadedTariff = { readonly versionId: number; readonly name: string; readonly compiled: CompiledTariff };
type Head = NonNullable<Awaited<ReturnType<typeof tariffs.versionOn>>>;

/** How many compiled versions a process keeps: today's, tomorrow's, and a few bound to open quotes. */
const KEPT = 6;
const compiled = new Map<string, CompiledTariff>();

/** The tariff for a moment, ready to price parcels; null when no version holds on its day. */
export async function tariffAt(tx: Tx, at: Date): Promise<LoadedTariff | null> {
  const [head, rates] = await together(tariffs.versionOn(tx, dayOf(at)), tariffs.rateRows(tx, dayOf(at)));
  return head ? load(tx, head, rates) : null;
}

/** A version by id, with the rates of a day: for quotes that are bound to it, and for trying out drafts. */
export async function tariffVersion(tx: Tx, versionId: number, day: string): Promise<LoadedTariff | null> {
  const [head, rates] = await together(tariffs.versionHead(tx, versionId), tariffs.rateRows(tx, day));
  return head ? load(tx, head, rates) : null;
}

export async function priceGroupOf(tx: Tx, customerId: number): Promise<string> {
  return (await priceGroupsOf(tx, [customerId]))(customerId);
}

/** The price groups of some merchants. */
export async function priceGroupsOf(tx: Tx, customerIds: readonly number[]): Promise<(customerId: number) => string> {
  const groups = await tariffs.priceGroups(tx, customerIds);
  return (customerId) => groups.get(customerId) ?? STANDARD_GROUP;
}

/** Published sheets never change, and a changed draft gets a new id: days and rates are all that can differ. */
async function load(tx: Tx, head: Head, rates: RateRow[]): Promise<LoadedTariff> {
  const key = JSON.stringify([head.version_id, head.first_day, head.last_day, rates]);
  const made = compiled.get(key) ?? (await compile(tx, head, rates));
  // The newest stay: a map keeps the order of insertion.
  compiled.delete(key);
  compiled.set(key, made);
  for (const old of [...compiled.keys()].slice(0, -KEPT)) compiled.delete(old);
  return { versionId: head.version_id, name: head.name, compiled: made };
}

async function compile(tx: Tx, head: Head, rates: readonly RateRow[]): Promise<CompiledTariff> {
  const sheets = (await tariffs.sheetsOf(tx, head.version_id)) as TariffSheets; // stored only after `faultsOf` found nothing
  const { name: version, currency, first_day, last_day } = head;
  const tariff: Tariff = { ...sheets, version, currency, time_zone: 'Asia/Shanghai', first_day, last_day, rates };
  return compileTariff(tariff);
}
