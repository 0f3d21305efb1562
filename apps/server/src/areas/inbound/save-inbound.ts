import { randomBytes } from 'node:crypto';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { InboundInput } from '@quayside/contract/inbound/inbound.inputs';
import { neededErrors } from '@quayside/domain/inbound/inbound-checks';
import { INBOUND_CODE_RANDOM_LETTERS, inboundCodeOf, inboundNoOf, type InboundAction } from '@quayside/domain/inbound/inbound-rules';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { existingProducts, holdProducts } from '#server/areas/products/products.public.ts';
import { listWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { addEvent } from './inbound-effects.ts';
import { error, packingErrors, productErrors } from './inbound-errors.ts';
import { emptyPlan, numbered, planned, storedPlan, sumsOf, type InboundRow, type Plan } from './inbound-plan.ts';
import * as writes from './inbound-writes.queries.ts';
import { lockForChange, nextChange } from './lock-inbound.ts';
import { inboundDetail } from './read-inbound.ts';
import { bookingOf, changeShipping, shippingErrors } from './shipping.ts';

const TRIES = 20;

/** Stores a step of the wizard, or all of an appointment. All errors are returned together, each with its field. */
export async function saveInbound(ctx: MerchantCtx, input: InboundInput) {
  const { tx, actor } = ctx;
  const row = input.inbound_id === undefined ? null : await lockForChange(ctx, input.inbound_id, actionOf(input), input.updated_at);
  if (row?.bill_status === 'submitted')
    return input.shipping ? changeShipping(ctx, row, input.shipping) : inboundDetail(tx, actor, row.inbound_id);
  const stored = row ? await storedPlan(tx, row) : emptyPlan;
  const plan = planned(stored, input);
  refuseFields(...(await errorsOf(ctx, input, plan, stored)));
  const inbound = row ?? (await createInbound(ctx, plan.warehouse_id));
  // Lock order: products after the appointment. A product deleted since the check is still reported at its line.
  if (input.lines) refuseFields(...productErrors(plan, await held(ctx, plan)));
  await writePlan(ctx, inbound, { plan, stored, input });
  return inboundDetail(tx, actor, inbound.inbound_id);
}

/** Steps 1 to 4 are locked after submitting (INB-15); step 5 is not (D-45). */
function actionOf({ warehouse_id, lines, packing_method, boxes }: InboundInput): InboundAction {
  return [warehouse_id, lines, packing_method, boxes].every((part) => part === undefined) ? 'shipping' : 'edit';
}

async function errorsOf(ctx: MerchantCtx, input: InboundInput, plan: Plan, stored: Plan): Promise<FieldError[]> {
  const { tx, actor } = ctx;
  const errors = plan.warehouse_id === 0 ? [error('warehouse_id', 'required')] : await warehouseErrors(ctx, plan, stored);
  const isLimited = actor.skuScope !== null;
  if (plan.lines.length === 0 && (isLimited || input.step > 1)) errors.push(error('lines', 'inbound.lines_needed'));
  if (input.lines) errors.push(...productErrors(plan, await existing(ctx, plan)));
  errors.push(...packingErrors(plan));
  if (input.shipping) errors.push(...(await shippingErrors(tx, ctx.now, plan, stored)));
  if (input.check === 'save') errors.push(...neededErrors(plan.shipping));
  return errors;
}

async function warehouseErrors(ctx: MerchantCtx, plan: Plan, stored: Plan): Promise<FieldError[]> {
  if (plan.warehouse_id === stored.warehouse_id) return [];
  const { list } = await listWarehouses(ctx);
  return list.some(({ warehouse_id }) => warehouse_id === plan.warehouse_id) ? [] : [error('warehouse_id', 'inbound.no_warehouse')];
}

const idsOf = ({ lines }: Plan) => lines.map(({ product_id }) => product_id);

export async function existing({ tx, actor }: MerchantCtx, plan: Plan): Promise<ReadonlySet<number>> {
  return plan.lines.length === 0 ? new Set() : existingProducts(tx, actor, idsOf(plan));
}

export async function held({ tx, actor }: MerchantCtx, plan: Plan): Promise<ReadonlySet<number>> {
  return plan.lines.length === 0 ? new Set() : holdProducts(tx, actor, idsOf(plan));
}

/** Adds an empty draft. `originalNo` is the number it was split from. */
export async function createInbound(ctx: MerchantCtx, warehouse_id: number, originalNo?: string): Promise<InboundRow> {
  const { tx, actor, now } = ctx;
  const facts = { warehouse_id, account_id: actor.accountId, created_by: actorLabel(actor), created_at: now, updated_at: now };
  for (let tries = 0; tries < TRIES; tries++) {
    const code = inboundCodeOf(actor.customerId, randomBytes(INBOUND_CODE_RANDOM_LETTERS));
    const inbound_no = inboundNoOf(dayOf(now), code);
    const made = await writes.insertInbound(tx, actor.customerId, { ...facts, code, inbound_no, original_no: originalNo ?? inbound_no });
    if (!made) continue; // the letters are taken
    await addEvent(ctx, made, 'created');
    return made;
  }
  throw new Error('no number could be made for the appointment');
}

type Writing = { readonly plan: Plan; readonly stored: Plan; readonly input: { lines?: unknown; boxes?: unknown; step: number } };

/** Writes an appointment that is not submitted. Only the given parts are replaced. */
export async function writePlan(ctx: MerchantCtx, row: InboundRow, { plan, stored, input }: Writing): Promise<void> {
  const { tx, now } = ctx;
  const { customer_id, inbound_id } = row;
  const booking = await bookingOf(tx, row, plan, stored);
  await writes.changeInbounds(tx, customer_id, [inbound_id], {
    warehouse_id: plan.warehouse_id,
    packing_method: plan.packing_method,
    ...booking.columns,
    ...sumsOf(plan),
    step: Math.max(row.step, input.step),
    updated_at: nextChange(now, row),
  });
  if (input.boxes) await writes.removeBoxes(tx, customer_id, inbound_id);
  if (input.lines) await writes.writeLines(tx, customer_id, inbound_id, plan.lines);
  if (input.boxes) {
    const { boxes, items } = numbered(plan.boxes);
    await writes.insertBoxes(tx, customer_id, inbound_id, boxes, items);
  }
  await writes.writeServices(tx, customer_id, inbound_id, booking.services);
}
