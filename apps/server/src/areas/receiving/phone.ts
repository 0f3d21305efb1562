import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { receivingPaths } from '@quayside/contract/receiving/receiving.paths';
import { PHONE_LINK_MS } from '@quayside/domain/receiving/receiving-rules';
import { photosOfBox } from '#server/areas/inbound/inbound.public.ts';
import { staffActor } from '#server/areas/staff/staff.public.ts';
import type { DeskCtx, PublicCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { hashToken, newToken } from '#server/kernel/tokens.ts';
import { shareForReceiving } from './lock-receiving.ts';
import * as links from './phone-links.queries.ts';
import { addPhoto } from './photos.ts';
import { stationHead } from './receiving.queries.ts';

/** Where the web server mounts the desk app. */
const DESK = '/desk';

/** A link as a QR code: two hours, one appointment, and only photos. The token is stored as a hash. */
export async function makePhoneLink(ctx: DeskCtx, { box_no, ...key }: ParsedOf<typeof receivingDeskCalls.deskPhoneLink>) {
  const { tx, now, actor, request } = ctx;
  await shareForReceiving(ctx, key);
  const { token, hash } = newToken();
  const expires_at = new Date(now.getTime() + PHONE_LINK_MS);
  const link = { token_hash: hash, ...key, staff_id: actor.staffId, box_no: box_no ?? null, expires_at, created_at: now };
  await links.insertLink(tx, link);
  ctx.concerns(key.customer_id, { before: {}, after: { inbound_id: key.inbound_id, expires_at: expires_at.toISOString() } });
  return { url: request.site + DESK + receivingPaths.phone(token), expires_at };
}

/** The person whose link it is, with the appointment. An expired link and one of a disabled person are both invalid. */
async function openLink(ctx: PublicCtx, token: string) {
  const token_hash = hashToken(token);
  const link = await links.linkAcrossMerchants(ctx.tx, token_hash);
  if (!link || link.expires_at <= ctx.now) throw new Refusal('receiving.link_invalid');
  const member = await links.memberAcrossMerchants(ctx.tx, link.staff_id);
  if (member?.status !== 'enabled') throw new Refusal('receiving.link_invalid');
  const as = await ctx.becomeStaff(staffActor(member));
  await links.seenAcrossMerchants(as.tx, token_hash, ctx.now);
  return { as, link };
}

export async function getPhoneState(ctx: PublicCtx, { token }: { token: string }) {
  const { as, link } = await openLink(ctx, token);
  const { customer_id, inbound_id, box_no, expires_at } = link;
  const head = await stationHead(as.tx, link);
  if (!head) throw new Refusal('receiving.link_invalid');
  const photos = box_no === null ? 0 : (await photosOfBox(as.tx, customer_id, inbound_id, box_no)).length;
  return { inbound_no: head.inbound_no, box_no, photos, expires_at };
}

/** A photo lands at the box that is open at the station. */
export async function addPhonePhoto(ctx: PublicCtx, { token, picture, caption }: ParsedOf<typeof receivingDeskCalls.phonePhoto>) {
  const { as, link } = await openLink(ctx, token);
  const { customer_id, inbound_id, box_no } = link;
  as.concerns(customer_id, { before: {}, after: { inbound_id, box_no } });
  if (box_no === null) throw new Refusal('receiving.no_open_box');
  const { photos } = await addPhoto(as, { customer_id, inbound_id, box_no }, { picture, caption });
  return { box_no, photos };
}
