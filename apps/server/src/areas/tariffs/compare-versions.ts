import { compareTariffs, type RowChange } from '@quayside/domain/quotes/compare-tariffs';
import type { Tariff } from '@quayside/domain/quotes/tariff';
import { partlyServedCountries } from '@quayside/domain/quotes/tariff-faults';
import { groupEffects, typicalParcels } from '@quayside/domain/quotes/typical-parcels';
import { sheetLists } from '@quayside/domain/quotes/workbook';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import { STANDARD_GROUP, tariffVersion } from './read-tariffs.ts';
import * as tariffs from './tariffs.queries.ts';

/** How many rows a page shows; a workbook has the rest. */
const MAX_SHOWN = 500;

/** What a version changes against the one it follows: rows, typical parcels, and how many customers of each price group it touches. */
export async function compareTariff({ tx }: DeskCtx, { version_id }: { version_id: number }) {
  const { first_day } = found(await tariffs.versionHead(tx, version_id));
  const after = found(await tariffVersion(tx, version_id, first_day)).compiled.tariff;
  const base = await tariffs.versionBefore(tx, version_id, first_day);
  const partly_served = partlyServedCountries(after).slice(0, MAX_SHOWN);
  if (!base) return { against: null, counts: [], changes: [], parcel_count: 0, parcels: [], effects: [], partly_served };
  const before = found(await tariffVersion(tx, base.version_id, first_day)).compiled.tariff;
  const changes = compareTariffs(before, after);
  const parcels = typicalParcels(before, after);
  const changed = parcels.filter((parcel) => parcel.old !== parcel.new);
  return {
    against: { version_id: base.version_id, name: base.name },
    counts: countsOf(changes),
    changes: changes.slice(0, MAX_SHOWN).map(({ sheet, key, change, cells }) => ({ sheet, key, change, cells: [...cells] })),
    parcel_count: changed.length,
    parcels: changed.slice(0, MAX_SHOWN),
    effects: await effectsOf(tx, parcels, after),
    partly_served,
  };
}

function countsOf(changes: readonly RowChange[]) {
  return sheetLists.flatMap((sheet) => {
    const count = { sheet, added: 0, removed: 0, changed: 0 };
    for (const one of changes) if (one.sheet === sheet) count[one.change] += 1;
    return count.added + count.removed + count.changed === 0 ? [] : [count];
  });
}

async function effectsOf(tx: DeskCtx['tx'], parcels: ReturnType<typeof typicalParcels>, { price_groups }: Tariff) {
  const customers = new Map(
    (await tariffs.customersByGroupAcrossMerchants(tx, STANDARD_GROUP)).map((row) => [row.price_group, row.customers]),
  );
  const known = groupEffects(parcels).map((effect) => ({ ...effect, customers: customers.get(effect.group) ?? 0 }));
  const shown = new Set(known.map(({ group }) => group));
  const untouched = { dearer: 0, cheaper: 0, same: 0, added: 0, removed: 0 };
  const rest = price_groups.filter(({ group }) => !shown.has(group));
  return [...known, ...rest.map(({ group }) => ({ ...untouched, group, customers: customers.get(group) ?? 0 }))];
}
