import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { sourcingDeskCalls } from '@quayside/contract/sourcing/sourcing.desk-calls';
import type { QuoteInput } from '@quayside/contract/sourcing/sourcing.schemas';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { allProperties } from '#server/areas/properties/properties.public.ts';
import { openPicture } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, refuseFields } from '#server/kernel/refusal.ts';
import { notifyOfSourcing } from './notify-of-sourcing.ts';
import { addEvent, detailOf, ended, lockOpen, requestRow, writeMessage } from './sourcing.service.ts';
import * as sourcing from './sourcing.queries.ts';

type One = { readonly customer_id: number; readonly request_id: number };

export async function listForStaff({ tx }: DeskCtx, input: ParsedOf<typeof sourcingDeskCalls.deskList>) {
  const { list, count } = await sourcing.requestsAcrossMerchants(tx, input);
  const rows = list.map(({ customer_name, ...row }) => {
    const { customer_id, waiting_since } = row;
    return { ...requestRow(row), customer_id, customer_name, waiting_since };
  });
  return { list: rows, count };
}

export function countForStaff({ tx }: DeskCtx) {
  return sourcing.stateCountsAcrossMerchants(tx);
}

export async function getForStaff({ tx }: DeskCtx, { customer_id, request_id }: One) {
  const detail = await detailOf(tx, customer_id, request_id);
  return { ...detail, customer_id, customer_name: (await customerOf(tx, customer_id)).name };
}

export async function getImageForStaff(ctx: DeskCtx, input: ParsedOf<typeof sourcingDeskCalls.deskImage>) {
  const images = await sourcing.imagesOf(ctx.tx, input.customer_id, input.request_id);
  if (!images.includes(input.file_id)) throw new Refusal('request.not_found');
  return openPicture(ctx, input.customer_id, input);
}

export async function getOptions({ tx }: DeskCtx) {
  return { properties: (await allProperties(tx)).filter(({ enabled }) => enabled) };
}

/** What the merchant could not correct when the SKU is created must be right here. */
async function quoteErrors({ tx, now }: DeskCtx, { valid_until, property_ids }: QuoteInput): Promise<FieldError[]> {
  const known = new Set((await allProperties(tx)).filter(({ enabled }) => enabled).map(({ property_id }) => property_id));
  const path = (at: number) => `property_ids.${at}`;
  return [
    ...(valid_until < dayOf(now) ? [{ path: 'valid_until', code: 'sourcing.past' as const, params: {} }] : []),
    ...property_ids.flatMap((id, at) => (known.has(id) ? [] : [{ path: path(at), code: 'sourcing.no_property' as const, params: {} }])),
  ];
}

/** Quotes a request, or quotes it again: the merchant then accepts the newest quote only. */
export async function quoteRequest(ctx: DeskCtx, input: QuoteInput) {
  const { tx, now } = ctx;
  const { customer_id, request_id, ...quote } = input;
  const row = await lockOpen(ctx, customer_id, request_id);
  refuseFields(...(await quoteErrors(ctx, input)));
  const next = { state: 'quoted', waits_for: 'merchant', waiting_since: null, quote_no: row.quote_no + 1, updated_at: now } as const;
  await sourcing.writeRequest(tx, row, { ...quote, ...next });
  await addEvent(ctx, row, 'quoted');
  const { unit_price, valid_until } = quote;
  await notifyOfSourcing(ctx, row, 'sourcing.quoted', { price: unit_price, day: valid_until });
  ctx.concerns(customer_id, {
    before: { state: row.state, unit_price: row.unit_price },
    after: { state: 'quoted', unit_price, valid_until },
  });
  return getForStaff(ctx, input);
}

export async function declineForStaff(ctx: DeskCtx, { reason, ...one }: One & { readonly reason: string }) {
  const row = await lockOpen(ctx, one.customer_id, one.request_id);
  await sourcing.writeRequest(ctx.tx, row, { ...ended, state: 'declined', decline_reason: reason, updated_at: ctx.now });
  await addEvent(ctx, row, 'declined');
  await notifyOfSourcing(ctx, row, 'sourcing.declined', { text: reason });
  ctx.concerns(one.customer_id, { before: { state: row.state }, after: { state: 'declined' } });
  return getForStaff(ctx, one);
}

/** A question to the merchant: the request leaves the queue until they answer. */
export async function messageForStaff(ctx: DeskCtx, { body, ...one }: One & { readonly body: string }) {
  const row = await lockOpen(ctx, one.customer_id, one.request_id);
  await writeMessage(ctx, row, body);
  await sourcing.writeRequest(ctx.tx, row, { waits_for: 'merchant', waiting_since: null, updated_at: ctx.now });
  await notifyOfSourcing(ctx, row, 'sourcing.message', { text: body });
  ctx.concerns(one.customer_id, { before: { waits_for: row.waits_for }, after: { waits_for: 'merchant' } });
  return getForStaff(ctx, one);
}
