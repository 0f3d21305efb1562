import { photoPath } from '@quayside/contract/work-orders/work-orders.calls';
import { ReturnAddress, WorkFee } from '@quayside/contract/work-orders/work-orders.schemas';
import { allWorkOptions, type WorkOption } from '@quayside/domain/work-orders/work-rules';
import type * as work from './work-orders.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof work.workOrder>>>;
/** Suppliers see the units of their SKUs, no prices and no address. */
export type Viewer = { readonly seesAll: boolean };
type Sums = { readonly skus: number; readonly units: number };

export const optionsOf = (row: Pick<Row, 'options'>): WorkOption[] => allWorkOptions.filter((option) => row.options.includes(option));

export function workOrderRow(row: Row, { seesAll }: Viewer, { skus, units }: Sums = row) {
  const { work_order_id, work_order_no, type, state, warehouse_id, created_by, created_at, begun_at, closed_at } = row;
  const total = seesAll ? (row.charged ?? row.quoted) : null;
  const own = { work_order_id, work_order_no, type, state, warehouse_id, created_by, created_at, begun_at, closed_at };
  return { ...own, options: optionsOf(row), skus, units, total };
}

type Parts = {
  readonly lines: Awaited<ReturnType<typeof work.linesOf>>;
  readonly photos: Awaited<ReturnType<typeof work.photosOf>>;
  readonly events: Awaited<ReturnType<typeof work.eventsOf>>;
  readonly bundle_sku: string | null;
};

export function workOrderDetail(row: Row, { lines, photos, events, bundle_sku }: Parts, viewer: Viewer) {
  const { seesAll } = viewer;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...workOrderRow(row, viewer, { skus: lines.length, units }),
    // Notes may name prices or the buyer.
    note: seesAll ? row.note : '',
    result_note: seesAll ? row.result_note : '',
    bundle_product_id: seesAll ? row.bundle_product_id : null,
    bundle_sku: seesAll ? bundle_sku : null,
    bundle_quantity: seesAll ? row.bundle_quantity : null,
    address: seesAll && row.address !== null ? ReturnAddress.parse(row.address) : null,
    address_cleared_at: row.address_cleared_at,
    tracking_no: seesAll ? row.tracking_no : '',
    taken_by: row.taken_by,
    quoted: seesAll ? row.quoted : null,
    fees: seesAll ? WorkFee.array().parse(row.fees) : [],
    lines,
    photos: photos.map((photo) => ({ ...photo, url: photoPath(row.work_order_id, photo.file_id) })),
    events,
  };
}
