import { createHash } from 'node:crypto';
import { meaningOf, isTracked } from '@quayside/domain/tracking/tracking-statuses';
import { endException, raiseException } from '#server/areas/exceptions/exceptions.public.ts';
import { lockOrderAcrossMerchants, trackOrder, trackOrders, type AnyOrder, type LifeCtx } from '#server/areas/orders/orders.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { isStoppable } from '@quayside/domain/orders/order-machine';
import * as tracking from './tracking.queries.ts';

/** What a carrier says about one number. */
export type Report = {
  readonly number: string;
  /** Its latest main and sub status. */
  readonly main: string;
  readonly sub: string;
  readonly events: readonly ReportedEvent[];
};
export type ReportedEvent = { readonly at: string; readonly sub: string; readonly description: string; readonly location: string };

/** By ascending number, so that two files with the same numbers do not wait for each other. */
export async function lockNumbers(tx: Tx, numbers: readonly string[]): Promise<void> {
  for (const number of [...new Set(numbers)].filter((one) => one !== '').toSorted()) await tracking.lockNumber(tx, number);
}

/** Stores what is new and moves the order forwards; a number no order was shipped under yet waits. */
export async function takeReport(ctx: LifeCtx, report: Report): Promise<'applied' | 'waits'> {
  const row = await tracking.lockReportedAcrossMerchants(ctx.tx, report.number);
  if (row) {
    await applyReport(ctx, row, report);
    return 'applied';
  }
  const body = JSON.stringify(report);
  await tracking.keepReport(ctx.tx, { number: report.number, report_key: hashOf(body), report: body, received_at: ctx.now });
  return 'waits';
}

/**
 * Takes plain reports of shipped parcels in a few statements and waits for nobody: true at the place of each that was taken. The others are
 * for `takeReport`: numbers no order has yet, exceptions, orders somebody is changing, and the second report about an order.
 */
export async function takeReports(ctx: LifeCtx, reports: readonly (Report | null)[]): Promise<boolean[]> {
  const numbers = [...new Set(reports.flatMap((report) => report?.number || []))].toSorted();
  const found = new Map((await tracking.lockFreeAcrossMerchants(ctx.tx, numbers)).map((row) => [row.number, row]));
  const orders = new Set<string>();
  const plain = reports.map((report) => {
    const row = report && found.get(report.number);
    if (!row) return null;
    const { status, reason } = meaningOf(report.main, report.sub);
    const tracked = isTracked(status) ? status : null;
    if (tracked === null ? reason !== null : row.status === 'alert') return null;
    const key = `${row.customer_id} ${row.order_id}`;
    if (orders.has(key)) return null;
    orders.add(key);
    return { ...row, tracked, events: eventRows(ctx, report) };
  });
  const taken = plain.filter((one) => one !== null);
  await tracking.insertManyEvents(ctx.tx, taken);
  await trackOrders(ctx, taken);
  return plain.map((one) => one !== null);
}

/** What was reported before this order had its number. The caller has locked the order and its numbers. */
export async function applyWaiting(ctx: LifeCtx, before: AnyOrder): Promise<void> {
  const locked = () => lockOrderAcrossMerchants(ctx.tx, before.customer_id, before.order_id);
  const row = await locked();
  if (!row) return;
  const numbers = [row.tracking_no, row.last_mile_no, row.waybill_no].filter((one) => one !== '');
  // Each report may have moved it.
  for (const { report } of await tracking.takeReportsAcrossMerchants(ctx.tx, numbers))
    await applyReport(ctx, (await locked()) ?? row, report as Report); // written by takeReport
}

const MAX_TEXT = 500;

/** The events of a report, each once. */
function eventRows(ctx: LifeCtx, { events }: Report): tracking.NewEvent[] {
  const rows = events.map((event) => ({
    event_key: hashOf(JSON.stringify([event.at, event.sub, event.description, event.location])),
    happened_at: new Date(event.at),
    status: meaningOf('', event.sub).status,
    sub_status: event.sub.slice(0, 60),
    description: event.description.slice(0, MAX_TEXT),
    location: event.location.slice(0, 200),
    source: 'feed' as const,
    received_at: ctx.now,
  }));
  return [...new Map(rows.map((row) => [row.event_key, row])).values()];
}

async function applyReport(ctx: LifeCtx, row: AnyOrder, report: Report): Promise<void> {
  const added = await tracking.insertEvents(ctx.tx, row, eventRows(ctx, report));
  const { main, sub } = report;
  const { status, reason } = meaningOf(main, sub);
  if (isTracked(status)) {
    const wasStopped = row.status === 'alert';
    if ((await trackOrder(ctx, row, status)) && wasStopped) await endException(ctx, row);
    return;
  }
  if (reason === null || !isStoppable(row.status)) return;
  // A report that was sent twice, or that is older than what is known, stops nothing.
  const [newest] = await tracking.eventsOf(ctx.tx, row);
  if (!newest || !added.includes(newest.event_key)) return;
  await raiseException(ctx, row, { reason, body: newest.description });
}

/** What was reported while an exception stopped the order. Forwards only, like every report. */
export async function applyLatest(ctx: LifeCtx, one: Pick<AnyOrder, 'customer_id' | 'order_id'>): Promise<void> {
  const row = await lockOrderAcrossMerchants(ctx.tx, one.customer_id, one.order_id);
  const latest = (await tracking.eventsOf(ctx.tx, one)).find(({ status }) => isTracked(status));
  if (row && latest && isTracked(latest.status)) await trackOrder(ctx, row, latest.status);
}

export const hashOf = (body: string | Buffer) => createHash('sha256').update(body).digest('hex');
