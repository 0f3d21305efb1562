import type { FieldError } from '@quayside/contract/kernel/fields';
import type { BoxGroupInput } from '@quayside/contract/inbound/inbound.inputs';
import { MAX_BOXES, whyNotInbound } from '@quayside/domain/inbound/inbound-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields, refuseIf } from '#server/kernel/refusal.ts';
import { boxesOf } from './box-list.queries.ts';
import { addEvent } from './inbound-effects.ts';
import { error, packingErrors } from './inbound-errors.ts';
import { numbered, planned, storedPlan, sumsOf } from './inbound-plan.ts';
import { ownProducts, lockInbounds } from './inbound.queries.ts';
import * as writes from './inbound-writes.queries.ts';
import { nextChange } from './lock-inbound.ts';
import { inboundDetail, packingList } from './read-inbound.ts';

type Input = { readonly inbound_id: number; readonly updated_at?: string | undefined; readonly boxes: readonly BoxGroupInput[] };

/** Replaces the boxes that hold only the user's SKUs. Boxes of others keep their numbers, because their marks may be printed. */
export async function savePacking(ctx: MerchantCtx, { inbound_id, updated_at, boxes }: Input) {
  const { tx, actor, now } = ctx;
  const row = found((await lockInbounds(tx, actor, [inbound_id]))[0]);
  refuseIf(whyNotInbound('edit', row.bill_status));
  if (updated_at !== undefined && Date.parse(updated_at) !== row.updated_at.getTime()) throw new Refusal('request.changed_meanwhile');
  const stored = await storedPlan(tx, row);
  const own = new Set((await boxesOf(tx, actor, inbound_id)).map(({ box_no }) => box_no));
  const others = (await writes.boxNumbers(tx, row.customer_id, inbound_id)).filter(({ box_no }) => !own.has(box_no));
  const mine = await ownProducts(tx, actor, inbound_id);
  const kept = await keptGroups(ctx, inbound_id, new Set(others.map(({ box_no }) => box_no)));
  const method = stored.packing_method ?? 'mixed';
  const plan = planned(stored, { boxes: [...boxes, ...kept], packing_method: method });
  // The kept boxes come last, so the paths of the given ones are right; errors of kept boxes are not the user's.
  const errors = packingErrors({ ...plan, lines: plan.lines.filter(({ product_id }) => mine.has(product_id)) });
  refuseFields(...errors.filter(({ path }) => isOf(boxes.length, path)), ...sameSku(boxes));
  await writes.removeBoxes(tx, row.customer_id, inbound_id, [...own]);
  const taken = new Set(others.map(({ box_no }) => box_no));
  const free = Array.from({ length: MAX_BOXES }, (_, at) => at + 1).filter((box_no) => !taken.has(box_no));
  const made = numbered(boxes, Math.max(0, ...others.map(({ group_no }) => group_no)) + 1, free);
  await writes.insertBoxes(tx, row.customer_id, inbound_id, made.boxes, made.items);
  const change = { packing_method: method, volume_m3: plan.shipping.volume_m3, updated_at: nextChange(now, row) };
  await writes.changeInbounds(tx, row.customer_id, [inbound_id], { ...change, ...sumsOf(plan) });
  await addEvent(ctx, row, 'packing_changed', { boxes: made.boxes.length });
  return inboundDetail(tx, actor, inbound_id);
}

/** Rows of the packing list whose boxes stay. A row has one content, so all of its boxes are own or all are of others. */
async function keptGroups({ tx, actor }: MerchantCtx, inboundId: number, kept: ReadonlySet<number>) {
  const groups = await packingList(tx, { customerId: actor.customerId, skuScope: null }, inboundId);
  return groups.filter(({ first_box_no }) => kept.has(first_box_no));
}

function isOf(count: number, path: string): boolean {
  const at = /^boxes\.(\d+)\./.exec(path)?.[1];
  return at === undefined ? path === 'boxes' || path === 'shipping.volume_m3' : Number(at) < count;
}

function sameSku(boxes: readonly BoxGroupInput[]): FieldError[] {
  return boxes.flatMap(({ items }, at) =>
    items.flatMap(({ product_id }, index) =>
      items.findIndex((item) => item.product_id === product_id) < index
        ? [error(`boxes.${at}.items.${index}.product_id`, 'inbound.same_sku')]
        : [],
    ),
  );
}
