import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { sandboxesOpenCalls } from '@quayside/contract/sandboxes/sandboxes.open-calls';
import { foundIn, type Found } from '@quayside/domain/sandboxes/sandbox-rules';
import {
  confirmInbounds,
  getInbound,
  itemsOfBoxes,
  lockBoxes,
  lockInbound,
  rejectInbound,
  voidInbound,
  type InboundKey,
  type InboundRecord,
} from '#server/areas/inbound/inbound.public.ts';
import {
  addPhoto,
  arrive,
  closeAppointment,
  closeBox,
  qualify,
  serialProducts,
  setCount,
  shelve,
} from '#server/areas/receiving/receiving.public.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';

type Input = ParsedOf<typeof sandboxesOpenCalls.simulateInbound>;

/** Does what the receiving desk would do, with its own services. */
export async function simulateInbound(ctx: MerchantCtx, input: Input) {
  const { inbound_id, to } = input;
  const desk = await ctx.becomeSandboxStaff();
  const key = { customer_id: ctx.actor.customerId, inbound_id };
  // A key of some warehouses finds no appointment of another.
  await getInbound(ctx, { inbound_id });
  found(await lockInbound(ctx.tx, key.customer_id, inbound_id));
  if (to === 'rejected') await rejectInbound(desk, { ...key, comment: 'Rejected by simulation' });
  else if (to === 'voided') await voidInbound(desk, { ...key, comment: 'Voided by simulation' });
  else await receive(desk, key, input);
  return getInbound(await ctx.become(ctx.actor), { inbound_id });
}

async function receive(ctx: DeskCtx, key: InboundKey, { to, outcome, units }: Input): Promise<void> {
  const row = async () => found(await lockInbound(ctx.tx, key.customer_id, key.inbound_id));
  if ((await row()).bill_status === 'submitted') await confirmInbounds(ctx, { list: [key] });
  const now = await row();
  refuseDone(now, to);
  if (to === 'confirmed') return;
  if (now.stage === 'future_receipt') await arrive(ctx, { ...key, count: undefined, box_nos: undefined });
  if (to === 'arrived') return;
  await shelveAll(ctx, key, outcome, units);
  if (to === 'completed') await closeAppointment(ctx, key);
}

/** What has happened already, or can never happen, is not simulated again. */
function refuseDone({ bill_status, stage }: InboundRecord, to: Input['to']): void {
  if (bill_status !== 'confirmed') throw new Refusal('sandboxes.no_way', { now: bill_status });
  if (stage === 'inventory_completed' || (to === 'arrived' && stage !== 'future_receipt') || (to === 'shelved' && stage === 'shelved'))
    throw new Refusal('sandboxes.no_way', { now: stage ?? bill_status });
}

async function shelveAll(ctx: DeskCtx, key: InboundKey, outcome: Input['outcome'], units: number): Promise<void> {
  const open = (await lockBoxes(ctx.tx, key)).filter(({ state }) => state === 'arrived').map(({ box_no }) => box_no);
  if (open.length === 0) return;
  const items = foundIn(await itemsOfBoxes(ctx.tx, key, open), outcome, units);
  for (const box_no of open)
    await count(
      ctx,
      { ...key, box_no },
      items.filter((item) => item.box_no === box_no),
    );
  await shelve(ctx, { ...key, box_nos: undefined, shelf: 'TEST', less: [] });
}

async function count(ctx: DeskCtx, box: InboundKey & { box_no: number }, items: readonly Found[]): Promise<void> {
  for (const { product_id, quantity, received, broken } of items) {
    const reason = broken > 0 ? 'broken' : received < quantity ? 'missing' : received > quantity ? 'surplus' : null;
    await setCount(ctx, { ...box, product_id, received, broken, reason });
  }
  // A difference needs a photo of the box.
  if (items.some(({ quantity, received, broken }) => quantity !== received || broken > 0))
    await addPhoto(ctx, box, { picture: ONE_PIXEL, caption: 'Sandbox' });
  await closeBox(ctx, box);
  const ids = items.map(({ product_id }) => product_id);
  const withSerials = new Set((await serialProducts(ctx.tx, box.customer_id, ids)).map(({ product_id }) => product_id));
  const inspected = items.map(({ product_id, received, broken }) => ({
    product_id,
    inspected: received,
    broken,
    serial_numbers: withSerials.has(product_id) ? serials(box, product_id, received - broken) : [],
  }));
  await qualify(ctx, { ...box, items: inspected });
}

const serials = ({ inbound_id, box_no }: { inbound_id: number; box_no: number }, product_id: number, count: number) =>
  Array.from({ length: count }, (_, at) => `TEST-${inbound_id}-${box_no}-${product_id}-${at + 1}`);

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
