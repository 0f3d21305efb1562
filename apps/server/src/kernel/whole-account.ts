import type { MerchantCtx } from './ctx.ts';
import { Refusal } from './refusal.ts';

/** The wallet belongs to all warehouses together: a key of some of them must not learn what the others cost. */
export function permitWholeAccount({ actor }: Pick<MerchantCtx, 'actor'>): void {
  if (actor.warehouseIds !== null) throw new Refusal('permission.whole_account');
}
