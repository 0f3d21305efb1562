import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { buyLabelJob } from '@quayside/contract/shipping/shipping.jobs';
import { readCarrierServices } from '@quayside/domain/basic-config/carrier-services';
import { isSandbox } from '@quayside/domain/kernel/sandbox';
import { CARRIER_NUMBER, carrierNumber } from '@quayside/domain/tracking/carrier-number';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import { lockOrderAcrossMerchants, orderAcrossMerchants, type AnyOrder } from '#server/areas/orders/orders.public.ts';
import { openFile, writeFile } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { runsAfter, type JobCtx, type PrepareCtx } from '#server/kernel/jobs.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { CarrierRefused, type BoughtLabel, type LabelRequest } from '#server/ports/carrier/port.ts';
import * as labels from './labels.queries.ts';
import { takeNumber } from './carrier-numbers.queries.ts';
import { isTakenBack, requestVoid, voidJob } from './void-label.ts';

/**
 * Asks for the carrier's label of a parcel that is just being closed, if its method buys labels. Request, key and job commit with the
 * parcel: a label is never bought for a parcel that is not closed, and none is forgotten.
 */
export async function requestLabel(ctx: DeskCtx, { customer_id, order_id, method }: AnyOrder): Promise<void> {
  // A label costs money, and no parcel of a sandbox exists.
  if (isSandbox(customer_id)) return;
  const service = readCarrierServices(await configValue(ctx.tx, 'carrier_services'))?.get(method);
  if (!service) return;
  await labels.insertLabel(ctx.tx, { customer_id, order_id }, { ...service, label_key: randomUUID(), requested_at: ctx.now });
  await enqueueLabel(ctx, { customer_id, order_id });
}

const enqueueLabel = ({ enqueue }: DeskCtx, one: labels.Key) => enqueue(buyLabelJob, one, { key: String(one.order_id) });

type Outcome = { readonly label: BoughtLabel } | { readonly reason: string } | null;

/** Bought outside of any transaction. A crash before the commit repeats it with the same key, which gets the same label. */
async function buyLabel({ step, carrier, isLastTry }: PrepareCtx, one: labels.Key): Promise<Outcome> {
  const request = await step((tx) => requestOf(tx, one));
  if (!request) return null;
  try {
    if (!carrier) throw new CarrierRefused('no carrier is configured');
    return { label: await carrier.buyLabel(request) };
  } catch (error) {
    if (!(error instanceof CarrierRefused) && !isLastTry) throw error;
    return { reason: error instanceof Error ? error.message.slice(0, 500) : String(error) };
  }
}

/** Null when there is nothing to buy any more. */
async function requestOf(tx: Tx, one: labels.Key): Promise<LabelRequest | null> {
  const label = await labels.labelOf(tx, one);
  const order = await orderAcrossMerchants(tx, one.customer_id, one.order_id);
  // An order that was taken back needs no label; one that has its number already was shipped by scan.
  if (label?.state !== 'waiting' || !order || order.tracking_no !== '' || !['packaged', 'alert'].includes(order.status)) return null;
  const { from, lines } = await labels.customsOf(tx, one);
  const { account, service, warehouse, label_key: key } = label;
  const sides = [order.parcel_length_cm, order.parcel_width_cm, order.parcel_height_cm].map(Number);
  const [length = 0, width = 0, height = 0] = sides;
  return {
    key,
    account,
    service,
    warehouse,
    to: {
      name: `${order.first_name} ${order.last_name}`.trim(),
      company: order.company,
      phone: order.phone,
      lines: [[order.address1, order.house_number].filter(Boolean).join(' '), order.address2, order.address3],
      city: order.city,
      state: order.state,
      postcode: order.postal_code,
      country: order.country,
    },
    weight_g: order.parcel_weight_g ?? 0,
    sides_cm: [length, width, height],
    customs: from === order.country ? null : lines,
  };
}

/** Number and label in one transaction. Lock order: order, then its label, then the number. */
async function storeLabel(ctx: JobCtx, one: labels.Key, outcome: Outcome): Promise<void> {
  const order = await lockOrderAcrossMerchants(ctx.tx, one.customer_id, one.order_id);
  if ((await labels.lockLabel(ctx.tx, one))?.state !== 'waiting') return;
  if (outcome) await storeOutcome(ctx, one, outcome);
  // Without an outcome too: an earlier try may have bought a label and died before its commit.
  if (isTakenBack(order)) await requestVoid(ctx, one);
}

async function storeOutcome(ctx: JobCtx, one: labels.Key, outcome: NonNullable<Outcome>): Promise<void> {
  const { tx, now } = ctx;
  if ('reason' in outcome) return labels.writeLabel(tx, one, { state: 'failed', reason: outcome.reason });
  const tracking_no = carrierNumber(outcome.label.tracking_no);
  const isUsable = CARRIER_NUMBER.test(tracking_no) && (await takeNumber(tx, 'label', tracking_no, one));
  if (!isUsable)
    return labels.writeLabel(tx, one, { state: 'failed', reason: `the carrier's number cannot be used: ${tracking_no}`.slice(0, 500) });
  const file = { customerId: one.customer_id, accountId: null, name: `label-${tracking_no}.pdf`, mime: 'application/pdf' };
  const { file_id } = await writeFile(ctx, { ...file, body: Readable.from([outcome.label.pdf]) });
  const { label_ref } = outcome.label;
  return labels.writeLabel(tx, one, { state: 'bought', tracking_no, label_ref, file_id, bought_at: now, reason: '' });
}

export const shippingJobs = [runsAfter(buyLabelJob, buyLabel, storeLabel), voidJob];

/** The carrier's PDF; null when the label is our own. A label that is not there says why. */
export async function carrierLabel(ctx: DeskCtx, one: labels.Key): Promise<FileAnswer | null> {
  const label = await labels.labelOf(ctx.tx, one);
  if (!label) return null;
  if (label.state === 'failed') throw new Refusal('shipping.label_failed', { reason: label.reason });
  if (label.file_id === null) throw new Refusal('shipping.label_waiting');
  return openFile(ctx, one.customer_id, label.file_id);
}

/** With the same key: what an earlier try has bought is found, not paid again. */
export async function buyAgain(ctx: DeskCtx, one: ParsedOf<typeof shippingDeskCalls.deskLabelAgain>) {
  ctx.concerns(one.customer_id);
  found(await lockOrderAcrossMerchants(ctx.tx, one.customer_id, one.order_id));
  const label = found(await labels.labelOf(ctx.tx, one));
  if (label.state !== 'failed') throw new Refusal('shipping.label_not_failed');
  await labels.writeLabel(ctx.tx, one, { state: 'waiting', reason: '', requested_at: ctx.now });
  await enqueueLabel(ctx, one);
  return { state: 'waiting' as const, tracking_no: '', reason: '' };
}
