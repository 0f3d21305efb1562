import { actorLabel } from '@quayside/domain/kernel/actor';
import type { inboundEvents } from '@quayside/contract/inbound/inbound.schemas';
import { expectStock, type StockCtx } from '#server/areas/inventory/inventory.public.ts';
import { releaseMoney } from '#server/areas/wallets/wallets.public.ts';
import * as effects from './inbound-effects.queries.ts';

/** What every change of an appointment must do besides its own rows. The caller has locked the appointment (decision 0004). */
export type InboundDocument = {
  readonly customer_id: number;
  readonly inbound_id: number;
  readonly inbound_no: string;
  readonly warehouse_id: number;
};
export type InboundEventKind = (typeof inboundEvents)[number];
/** Names an appointment in wallet and stock log. */
export const documentOf = ({ inbound_no }: InboundDocument) => ({ type: 'inbound' as const, no: inbound_no });

export async function addEvent(
  { tx, actor, now }: StockCtx,
  { customer_id, inbound_id }: InboundDocument,
  kind: InboundEventKind,
  params: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const row = { inbound_id, kind, params: JSON.stringify(params), actor_kind: actor.kind, actor_name: actorLabel(actor), created_at: now };
  await effects.insertEvent(tx, customer_id, row);
}

/** Submitting announces every line: inventory shows it as expected. */
export async function announceStock(ctx: StockCtx, inbound: InboundDocument): Promise<void> {
  const lines = await effects.announceLines(ctx.tx, inbound.customer_id, inbound.inbound_id);
  await expectStock(
    ctx,
    inbound.customer_id,
    lines.map((line) => ({ ...line, warehouse_id: inbound.warehouse_id })),
  );
}

/** Withdrawn, rejected, voided or completed: nothing of it is expected any more. */
export function endExpecting(ctx: StockCtx, inbound: InboundDocument): Promise<void> {
  return endExpectingAll(ctx, inbound.customer_id, [inbound]);
}

/** The same for several, so that their stock levels are locked in one order (decision 0004). */
export async function endExpectingAll(ctx: StockCtx, customerId: number, inbounds: readonly InboundDocument[]): Promise<void> {
  const warehouses = new Map(inbounds.map(({ inbound_id, warehouse_id }) => [inbound_id, warehouse_id]));
  const lines = await effects.clearExpected(ctx.tx, customerId, [...warehouses.keys()]);
  const less = lines.flatMap(({ inbound_id, product_id, quantity }) => {
    const warehouse_id = warehouses.get(inbound_id);
    return warehouse_id === undefined ? [] : [{ product_id, quantity: -quantity, warehouse_id }];
  });
  await expectStock(ctx, customerId, less);
}

/** Shelved units are no longer expected. A surplus was never expected, so a line goes down to 0 at most. */
export async function shelvedUnits(
  ctx: StockCtx,
  inbound: InboundDocument,
  shelved: readonly { readonly product_id: number; readonly quantity: number }[],
): Promise<void> {
  const lines = await effects.takeExpected(ctx.tx, inbound.customer_id, inbound.inbound_id, shelved);
  const less = lines.map(({ product_id, quantity }) => ({ product_id, quantity: -quantity, warehouse_id: inbound.warehouse_id }));
  await expectStock(ctx, inbound.customer_id, less);
}

/** Ends the hold for services and insurance without a charge. */
export function releaseFees(ctx: StockCtx, inbound: InboundDocument): Promise<void> {
  return releaseMoney(ctx, inbound.customer_id, documentOf(inbound));
}

/** The appointment carries the number of its loss order (LOSS-05). */
export async function recordLossOrder(ctx: StockCtx, inbound: InboundDocument, lossOrderNo: string, units: number): Promise<void> {
  await effects.addLossOrderNo(ctx.tx, inbound.customer_id, inbound.inbound_id, lossOrderNo);
  await addEvent(ctx, inbound, 'loss_order', { number: lossOrderNo, units });
}
