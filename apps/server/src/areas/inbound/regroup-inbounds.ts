import type { FieldError } from '@quayside/contract/kernel/fields';
import { MAX_INBOUND_LINES, MAX_TRACKING_NUMBERS, whyNotInbound, type PackingMethod } from '@quayside/domain/inbound/inbound-rules';
import { boxCount, type BoxGroup } from '@quayside/domain/inbound/packing';
import { moneyText, parseMoney, sum } from '@quayside/domain/kernel/money';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, refuseFields, refuseIf } from '#server/kernel/refusal.ts';
import { addEvent } from './inbound-effects.ts';
import { error, packingErrors } from './inbound-errors.ts';
import { planned, storedPlan, type InboundRow, type Plan } from './inbound-plan.ts';
import { changeInbounds, type StoredLine } from './inbound-writes.queries.ts';
import { lockAll } from './lock-inbound.ts';
import { inboundDetail } from './read-inbound.ts';
import { writePlan } from './save-inbound.ts';

const MAX_DECLARED = '99999999.99';

/** The oldest takes over the lines and boxes of the others (D-51); the others are deleted. */
export async function mergeInbounds(ctx: MerchantCtx, { ids }: { ids: readonly number[] }) {
  const { tx, actor, now } = ctx;
  if (new Set(ids).size < 2) throw new Refusal('inbound.merge_two'); // INB-29
  const rows = await lockAll(ctx, ids);
  refuseIf(whyNotMerge(rows));
  const [target, ...others] = rows;
  if (!target) throw new Refusal('inbound.merge_two');
  const plans: Plan[] = [];
  for (const row of rows) plans.push(await storedPlan(tx, row));
  const [stored, ...added] = plans;
  if (!stored) throw new Refusal('inbound.merge_two');
  const plan = mergedPlan(stored, added);
  refuseFields(...errorsOf(plan));
  await changeInbounds(tx, actor.customerId, idsOf(others), { deleted_at: now, updated_at: now });
  await writePlan(ctx, target, { plan, stored, input: { lines: true, boxes: true, step: target.step } });
  await addEvent(ctx, target, 'merged', { from: others.map(({ inbound_no }) => inbound_no).join(', ') });
  return inboundDetail(tx, actor, target.inbound_id);
}

const idsOf = (rows: readonly InboundRow[]) => rows.map(({ inbound_id }) => inbound_id);

function whyNotMerge(rows: readonly InboundRow[]) {
  if (new Set(rows.map((row) => row.original_no)).size > 1) return 'inbound.merge_same_original'; // INB-30
  if (new Set(rows.map((row) => row.warehouse_id)).size > 1) return 'inbound.merge_same_warehouse';
  return rows.map((row) => whyNotInbound('regroup', row.bill_status)).find((code) => code !== null) ?? null;
}

function errorsOf(plan: Plan): FieldError[] {
  const errors = packingErrors(plan).map((one) => ({ ...one, path: 'ids' }));
  const { tracking_numbers, declared_value } = plan.shipping;
  if (plan.lines.length > MAX_INBOUND_LINES) errors.push(error('ids', 'too_many', { max: MAX_INBOUND_LINES }));
  if (tracking_numbers.length > MAX_TRACKING_NUMBERS) errors.push(error('ids', 'too_many', { max: MAX_TRACKING_NUMBERS }));
  if (declared_value !== null && Number(declared_value) > Number(MAX_DECLARED)) errors.push(error('ids', 'too_big', { max: MAX_DECLARED }));
  return errors;
}

function mergedPlan(first: Plan, others: readonly Plan[]): Plan {
  const all = [first, ...others];
  const boxes = all.flatMap((plan) => plan.boxes);
  const shipping = {
    ...first.shipping,
    tracking_numbers: [...new Set(all.flatMap((plan) => plan.shipping.tracking_numbers))],
    service_ids: [...new Set(all.flatMap((plan) => plan.shipping.service_ids))],
    declared_value: sumOf(all.map((plan) => plan.shipping.declared_value)),
    // Computed from the boxes, unless a side is missing: then the entered volumes add up.
    volume_m3: null,
  };
  const merged = planned(first, { lines: mergedLines(all), boxes, shipping });
  const entered = addVolumes(all.map((plan) => plan.shipping.volume_m3));
  const volume_m3 = merged.shipping.volume_m3 ?? entered;
  return { ...merged, packing_method: methodOf(all, boxes), shipping: { ...merged.shipping, volume_m3 } };
}

function mergedLines(plans: readonly Plan[]): StoredLine[] {
  const lines = new Map<number, StoredLine>();
  for (const line of plans.flatMap((plan) => plan.lines)) {
    const before = lines.get(line.product_id);
    lines.set(
      line.product_id,
      before
        ? { ...before, quantity: before.quantity + line.quantity, purchase_price: before.purchase_price ?? line.purchase_price }
        : line,
    );
  }
  return [...lines.values()];
}

/** One method for all, as far as it still holds for all boxes. */
function methodOf(plans: readonly Plan[], boxes: readonly BoxGroup[]): PackingMethod | null {
  const methods = new Set(plans.flatMap(({ packing_method }) => packing_method ?? []));
  if (methods.size === 0) return null;
  if (methods.size === 1 && !methods.has('one_box')) return [...methods][0] ?? null;
  return boxCount(boxes) <= 1 ? 'one_box' : 'mixed';
}

function sumOf(values: readonly (string | null)[]): string | null {
  const amounts = values.flatMap((value) => (value === null ? [] : [parseMoney(value, 'USD')])).flatMap((amount) => amount ?? []);
  return amounts.length === 0 ? null : moneyText(sum(amounts, 'USD'));
}

function addVolumes(values: readonly (string | null)[]): string | null {
  if (values.some((value) => value === null)) return null;
  const litres = values.reduce((total, value) => total + BigInt((value ?? '0').replace('.', '')), 0n); // numeric(10,3) always has three decimals
  return `${litres / 1000n}.${String(litres % 1000n).padStart(3, '0')}`;
}
