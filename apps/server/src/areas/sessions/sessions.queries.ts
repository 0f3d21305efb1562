import type { Tx } from '#server/kernel/database.ts';

/** Sessions of staff acting for a customer whose time is up. */
export function endedActingAcrossMerchants(tx: Tx, now: Date) {
  return tx
    .selectFrom('sessions as s')
    .innerJoin('staff as p', 'p.staff_id', 's.acting_staff_id')
    .select(['s.customer_id', 'p.staff_id', 'p.role as staff_role', 'p.email as account', 'p.name as operator', 's.expires_at as ended_at'])
    .where('s.expires_at', '<', now)
    .orderBy('s.expires_at')
    .execute();
}
