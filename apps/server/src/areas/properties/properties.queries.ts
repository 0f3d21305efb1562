import type { Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** The provider's properties, the same for every merchant. */
export function propertiesAcrossMerchants(tx: Tx) {
  return tx.selectFrom('properties').selectAll().orderBy('sort').orderBy('property_id').execute();
}

type Row = Omit<Insertable<Tables['properties']>, 'property_id'>;

export function insertPropertyAcrossMerchants(tx: Tx, row: Row) {
  return tx.insertInto('properties').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when there is no such property. */
export function writePropertyAcrossMerchants(tx: Tx, propertyId: number, row: Row) {
  return tx.updateTable('properties').set(row).where('property_id', '=', propertyId).returningAll().executeTakeFirst();
}
