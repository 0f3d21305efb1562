import { randomBytes } from 'node:crypto';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { documentNo } from '@quayside/domain/kernel/readable-code';
import { HANDOVER_LETTERS, MAX_PARCELS } from '@quayside/domain/shipping/shipping-rules';
import { carrierNumber } from '@quayside/domain/tracking/carrier-number';
import { refuseMove } from '#server/areas/orders/orders.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { shippingRow } from './shipping.map.ts';
import * as shipping from './shipping.queries.ts';

export async function listToShip({ tx }: DeskCtx, input: ParsedOf<typeof shippingDeskCalls.deskList>) {
  const { list, count } = await shipping.pageAcrossMerchants(tx, input);
  return { list: list.map(shippingRow), count };
}

export async function findParcel(ctx: DeskCtx, { code }: ParsedOf<typeof shippingDeskCalls.deskFind>) {
  const [named] = await shipping.ordersNamedAcrossMerchants(ctx.tx, [carrierNumber(code)]);
  if (!named) throw new Refusal('shipping.not_found', { code });
  const {
    status,
    tracking_no: _tracking,
    last_mile_no: _lastMile,
    ...row
  } = await shipping.parcelAcrossMerchants(ctx.tx, named.customer_id, named.order_id);
  refuseMove(ctx, { status }, 'ship');
  return shippingRow(row);
}

/** The list the driver signs. Parcels are on one list only. */
export async function handOver({ tx, actor, now }: DeskCtx, { warehouse_id, method }: ParsedOf<typeof shippingDeskCalls.deskHandOver>) {
  const parcels = await shipping.lockOpenAcrossMerchants(tx, warehouse_id, method, MAX_PARCELS);
  const [first] = parcels;
  if (!first) throw new Refusal('shipping.nothing_to_hand_over');
  const list = {
    handover_no: documentNo('HO', dayOf(now), randomBytes(HANDOVER_LETTERS)),
    warehouse_id,
    method,
    method_name_en: first.method_name_en,
    method_name_cn: first.method_name_cn,
    parcels: parcels.length,
    weight_g: parcels.reduce((sum, { weight_g }) => sum + weight_g, 0),
    made_by: actor.name,
    made_at: now,
  };
  return shipping.insertHandover(tx, list, parcels);
}

export async function listHandovers({ tx }: DeskCtx, { warehouse_id }: ParsedOf<typeof shippingDeskCalls.deskHandovers>) {
  const open = await shipping.openHandoversAcrossMerchants(tx, warehouse_id);
  return { open, list: await shipping.handoversAcrossMerchants(tx, warehouse_id) };
}
