import { packedVolume } from '@quayside/domain/inbound/packing';
import { listWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { error } from './inbound-errors.ts';
import { emptyPlan, storedPlan, type Plan } from './inbound-plan.ts';
import { inboundRow, servicesAcrossMerchants, withHiddenLines } from './inbound.queries.ts';
import { inboundDetail } from './read-inbound.ts';
import { createInbound, held, writePlan } from './save-inbound.ts';

const LAST_STEP = 3;

/** A new draft with the same warehouse, lines, boxes and shipping. Products deleted since, tracking numbers and the arrival are left out. */
export async function copyInbound(ctx: MerchantCtx, { inbound_id }: { inbound_id: number }) {
  const { tx, actor } = ctx;
  const row = found(await inboundRow(tx, actor, inbound_id));
  if ((await withHiddenLines(tx, actor, [inbound_id])).size > 0) throw new Refusal('request.not_found');
  const { list } = await listWarehouses(ctx);
  if (!list.some(({ warehouse_id }) => warehouse_id === row.warehouse_id)) refuseFields(error('inbound_id', 'inbound.no_warehouse'));
  const source = await storedPlan(tx, row);
  const made = await createInbound(ctx, row.warehouse_id);
  const offered = (await servicesAcrossMerchants(tx)).filter(({ enabled }) => enabled).map(({ service_id }) => service_id);
  const plan = copied(source, await held(ctx, source), offered);
  const step = Math.min(row.step, LAST_STEP);
  await writePlan(ctx, made, { plan, stored: emptyPlan, input: { lines: true, boxes: true, step } });
  return inboundDetail(tx, actor, made.inbound_id);
}

function copied(source: Plan, existing: ReadonlySet<number>, offered: readonly number[]): Plan {
  const boxes = source.boxes.map((box) => ({ ...box, items: box.items.filter(({ product_id }) => existing.has(product_id)) }));
  const lines = source.lines.filter(({ product_id }) => existing.has(product_id));
  return {
    ...source,
    lines,
    boxes,
    shipping: {
      ...source.shipping,
      volume_m3: packedVolume(boxes) ?? source.shipping.volume_m3,
      service_ids: source.shipping.service_ids.filter((id) => offered.includes(id)),
      declared_value: lines.some(({ quantity }) => quantity > 0) ? source.shipping.declared_value : null,
      tracking_numbers: [],
      arrival_date: null,
      arrival_period: null,
    },
  };
}
