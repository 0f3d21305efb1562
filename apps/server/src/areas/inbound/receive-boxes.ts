import type { Selectable } from 'kysely';
import { addStock } from '#server/areas/inventory/inventory.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { addEvent, documentOf, endExpecting, shelvedUnits } from './inbound-effects.ts';
import * as boxes from './receive-boxes.queries.ts';

export type InboundRecord = Selectable<Tables['inbounds']>;

/**
 * Boxes that came. The first one moves the stage: quality control waits, and a proposed time is void.
 * The caller has locked the appointment for update.
 */
export async function arriveBoxes(ctx: DeskCtx, inbound: InboundRecord, boxNos: readonly number[]): Promise<void> {
  if (boxNos.length === 0) return;
  const { tx, now } = ctx;
  await boxes.writeBoxes(tx, inbound, boxNos, { state: 'arrived', arrived_at: now });
  const first = inbound.stage === 'future_receipt' ? { stage: 'pending_quality_control' as const } : {};
  await boxes.writeInbound(tx, inbound, { ...first, arrived_at: inbound.arrived_at ?? now, proposed_date: null, proposed_period: null });
  await addEvent(ctx, inbound, 'arrived', { boxes: boxNos.length });
}

export async function countedBox(ctx: DeskCtx, inbound: InboundRecord, boxNo: number, units: number): Promise<void> {
  const { tx, now, actor } = ctx;
  await boxes.writeBoxes(tx, inbound, [boxNo], { state: 'counted', counted_at: now, counted_by: actor.name });
  await addEvent(ctx, inbound, 'counted', { box_no: boxNo, units });
}

type Qualified = { readonly product_id: number; readonly broken: number; readonly qualified: number };

export async function qualifyBox(
  ctx: DeskCtx,
  inbound: InboundRecord,
  boxNo: number,
  items: readonly Qualified[],
  inspected: number,
): Promise<void> {
  const { tx, now, actor } = ctx;
  const { customer_id, inbound_id } = inbound;
  await boxes.writeQualified(tx, { customer_id, inbound_id, box_no: boxNo }, items);
  await boxes.writeBoxes(tx, inbound, [boxNo], { state: 'qualified', qualified_at: now, qualified_by: actor.name });
  const units = items.reduce((sum, { qualified }) => sum + qualified, 0);
  await addEvent(ctx, inbound, 'qualified', { box_no: boxNo, units, inspected });
}

type Shelved = { readonly box_no: number; readonly product_id: number; readonly shelved: number; readonly reason: string | null };

/** Units reach the shelf: boxes, stock with its layers and what is expected change together. Locks stock last (decision 0004). */
export async function shelveBoxes(
  ctx: DeskCtx,
  inbound: InboundRecord,
  boxNos: readonly number[],
  items: readonly Shelved[],
  given: { readonly shelf: string; readonly isLast: boolean },
): Promise<number> {
  const { tx, now, actor } = ctx;
  const units = items.reduce((sum, { shelved }) => sum + shelved, 0);
  await boxes.writeShelved(tx, inbound, items);
  await boxes.writeBoxes(tx, inbound, boxNos, { state: 'shelved', shelved_at: now, shelved_by: actor.name, shelf: given.shelf });
  await boxes.writeInbound(tx, inbound, {
    effective_quantity: inbound.effective_quantity + units,
    shelved_at: now,
    ...(given.isLast && inbound.stage === 'pending_quality_control' && { stage: 'shelved' as const }),
  });
  await addEvent(ctx, inbound, 'shelved', { boxes: boxNos.length, units });
  const { warehouse_id } = inbound;
  const lines = items.map(({ product_id, shelved }) => ({ warehouse_id, product_id, quantity: shelved }));
  await addStock(ctx, inbound.customer_id, documentOf(inbound), lines);
  await shelvedUnits(ctx, inbound, lines);
  return units;
}

/** The last stage: boxes that never came are missing, and nothing more is expected. */
export async function completeInbound(ctx: DeskCtx, inbound: InboundRecord, missing: readonly number[]): Promise<void> {
  const { tx, now } = ctx;
  await boxes.writeBoxes(tx, inbound, missing, { state: 'missing' });
  await boxes.writeInbound(tx, inbound, { stage: 'inventory_completed', completed_at: now, proposed_date: null, proposed_period: null });
  await addEvent(ctx, inbound, 'completed', { units: inbound.effective_quantity, missing: missing.length });
  await endExpecting(ctx, inbound);
}

/** Asks the merchant for another arrival time; it replaces an earlier question. */
export async function proposeTime(ctx: DeskCtx, inbound: InboundRecord, date: string, period: 'morning' | 'afternoon'): Promise<void> {
  await boxes.writeInbound(ctx.tx, inbound, { proposed_date: date, proposed_period: period });
  await addEvent(ctx, inbound, 'time_proposed', { date, period });
}
