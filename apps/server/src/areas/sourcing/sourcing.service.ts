import { randomBytes } from 'node:crypto';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import type { SourcingInput } from '@quayside/contract/sourcing/sourcing.schemas';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { customerDocumentNo, DOCUMENT_RANDOM_LETTERS } from '@quayside/domain/kernel/readable-code';
import type { SourcingEvent } from '@quayside/domain/sourcing/sourcing-rules';
import { readablePictures, type FileReader } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import * as sourcing from './sourcing.queries.ts';

const TRIES = 20;
type Row = NonNullable<Awaited<ReturnType<typeof sourcing.request>>>;

export function requestRow(row: Row) {
  const { request_id, request_no, product_name, state, waits_for, country, quantity, target_price, unit_price, goods_value } = row;
  const { valid_until, sku, created_by, created_at, updated_at } = row;
  const prices = { target_price, unit_price, goods_value, valid_until };
  return { request_id, request_no, product_name, state, waits_for, country, quantity, ...prices, sku, created_by, created_at, updated_at };
}

export async function listRequests({ tx, actor }: MerchantCtx, input: ParsedOf<typeof sourcingCalls.list>) {
  const { list, count } = await sourcing.requestPage(tx, actor.customerId, input);
  return { list: list.map(requestRow), count };
}

export function countRequests({ tx, actor }: MerchantCtx) {
  return sourcing.stateCounts(tx, actor.customerId);
}

export function getRequest({ tx, actor }: MerchantCtx, { request_id }: { request_id: number }) {
  return detailOf(tx, actor.customerId, request_id);
}

export async function detailOf(tx: Tx, customerId: number, requestId: number) {
  const row = found(await sourcing.request(tx, customerId, requestId));
  const { customer_id: _customer, waiting_since: _since, ...own } = row;
  return {
    ...own,
    images: await sourcing.imagesOf(tx, customerId, requestId),
    messages: await sourcing.messagesOf(tx, customerId, requestId),
    events: await sourcing.eventsOf(tx, customerId, requestId),
  };
}

/** A new request, which waits for staff. The link is stored and shown, never opened. */
export async function addRequest(ctx: MerchantCtx, input: SourcingInput) {
  const { tx, actor, now } = ctx;
  const { image_ids, ...fields } = input;
  const ids = [...new Set(image_ids)];
  refuseFields(...(await imageErrors(ctx, ids)));
  const times = { created_at: now, updated_at: now, waiting_since: now };
  const row = { ...fields, ...times, waits_for: 'staff', created_by: actorLabel(actor) } as const;
  for (let tries = 0; tries < TRIES; tries++) {
    const request_no = customerDocumentNo('DS', dayOf(now), actor.customerId, randomBytes(DOCUMENT_RANDOM_LETTERS));
    const made = await sourcing.insertRequest(tx, actor.customerId, { ...row, request_no });
    if (!made) continue; // the letters are taken
    await sourcing.insertImages(tx, made, ids);
    await addEvent(ctx, made, 'requested');
    return getRequest(ctx, made);
  }
  throw new Error('no request number could be made');
}

/** Each must be a picture this user may read. */
async function imageErrors(ctx: MerchantCtx, ids: readonly string[]): Promise<FieldError[]> {
  const known = new Set((await readablePictures(ctx, ids)).map(({ file_id }) => file_id));
  return ids.flatMap((id, at) => (known.has(id) ? [] : [{ path: `image_ids.${at}`, code: 'sourcing.no_image' as const, params: {} }]));
}

/** With a reason; staff read it. Also a request without a quote is withdrawn this way. */
export async function declineQuote(ctx: MerchantCtx, { request_id, reason }: { request_id: number; reason: string }) {
  const { tx, actor, now } = ctx;
  const row = await lockOpen(ctx, actor.customerId, request_id);
  await sourcing.writeRequest(tx, row, { ...ended, state: 'declined', decline_reason: reason, updated_at: now });
  await addEvent(ctx, row, 'declined');
  return getRequest(ctx, { request_id });
}

/** A question or an answer to staff: the request goes back into their queue. */
export async function addMessage(ctx: MerchantCtx, { request_id, body }: { request_id: number; body: string }) {
  const { tx, actor, now } = ctx;
  const row = await lockOpen(ctx, actor.customerId, request_id);
  await writeMessage(ctx, row, body);
  await sourcing.writeRequest(tx, row, { waits_for: 'staff', waiting_since: row.waiting_since ?? now, updated_at: now });
  return getRequest(ctx, { request_id });
}

export const ended = { waits_for: null, waiting_since: null } as const;
type AnyCtx = MerchantCtx | DeskCtx | SystemCtx;

export async function lockOpen({ tx }: AnyCtx, customerId: number, requestId: number): Promise<sourcing.LockedRequest> {
  const row = found(await sourcing.lockRequest(tx, customerId, requestId));
  if (row.state === 'accepted' || row.state === 'declined') throw new Refusal('sourcing.over');
  return row;
}

type Key = { readonly customer_id: number; readonly request_id: number };
const by = ({ actor, now }: AnyCtx) => ({ actor_kind: actor.kind, actor_name: actorLabel(actor), created_at: now });

export async function writeMessage(ctx: AnyCtx, { customer_id, request_id }: Key, body: string): Promise<void> {
  await sourcing.insertMessage(ctx.tx, customer_id, { request_id, body, ...by(ctx) });
  await addEvent(ctx, { customer_id, request_id }, 'message');
}

export function addEvent(ctx: AnyCtx, { customer_id, request_id }: Key, kind: SourcingEvent): Promise<void> {
  return sourcing.insertEvent(ctx.tx, customer_id, { request_id, kind, ...by(ctx) });
}

/** Answers uploads: pictures of a request are read by those who see requests. */
export const mayReadSourcingImage: FileReader = async ({ tx, actor }, { file_id }) =>
  (await sourcing.isImageOfRequest(tx, actor.customerId, file_id)) ? actor.can.has('sourcing.read') : null;
