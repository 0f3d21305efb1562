import type { FieldError } from '@quayside/contract/kernel/fields';
import { mergeEqual, packedVolume, type BoxGroup } from '@quayside/domain/inbound/packing';
import { money, moneyText, parseMoney, scale } from '@quayside/domain/kernel/money';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { addEvent } from './inbound-effects.ts';
import { error, packingErrors } from './inbound-errors.ts';
import { emptyPlan, storedPlan, type Plan } from './inbound-plan.ts';
import { lockForChange } from './lock-inbound.ts';
import { inboundDetail, packingList } from './read-inbound.ts';
import { createInbound, writePlan } from './save-inbound.ts';

/** Moves boxes with their units into a new part that remembers its original. The boxes of both parts get new numbers. */
export async function splitInbound(ctx: MerchantCtx, { inbound_id, box_nos }: { inbound_id: number; box_nos: readonly number[] }) {
  const { tx, actor } = ctx;
  const row = await lockForChange(ctx, inbound_id, 'regroup');
  const stored = await storedPlan(tx, row);
  const boxes = singleBoxes(await packingList(tx, { customerId: row.customer_id, skuScope: null }, inbound_id));
  refuseFields(...boxErrors(box_nos, boxes));
  const isMoved = new Set(box_nos);
  const moves = boxes.filter(({ box_no }) => isMoved.has(box_no));
  const stays = boxes.filter(({ box_no }) => !isMoved.has(box_no));
  const { rest, moved } = divided(stored, stays, moves);
  refuseFields(...[rest, moved].flatMap(packingErrors).map((one) => ({ ...one, path: 'box_nos' })));
  const part = await createInbound(ctx, row.warehouse_id, row.original_no);
  const input = { lines: true, boxes: true, step: row.step };
  await writePlan(ctx, row, { plan: rest, stored, input });
  await writePlan(ctx, part, { plan: moved, stored: emptyPlan, input });
  await addEvent(ctx, row, 'split', { to: part.inbound_no, boxes: moves.length });
  await addEvent(ctx, part, 'split', { from: row.inbound_no, boxes: moves.length });
  return { inbound_id, part: await inboundDetail(tx, actor, part.inbound_id) };
}

type Box = BoxGroup & { readonly box_no: number };

function singleBoxes(groups: readonly (BoxGroup & { readonly first_box_no: number })[]): Box[] {
  return groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, at) => ({ ...group, count: 1, box_no: group.first_box_no + at })),
  );
}

function boxErrors(boxNos: readonly number[], boxes: readonly Box[]): FieldError[] {
  const known = new Set(boxes.map(({ box_no }) => box_no));
  const errors = boxNos.flatMap((box_no, at) => (known.has(box_no) ? [] : [error(`box_nos.${at}`, 'inbound.no_box')]));
  if (errors.length === 0 && new Set(boxNos).size >= known.size) errors.push(error('box_nos', 'inbound.both_parts'));
  return errors;
}

/** The units of the moved boxes leave their lines. Insurance is divided by units, so that both parts together stay insured as booked. */
function divided(plan: Plan, stays: readonly BoxGroup[], moves: readonly BoxGroup[]): { rest: Plan; moved: Plan } {
  const units = new Map<number, number>();
  for (const { product_id, quantity } of moves.flatMap(({ items }) => items))
    units.set(product_id, (units.get(product_id) ?? 0) + quantity);
  const packed = new Set(stays.flatMap(({ items }) => items.map(({ product_id }) => product_id)));
  const left = plan.lines.map((line) => ({ ...line, quantity: Math.max(0, line.quantity - (units.get(line.product_id) ?? 0)) }));
  const lines = {
    // A line without units stays only while a box of this part holds its SKU or nothing of it was moved.
    rest: left.filter(({ product_id, quantity }) => quantity > 0 || packed.has(product_id) || !units.has(product_id)),
    moved: plan.lines.flatMap((line) => (units.has(line.product_id) ? [{ ...line, quantity: units.get(line.product_id) ?? 0 }] : [])),
  };
  const value = dividedValue(plan, lines.moved);
  const rest = { ...plan.shipping, volume_m3: packedVolume(stays), declared_value: value.rest };
  const moved = { ...plan.shipping, tracking_numbers: [], volume_m3: packedVolume(moves), declared_value: value.moved };
  return {
    rest: { ...plan, lines: lines.rest, boxes: regrouped(stays), shipping: rest },
    moved: { ...plan, lines: lines.moved, boxes: regrouped(moves), shipping: moved },
  };
}

function dividedValue({ lines, shipping }: Plan, moved: Plan['lines']): { rest: string | null; moved: string | null } {
  const declared = shipping.declared_value === null ? null : parseMoney(shipping.declared_value, 'USD');
  const unitsOf = (some: Plan['lines']) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const [whole, part] = [unitsOf(lines), Math.min(unitsOf(moved), unitsOf(lines))];
  if (!declared || whole === 0) return { rest: shipping.declared_value, moved: null };
  const share = scale(declared, BigInt(part), BigInt(whole));
  const text = (minor: bigint) => (minor > 0n ? moneyText(money(minor, 'USD')) : null);
  return { rest: text(declared.minor - share.minor), moved: text(share.minor) };
}

/** Equal neighbours become one row of the packing list again. */
function regrouped(boxes: readonly BoxGroup[]): BoxGroup[] {
  return mergeEqual(
    boxes.map(({ count, weight_kg, length_cm, width_cm, height_cm, items }) => ({
      count,
      weight_kg,
      length_cm,
      width_cm,
      height_cm,
      items,
    })),
  );
}
