import type { Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export async function isAutomatic(tx: Tx, customerId: number): Promise<boolean> {
  const row = await tx.selectFrom('storage_settlements').select('customer_id').where('customer_id', '=', customerId).executeTakeFirst();
  return row !== undefined;
}

export async function switchOn(tx: Tx, row: Insertable<Tables['storage_settlements']>): Promise<void> {
  await tx
    .insertInto('storage_settlements')
    .values(row)
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

export async function switchOff(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('storage_settlements').where('customer_id', '=', customerId).execute();
}

/** Customers with automatic settlement who owe a bill. */
export async function automaticWithBillsAcrossMerchants(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('storage_settlements as s')
    .select('s.customer_id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('storage_bills as b').whereRef('b.customer_id', '=', 's.customer_id').where('b.settled_at', 'is', null)),
    )
    .orderBy('s.customer_id')
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}
