import {
  lockBox,
  lockInbound,
  shareInbound,
  type BoxKey,
  type InboundKey,
  type InboundRecord,
} from '#server/areas/inbound/inbound.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';

function refuseNotReceivable({ bill_status, stage }: InboundRecord): void {
  if (bill_status !== 'confirmed') throw new Refusal('receiving.not_confirmed');
  if (stage === 'inventory_completed') throw new Refusal('receiving.completed');
}

/** For work that moves the stage or needs all boxes: everybody else waits. */
export async function lockForReceiving({ tx }: DeskCtx, key: InboundKey): Promise<InboundRecord> {
  const inbound = found(await lockInbound(tx, key.customer_id, key.inbound_id));
  refuseNotReceivable(inbound);
  return inbound;
}

/** For work in one box: stations share the appointment, and the box has its own lock. */
export async function shareForReceiving({ tx }: DeskCtx, key: InboundKey): Promise<InboundRecord> {
  const inbound = found(await shareInbound(tx, key));
  refuseNotReceivable(inbound);
  return inbound;
}

/** A box that is being counted. Race: of two stations the second waits here and finds it closed. */
export async function lockOpenBox(ctx: DeskCtx, key: BoxKey) {
  const inbound = await shareForReceiving(ctx, key);
  const box = found(await lockBox(ctx.tx, key));
  if (box.state === 'announced') throw new Refusal('request.invalid', {}, [{ path: 'box_no', code: 'receiving.not_arrived', params: {} }]);
  if (box.state !== 'arrived') throw new Refusal('receiving.box_counted');
  return { inbound, box };
}
