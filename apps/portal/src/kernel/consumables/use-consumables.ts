import { consumablesCalls } from '@quayside/contract/consumables/consumables.calls';
import type { Consumable } from '@quayside/contract/consumables/consumables.schemas';
import { useRead } from '@quayside/ui/kernel/query';

/** Packaging quantities are per unit of a product, or per order. */
export type Per = 'product' | 'order';

/** The available consumables, plus those chosen before, which may be disabled since. */
export function useConsumables(known: readonly Consumable[]) {
  const offered = useRead(consumablesCalls.list, {}, { silent: true, staleMs: 60_000 });
  return { offered, all: [...(offered.data?.list ?? []), ...known] };
}
