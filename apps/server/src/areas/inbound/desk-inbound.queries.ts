import { sql } from 'kysely';
import { billStatuses, type auditStatuses, type BillStatus, type InboundStage } from '@quayside/domain/inbound/inbound-machine';
import { readBoxMark } from '@quayside/domain/inbound/inbound-rules';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { countTabs, pageCounting, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import { rowColumns } from './inbound-list.queries.ts';

type DeskFilters = Page<'inbound_id' | 'submitted_at' | 'arrival_date'> & {
  customer_id?: number | undefined;
  bill_status?: BillStatus | undefined;
  audit_status?: (typeof auditStatuses)[number] | undefined;
  stage?: InboundStage | undefined;
  number?: string | undefined;
  warehouse_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

function live(tx: Tx) {
  return tx.selectFrom('inbounds as i').where('i.deleted_at', 'is', null);
}
type Live = ReturnType<typeof live>;

function filtered(tx: Tx, input: DeskFilters): Live {
  let rows = live(tx);
  const { customer_id, bill_status, audit_status, stage, number, warehouse_id, from, to } = input;
  if (customer_id !== undefined) rows = rows.where('i.customer_id', '=', customer_id);
  if (bill_status) rows = rows.where('i.bill_status', '=', bill_status);
  if (audit_status) rows = rows.where('i.audit_status', '=', audit_status);
  if (stage) rows = rows.where('i.stage', '=', stage);
  if (warehouse_id !== undefined) rows = rows.where('i.warehouse_id', '=', warehouse_id);
  if (from) rows = rows.where('i.created_at', '>=', startOfDay(from));
  if (to) rows = rows.where('i.created_at', '<', startOfDay(to, 1));
  return number ? named(rows, number) : rows;
}

/** The form of the code says which index finds it. */
function named(rows: Live, number: string): Live {
  const mark = readBoxMark(number);
  if (mark) return rows.where('i.code', '=', mark.code);
  if (/^ASN/i.test(number)) return rows.where((is) => startsWithCapitals(is, 'i.inbound_no', number));
  return rows.where(withTrackingAcrossMerchants(number));
}

/** A sealed function, because row-level security keeps `@>` from its index. `i` is the appointment of the query. */
export function withTrackingAcrossMerchants(tracking: string) {
  return sql<boolean>`i.inbound_id = any(array(select inbounds_with_tracking_across_merchants(${tracking})))`;
}

export function inboundPageAcrossMerchants(tx: Tx, input: DeskFilters) {
  const rows = filtered(tx, input)
    .innerJoin('customers as c', 'c.customer_id', 'i.customer_id')
    .select([...rowColumns, 'i.customer_id', 'c.name as customer_name']);
  const columns = { inbound_id: 'i.inbound_id', submitted_at: 'i.submitted_at', arrival_date: 'i.arrival_date' };
  return pageCounting(tx, rows, filtered(tx, input).select('i.inbound_id'), input, columns, 'i.inbound_id');
}

export function statusCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, billStatuses, (status) => live(tx).where('i.bill_status', '=', status));
}

export function customerName(tx: Tx, customerId: number) {
  return tx.selectFrom('customers').select('name').where('customer_id', '=', customerId).executeTakeFirst();
}

/** Whether a box of it has been counted: from then on it cannot be voided. */
export function countedBox(tx: Tx, customerId: number, inboundId: number) {
  return tx
    .selectFrom('inbound_boxes')
    .select('box_no')
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .where('counted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
}

const settling = ['withdrawn', 'passed', 'rejected', 'voided'];

/** Who ended the wait for an audit. */
export function lastDecision(tx: Tx, customerId: number, inboundId: number) {
  return tx
    .selectFrom('inbound_events')
    .select(['kind', 'actor_name'])
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .where('kind', 'in', settling)
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
