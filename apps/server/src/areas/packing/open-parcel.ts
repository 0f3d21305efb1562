import type { ParsedOf } from '@quayside/contract/kernel/call';
import { smallProductPicture } from '@quayside/contract/kernel/paths';
import type { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { readBasketCode } from '@quayside/domain/packing/packing-rules';
import { lockOrderAcrossMerchants, refuseMove, type AnyOrder } from '#server/areas/orders/orders.public.ts';
import { withDeskPicture } from '#server/areas/products/products.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import * as packing from './packing.queries.ts';
import { basketNamedAcrossMerchants } from './waves.queries.ts';
import { liveSince } from './waves.ts';

type Key = { readonly customer_id: number; readonly order_id: number };

/** Puts an order on this person's table. Another packer's order is refused while that person is at work. */
export async function openParcel(ctx: DeskCtx, { code }: ParsedOf<typeof packingDeskCalls.deskOpen>) {
  const { tx, actor, now } = ctx;
  const basket = readBasketCode(code);
  const named = basket
    ? await basketNamedAcrossMerchants(tx, basket.wave_no, basket.basket)
    : await packing.orderNamedAcrossMerchants(tx, code.trim().toUpperCase());
  if (!named) throw new Refusal('packing.not_found', { code });
  ctx.concerns(named.customer_id);
  const row = found(await lockOrderAcrossMerchants(tx, named.customer_id, named.order_id));
  refuseMove(ctx, row, 'pack');
  const held = await packing.parcelOf(tx, named);
  if (held && held.staff_id !== actor.staffId && held.seen_at > liveSince(now)) throw taken(held, now);
  if (!held || held.staff_id !== actor.staffId) {
    // Who takes over begins again: the units may lie elsewhere.
    await packing.writeParcel(tx, named, { staff_id: actor.staffId, staff_name: actor.name }, now);
  } else await packing.seeParcel(tx, named, actor.staffId, now);
  return (await tableOf(ctx, row)).parcel;
}

function taken({ staff_name, opened_at }: { staff_name: string; opened_at: Date }, now: Date): Refusal {
  return new Refusal('packing.taken', { name: staff_name, minutes: Math.floor((now.getTime() - opened_at.getTime()) / 60_000) });
}

/** The order on this person's table, locked. An order that was cancelled, intercepted or packed elsewhere says so. */
export async function lockOnTable(ctx: DeskCtx, key: Key): Promise<AnyOrder> {
  ctx.concerns(key.customer_id);
  const [locked, isMine] = await together(
    lockOrderAcrossMerchants(ctx.tx, key.customer_id, key.order_id),
    packing.seeParcel(ctx.tx, key, ctx.actor.staffId, ctx.now),
  );
  const row = found(locked);
  refuseMove(ctx, row, 'pack');
  if (isMine) return row;
  const held = await packing.parcelOf(ctx.tx, key);
  throw held ? taken(held, ctx.now) : new Refusal('packing.not_open');
}

type Facts = { parcel: { actual_g: number; sides_cm: readonly string[] | null } };

export type Table = { readonly parcel: ReturnType<typeof parcelView>; readonly units: readonly packing.ScannedUnit[] };

/** What the table shows, the order being locked: its units change only here. */
export async function tableOf({ tx }: DeskCtx, row: AnyOrder): Promise<Table> {
  const order = found(await packing.orderOnTable(tx, row));
  return { units: order.units, parcel: parcelView(row, order) };
}

/** The order, its units and how far it is. */
function parcelView(row: AnyOrder, order: NonNullable<Awaited<ReturnType<typeof packing.orderOnTable>>>) {
  const { lines, units, facts, ...shown } = order;
  const { parcel } = facts as Facts; // written with the quote
  const { customer_id, order_id, order_no, country, city, remark } = row;
  return {
    ...shown,
    customer_id,
    order_id,
    order_no,
    country,
    city,
    remark,
    lines: lines.map(({ image_file_id, ...line }) => {
      const pictured = withDeskPicture({ ...line, image_url: smallProductPicture(image_file_id) }, customer_id);
      return { ...pictured, ...packedOf(line.product_id, units) };
    }),
    expected_g: parcel.actual_g,
    expected_sides_cm: parcel.sides_cm ? [...parcel.sides_cm] : null,
  };
}

export function packedOf(productId: number, units: readonly packing.ScannedUnit[]) {
  const mine = units.filter(({ product_id }) => product_id === productId);
  return { packed: mine.length, serials: mine.flatMap(({ serial_number }) => serial_number ?? []) };
}

/** The same table with other units in the parcel. */
export function withUnits({ parcel }: Table, units: readonly packing.ScannedUnit[]): Table['parcel'] {
  return { ...parcel, lines: parcel.lines.map((line) => ({ ...line, ...packedOf(line.product_id, units) })) };
}

/** Off the table; the order waits again. */
export async function putAside(ctx: DeskCtx, key: ParsedOf<typeof packingDeskCalls.deskAside>) {
  await lockOnTable(ctx, key);
  await packing.clearParcel(ctx.tx, key);
  return {};
}
