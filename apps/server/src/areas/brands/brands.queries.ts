import type { Updateable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** Brands belong to the provider, not to a merchant. */
export function brandAcrossMerchants(tx: Tx, platformType: number) {
  return tx.selectFrom('brands').selectAll().where('platform_type', '=', platformType).executeTakeFirst();
}

export function brandOfHostAcrossMerchants(tx: Tx, host: string) {
  return tx.selectFrom('brands').selectAll().where('host', '=', host).executeTakeFirst();
}

export function brandsAcrossMerchants(tx: Tx) {
  return tx.selectFrom('brands').selectAll().orderBy('platform_type').execute();
}

/** Undefined when there is no such brand. */
export function writeBrandAcrossMerchants(tx: Tx, platformType: number, change: Updateable<Tables['brands']>) {
  return tx.updateTable('brands').set(change).where('platform_type', '=', platformType).returningAll().executeTakeFirst();
}
