import type { Tx } from '#server/kernel/database.ts';
import { parcelAcrossMerchants } from './shipping.queries.ts';

type Parcel = Awaited<ReturnType<typeof parcelAcrossMerchants>>;
type Packed = Omit<Parcel, 'status' | 'tracking_no' | 'last_mile_no'>;

export function shippingRow({ processing, packed_at, packed_by, label_state: state, label_no, label_reason, ...row }: Packed) {
  // A parcel on this list is packed: the table's own check.
  const intercept_requested = processing === 'intercept_requested';
  const label = state === null ? null : { state, tracking_no: label_no ?? '', reason: label_reason ?? '' };
  return { ...row, packed_at: packed_at as Date, packed_by: packed_by ?? '', intercept_requested, label };
}

export async function shippedParcel(tx: Tx, { customer_id, order_id }: { customer_id: number; order_id: number }) {
  const { order_no, waybill_no, tracking_no, last_mile_no, method_name_en, method_name_cn } = await parcelAcrossMerchants(
    tx,
    customer_id,
    order_id,
  );
  return { customer_id, order_id, order_no, waybill_no, tracking_no, last_mile_no, method_name_en, method_name_cn };
}
