import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile as writeToDisk } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { MAX_BOX_PHOTOS, MAX_PHOTO_BYTES } from '@quayside/domain/receiving/receiving-rules';
import { sizeText } from '@quayside/domain/uploads/upload-rules';
import { insertPhoto, lockBox, photosOfBox, type BoxKey } from '#server/areas/inbound/inbound.public.ts';
import { openPicture, writeFile } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { settleFile } from '#server/kernel/uploaded-content.ts';
import { shareForReceiving } from './lock-receiving.ts';
import { photoWithFile } from './receiving.queries.ts';
import { photoUrl } from './station.ts';

type NewPhoto = { readonly picture: string; readonly caption: string; readonly product_id?: number | undefined };

/** Adds a photo to a box. It is drawn again from its pixels, like every upload: what is no picture is refused. */
export async function addPhoto(ctx: DeskCtx, key: BoxKey, { picture, caption, product_id }: NewPhoto) {
  const { tx, now, actor } = ctx;
  const { customer_id, inbound_id, box_no } = key;
  await shareForReceiving(ctx, key);
  found(await lockBox(tx, key));
  const before = (await photosOfBox(tx, customer_id, inbound_id, box_no)).length;
  if (before >= MAX_BOX_PHOTOS) refuseFields({ path: 'picture', code: 'receiving.too_many_photos', params: { max: MAX_BOX_PHOTOS } });
  const file_id = await storePicture(ctx, key, picture);
  const photo = { inbound_id, box_no, product_id: product_id ?? null, file_id, caption, taken_by: actor.name, created_at: now };
  return { photo: await insertPhoto(tx, customer_id, photo), photos: before + 1 };
}

async function storePicture(ctx: DeskCtx, { customer_id, box_no }: BoxKey, base64: string): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_PHOTO_BYTES) throw new Refusal('uploads.too_large', { max: sizeText(MAX_PHOTO_BYTES) });
  const folder = await mkdtemp(join(tmpdir(), 'quayside-photo-'));
  try {
    const arrived = join(folder, 'arrived');
    await writeToDisk(arrived, bytes, { mode: 0o600 });
    const { path, mime } = await settleFile(arrived, bytes.length, ['image'], join(folder, 'settled'));
    const name = `box-${box_no}.${mime === 'image/jpeg' ? 'jpg' : mime.slice('image/'.length)}`;
    const stored = await writeFile(ctx, { customerId: customer_id, accountId: null, name, mime, body: createReadStream(path) });
    return stored.file_id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function addStationPhoto(ctx: DeskCtx, input: ParsedOf<typeof receivingDeskCalls.deskAddPhoto>) {
  const { photo } = await addPhoto(ctx, input, input);
  ctx.concerns(input.customer_id, { before: {}, after: { box_no: input.box_no, photo_id: photo.photo_id } });
  return { ...photo, url: photoUrl(input.customer_id, photo.file_id) };
}

/** Staff read the warehouse's photos here, and no other file of a merchant. */
export async function getPhoto(ctx: DeskCtx, { customer_id, ...asked }: ParsedOf<typeof receivingDeskCalls.deskPhoto>) {
  found(await photoWithFile(ctx.tx, customer_id, asked.file_id));
  return openPicture(ctx, customer_id, asked);
}
