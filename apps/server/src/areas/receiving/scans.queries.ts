import { sql } from 'kysely';
import { LAST_SCANS, undoableScans, type ScanResult } from '@quayside/domain/receiving/receiving-rules';
import type { Tx } from '#server/kernel/database.ts';
import type { ItemCount } from '#server/areas/inbound/inbound.public.ts';
import { countOf } from '#server/kernel/clean-up.ts';
import { keptFor } from '#server/kernel/retention.ts';

type Key = { readonly customer_id: number; readonly inbound_id: number };
/** What a scan did, with the counts from before it so that it can be undone. */
export type ScanFacts = {
  readonly sku?: string;
  readonly counted?: number;
  readonly booked?: number;
  readonly before?: readonly ItemCount[];
};
type NewScan = {
  readonly box_no: number | null;
  readonly code: string;
  readonly result: ScanResult;
  readonly facts: ScanFacts;
  readonly scanned_by: string;
  readonly created_at: Date;
};

export async function insertScan(tx: Tx, { customer_id, inbound_id }: Key, { facts, ...scan }: NewScan): Promise<void> {
  await tx
    .insertInto('receiving_scans')
    .values({ customer_id, inbound_id, ...scan, params: JSON.stringify(facts) })
    .execute();
}

export function lastScans(tx: Tx, { customer_id, inbound_id }: Key) {
  return tx
    .selectFrom('receiving_scans')
    .select(['scan_id', 'code', 'result', 'box_no', 'params', 'scanned_by', 'created_at'])
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .orderBy('scan_id', 'desc')
    .limit(LAST_SCANS)
    .execute();
}

/** The newest action at a box that can be undone. */
export function lastCount(tx: Tx, { customer_id, inbound_id }: Key, boxNo: number) {
  return tx
    .selectFrom('receiving_scans')
    .select(['scan_id', 'params'])
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .where('box_no', '=', boxNo)
    .where('result', 'in', undoableScans)
    .orderBy('scan_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteScan(tx: Tx, customerId: number, scanId: number): Promise<void> {
  await tx.deleteFrom('receiving_scans').where('customer_id', '=', customerId).where('scan_id', '=', scanId).execute();
}

/** Scans of appointments that were closed, or are not received any more, for this long. An open one keeps its scans: they can be undone. */
export function deleteOldScansAcrossMerchants(tx: Tx, most: number): Promise<number> {
  const keep = keptFor('receiving_scans');
  return countOf(
    tx,
    sql`delete from receiving_scans where ctid = any(array(
          select s.ctid from receiving_scans s
           where s.created_at < now() - ${keep}::interval and not exists (
             select from inbounds i
              where i.customer_id = s.customer_id and i.inbound_id = s.inbound_id and i.bill_status = 'confirmed'
                and (i.completed_at is null or i.completed_at >= now() - ${keep}::interval))
           limit ${most}))`,
  );
}
