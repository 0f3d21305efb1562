import { randomBytes } from 'node:crypto';
import { MAX_ADJUSTMENT, type AdjustReason } from '@quayside/domain/inventory/stock-rules';
import { documentNo } from '@quayside/domain/kernel/readable-code';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import * as takes from './stock-takes.queries.ts';

const OWNERS_SHOWN = 20;
type LineKey = { take_id: number; customer_id: number; product_id: number };

export function listTakes({ tx }: DeskCtx, input: Parameters<typeof takes.takePageAcrossMerchants>[1]) {
  return takes.takePageAcrossMerchants(tx, input);
}

export function countTakes({ tx }: DeskCtx) {
  return takes.takeCounts(tx);
}

export async function getTake({ tx }: DeskCtx, { take_id }: { take_id: number }) {
  return found(await takes.takeAcrossMerchants(tx, take_id));
}

export async function listTakeLines(ctx: DeskCtx, input: Parameters<typeof takes.linePageAcrossMerchants>[1]) {
  await getTake(ctx, input);
  return takes.linePageAcrossMerchants(ctx.tx, input);
}

export async function startTake(ctx: DeskCtx, { warehouse_id, note }: { warehouse_id: number; note: string }) {
  const { tx, now, actor } = ctx;
  found(await takes.warehouse(tx, warehouse_id));
  const take_no = documentNo('ST', dayOf(now), randomBytes(6));
  const take_id = await takes.insertTake(tx, { take_no, warehouse_id, note, started_by: actor.name, started_at: now });
  return getTake(ctx, { take_id });
}

/** Locks the take so that it stays open until this count is written. */
export async function lockOpen({ tx }: DeskCtx, takeId: number, how: Parameters<typeof takes.lockTake>[2]) {
  const take = found(await takes.lockTake(tx, takeId, how));
  if (take.state !== 'open') throw new Refusal('stock-takes.closed');
  return take;
}

type Scan = { take_id: number; code: string; quantity: number; customer_id?: number | undefined };

/** Counts what a code names. If several customers use it and no customer is given, nothing is counted and the owners are returned. */
export async function scanCode(ctx: DeskCtx, { take_id, code, quantity, customer_id }: Scan) {
  const { tx, now, actor } = ctx;
  const { warehouse_id } = await lockOpen(ctx, take_id, 'to count');
  const owners = ownersAmong(await takes.ownersOfCodesAcrossMerchants(tx, [code], warehouse_id), customer_id);
  const [product, ...others] = owners;
  if (!product) throw new Refusal('request.invalid', {}, [{ path: 'code', code: 'stock-takes.unknown_code', params: { code } }]);
  if (others.length > 0) return { line: null, owners: owners.slice(0, OWNERS_SHOWN) };
  const key = { take_id, customer_id: product.customer_id, product_id: product.product_id };
  const count = { believed: product.total ?? 0, counted: quantity, counted_by: actor.name, counted_at: now };
  const isAdded = await takes.addToLine(tx, { ...key, ...count });
  if (!isAdded) refuseFields({ path: 'quantity', code: 'too_big', params: { max: MAX_ADJUSTMENT } });
  return { line: found(await takes.line(tx, key)), owners: [] };
}

/** Whom a code can mean here: those with stock in this warehouse, or else all who use it. */
export function ownersAmong(all: readonly takes.CodeOwner[], customerId: number | undefined): takes.CodeOwner[] {
  const asked = all.filter(({ customer_id }) => customerId === undefined || customer_id === customerId);
  const here = asked.filter(({ total }) => total !== null);
  return here.length > 0 ? here : asked;
}

/** A count typed by a person: it replaces the earlier one, against the system's quantity of this moment. */
export async function setLine(ctx: DeskCtx, input: LineKey & { counted: number; reason: AdjustReason; remark: string }) {
  const { warehouse_id } = await lockOpen(ctx, input.take_id, 'to count');
  found(await takes.line(ctx.tx, input));
  const believed = await takes.totalOf(ctx.tx, input, warehouse_id);
  await takes.setLines(ctx.tx, [{ ...input, believed, counted_by: ctx.actor.name, counted_at: ctx.now }]);
  return found(await takes.line(ctx.tx, input));
}

export async function removeLine(ctx: DeskCtx, key: LineKey): Promise<Record<string, never>> {
  await lockOpen(ctx, key.take_id, 'to count');
  if (!(await takes.removeLine(ctx.tx, key))) throw new Refusal('request.not_found');
  return {};
}

export async function cancelTake(ctx: DeskCtx, { take_id }: { take_id: number }) {
  await lockOpen(ctx, take_id, 'to close');
  await takes.closeTake(ctx.tx, take_id, { state: 'canceled', closed_by: ctx.actor.name, closed_at: ctx.now });
  return getTake(ctx, { take_id });
}
