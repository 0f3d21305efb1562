import { neededErrors } from '@quayside/domain/inbound/inbound-checks';
import { inboundMachine } from '@quayside/domain/inbound/inbound-machine';
import { existingProducts } from '#server/areas/products/products.public.ts';
import { holdMoney } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import { addEvent, announceStock, documentOf } from './inbound-effects.ts';
import { packingErrors, productErrors, submitErrors } from './inbound-errors.ts';
import { storedPlan, sumsOf, type Plan } from './inbound-plan.ts';
import { linesOf } from './inbound.queries.ts';
import { changeInbounds, writeServices } from './inbound-writes.queries.ts';
import { lockForChange, nextChange } from './lock-inbound.ts';
import { inboundDetail } from './read-inbound.ts';
import { arrivalErrors, bookingOf } from './shipping.ts';

/** Submits an appointment to the warehouse: locks steps 1 to 4, announces the stock and holds the fees. */
export async function submitInbound(ctx: MerchantCtx, { inbound_id, updated_at }: { inbound_id: number; updated_at?: string | undefined }) {
  const { tx, actor, now } = ctx;
  const row = await lockForChange(ctx, inbound_id, 'submit', updated_at);
  const plan = await storedPlan(tx, row);
  refuseFields(...(await errorsOf(ctx, inbound_id, plan)));
  const { columns, services, fees } = await bookingOf(tx, row, plan, plan);
  await changeInbounds(tx, row.customer_id, [inbound_id], {
    ...columns,
    ...sumsOf(plan),
    bill_status: inboundMachine.moves.submit.to,
    audit_status: 'pending',
    audit_comment: '',
    step: 5,
    submitted_at: now,
    updated_at: nextChange(now, row),
  });
  await writeServices(tx, row.customer_id, inbound_id, services);
  await addEvent(ctx, row, 'submitted');
  await announceStock(ctx, row);
  if (fees.minor > 0n) await holdMoney(ctx, row.customer_id, documentOf(row), fees);
  return inboundDetail(tx, actor, inbound_id);
}

/** Everything that is missing or wrong, at once (INB-18 … INB-23). */
async function errorsOf({ tx, actor, now }: MerchantCtx, inboundId: number, plan: Plan) {
  const ids = plan.lines.map(({ product_id }) => product_id);
  const [products, existing, arrival] = await together(
    linesOf(tx, actor, inboundId),
    ids.length === 0 ? new Set<number>() : existingProducts(tx, actor, ids),
    arrivalErrors(tx, now, plan),
  );
  const skus = new Map(products.map(({ product_id, sku }) => [product_id, sku]));
  return [
    ...productErrors(plan, existing),
    ...submitErrors(plan, (productId) => skus.get(productId) ?? ''),
    ...packingErrors(plan),
    ...neededErrors(plan.shipping),
    ...arrival,
  ];
}
