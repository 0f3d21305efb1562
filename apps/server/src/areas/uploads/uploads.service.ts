import type { Readable } from 'node:stream';
import type { PictureSize } from '@quayside/contract/kernel/shapes';
import type { AnyCtx, DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { putCounted, type ReceivedFile } from '#server/kernel/receive-upload.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { SMALL_MIME, openThumbnail } from '#server/kernel/thumbnails.ts';
import { newKey } from '#server/ports/storage/keys.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { providerFile, storedFile } from './uploads.map.ts';
import { fileOf, filesOf, insertFile, insertProviderFileAcrossMerchants, providerFileAcrossMerchants } from './uploads.queries.ts';

/** Inserts the row of a received file for the merchant. */
export async function storeFile({ tx, actor, now }: MerchantCtx, received: ReceivedFile) {
  return storedFile(await insertFile(tx, actor.customerId, { ...received, account_id: actor.accountId, created_at: now }));
}

/** A picture for a product, a note or a reply; the call that uses its id decides what it belongs to. */
export async function uploadImage(ctx: MerchantCtx) {
  if (!ctx.file) throw new Refusal('uploads.missing');
  return storeFile(ctx, ctx.file);
}

export type NewFile = {
  readonly customerId: number;
  readonly accountId: number | null;
  readonly name: string;
  readonly mime: string;
  readonly body: Readable;
};

/** Stores a generated file, such as an export, while it is written: streamed, so memory does not grow with its size. */
export async function writeFile({ tx, storage, now }: Pick<AnyCtx, 'tx' | 'storage' | 'now'>, file: NewFile) {
  const stored = await putCounted(storage, newKey(now), file.body);
  const { customerId, accountId, name, mime } = file;
  try {
    return storedFile(await insertFile(tx, customerId, { ...stored, account_id: accountId, name, mime, created_at: now }));
  } catch (error) {
    await storage.remove(stored.storage_key);
    throw error;
  }
}

/** One of the merchant's files. Another merchant's file is "not found". */
export async function openFile({ tx, storage }: Pick<AnyCtx, 'tx' | 'storage'>, customerId: number, fileId: string): Promise<FileAnswer> {
  const { name, mime, bytes, storage_key } = found(await fileOf(tx, customerId, fileId));
  return { name, mime, bytes, open: () => storage.open(storage_key) };
}

export function getFile(ctx: MerchantCtx, { file_id }: { file_id: string }) {
  return openFile(ctx, ctx.actor.customerId, file_id);
}

/** One of the merchant's pictures, in full size or as a thumbnail. */
export async function openPicture(
  { tx, storage }: Pick<AnyCtx, 'tx' | 'storage'>,
  customerId: number,
  { file_id, size }: AskedPicture,
): Promise<FileAnswer> {
  return pictureAnswer(storage, found(await fileOf(tx, customerId, file_id)), size);
}

type AskedPicture = { readonly file_id: string; readonly size: PictureSize };
type StoredPicture = { readonly name: string; readonly mime: string; readonly bytes: number; readonly storage_key: string };

/** A stored file never changes, so browsers may cache it. */
function pictureAnswer(storage: Storage, { name, mime, bytes, storage_key }: StoredPicture, size: PictureSize): FileAnswer {
  if (size === 'full') return { name, mime, bytes, lasting: 'private', open: () => storage.open(storage_key) };
  return { name: `${name}.webp`, mime: SMALL_MIME, bytes: null, lasting: 'private', open: () => openThumbnail(storage, storage_key) };
}

/** Which of these ids are pictures of the merchant, and who uploaded each: those a product may use. */
export async function picturesOf(tx: Tx, customerId: number, fileIds: readonly string[]) {
  const files = fileIds.length === 0 ? [] : await filesOf(tx, customerId, fileIds);
  return files.filter((file) => file.mime.startsWith('image/'));
}

/** One of the merchant's files, for the call that uses it; null when it is not theirs. */
export async function fileFacts(tx: Tx, customerId: number, fileId: string) {
  return (await filesOf(tx, customerId, [fileId]))[0] ?? null;
}

/** Stores a picture of the provider. */
export async function uploadProviderImage({ tx, actor, file, now }: DeskCtx) {
  if (!file) throw new Refusal('uploads.missing');
  return providerFile(await insertProviderFileAcrossMerchants(tx, { ...file, staff_id: actor.staffId, created_at: now }));
}

/** The provider's pictures are visible to all merchants and staff. */
export async function getProviderFile(
  { tx, storage }: Pick<AnyCtx, 'tx' | 'storage'>,
  { file_id, size }: AskedPicture,
): Promise<FileAnswer> {
  return pictureAnswer(storage, found(await providerFileAcrossMerchants(tx, file_id)), size);
}

export async function providerFileExists(tx: Tx, fileId: string): Promise<boolean> {
  return (await providerFileAcrossMerchants(tx, fileId)) !== undefined;
}
