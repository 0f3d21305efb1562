import { consumablesCalls } from '@quayside/contract/consumables/consumables.calls';
import type { Consumable } from '@quayside/contract/consumables/consumables.schemas';
import { useRead } from '@quayside/ui/kernel/query';

/** Packaging is counted for every piece of a product, or for one order. */
export type Per = 'product' | 'order';

/** What can be chosen now, and with it those chosen before: one may have been switched off since. */
export function useConsumables(known: readonly Consumable[]) {
  const offered = useRead(consumablesCalls.list, {}, { silent: true, staleMs: 60_000 });
  return { offered, all: [...(offered.data?.list ?? []), ...known] };
}
