import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { hasPeriodEnded, type ArrivalPeriod } from '@quayside/domain/inbound/inbound-rules';
import { MAX_SLOT_BLOCKS } from '@quayside/domain/receiving/receiving-rules';
import { lockInbound, notifyOfInbound, proposeTime, writeDockSlot } from '#server/areas/inbound/inbound.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { clockOf, dayOf } from '#server/kernel/days.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import * as dock from './dock-calendar.queries.ts';

type Block = Awaited<ReturnType<typeof dock.blocksAcrossMerchants>>[number];

const nothing = { booked_m3: '0.0', appointments: 0, arrived: 0 };
type SlotKey = { readonly warehouse_id: number; readonly arrival_date: string; readonly arrival_period: ArrivalPeriod };
const keyOf = ({ warehouse_id, arrival_date, arrival_period }: SlotKey) => `${warehouse_id} ${arrival_date} ${arrival_period}`;

/** Warehouses by period and day, with what is announced of each capacity. */
export async function getCalendar({ tx, now }: DeskCtx, { from, days, warehouse_id }: ParsedOf<typeof receivingDeskCalls.deskCalendar>) {
  const slots = await dock.slotsAcrossMerchants(tx, from, days, warehouse_id);
  const sums = new Map((await dock.sumsAcrossMerchants(tx, from, days, warehouse_id)).map((sum) => [keyOf(sum), sum]));
  const blocks = Map.groupBy(await dock.blocksAcrossMerchants(tx, from, days, warehouse_id, MAX_SLOT_BLOCKS), keyOf);
  return {
    slots: slots.map((slot) => {
      const key = keyOf({ ...slot, arrival_date: slot.day, arrival_period: slot.period });
      const { booked_m3, appointments, arrived } = sums.get(key) ?? nothing;
      const isOver = hasPeriodEnded(slot.day, slot.period, dayOf(now), clockOf(now));
      return {
        ...slot,
        booked_m3,
        appointments,
        arrived,
        late: isOver ? appointments - arrived : 0,
        blocks: (blocks.get(key) ?? []).map((block) => ({ ...block, state: stateOf(block, isOver) })),
      };
    }),
  };
}

/** Late: its period has ended and nothing of it is here. */
function stateOf({ arrived_at, bill_status }: Block, isOver: boolean) {
  if (arrived_at !== null) return 'arrived' as const;
  if (isOver) return 'late' as const;
  return bill_status === 'submitted' ? ('to_audit' as const) : ('confirmed' as const);
}

/** Asks the merchant for another time, with a mail and a notice. Nothing changes until the merchant accepts. */
export async function propose(ctx: DeskCtx, input: ParsedOf<typeof receivingDeskCalls.deskPropose>): Promise<Record<string, never>> {
  const { customer_id, inbound_id, date, period } = input;
  const inbound = found(await lockInbound(ctx.tx, customer_id, inbound_id));
  if (inbound.arrived_at !== null || (inbound.bill_status !== 'submitted' && inbound.bill_status !== 'confirmed'))
    throw new Refusal('receiving.not_confirmed');
  if (date < dayOf(ctx.now)) refuseFields({ path: 'date', code: 'inbound.too_early', params: { first: dayOf(ctx.now) } });
  const slot = (await dock.slotsAcrossMerchants(ctx.tx, date, 1, inbound.warehouse_id)).find((one) => one.period === period);
  if (!slot || Number(slot.capacity_m3) === 0) refuseFields({ path: 'date', code: 'receiving.dock_closed', params: {} });
  const { arrival_date, arrival_period } = inbound;
  ctx.concerns(customer_id, { before: { arrival_date, arrival_period }, after: { arrival_date: date, arrival_period: period } });
  await proposeTime(ctx, inbound, date, period);
  await notifyOfInbound(ctx, inbound, { is: 'time_proposed', date, period });
  return {};
}

export async function setCapacity(ctx: DeskCtx, slot: ParsedOf<typeof receivingDeskCalls.deskSetCapacity>): Promise<Record<string, never>> {
  found((await dock.slotsAcrossMerchants(ctx.tx, dayOf(ctx.now), 1, slot.warehouse_id))[0]);
  await writeDockSlot(ctx.tx, slot);
  return {};
}
