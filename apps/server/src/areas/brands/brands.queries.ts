import type { Tx } from '#server/kernel/database.ts';

/** Brands belong to the provider, not to a merchant. */
export function brandAcrossMerchants(tx: Tx, platformType: number) {
  return tx.selectFrom('brands').selectAll().where('platform_type', '=', platformType).executeTakeFirst();
}

export function brandOfHostAcrossMerchants(tx: Tx, host: string) {
  return tx.selectFrom('brands').selectAll().where('host', '=', host).executeTakeFirst();
}
