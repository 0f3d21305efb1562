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
import { mayRead, mayReadProviderFile } from './file-questions.ts';
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
  /** The job that makes it; null for other files. */
  readonly jobId?: number;
  readonly name: string;
  readonly mime: string;
  readonly body: Readable;
};

/** Stores a generated file, such as an export, while it is written: streamed, so memory does not grow with its size. */
export async function writeFile({ tx, storage, now }: Pick<AnyCtx, 'tx' | 'storage' | 'now'>, file: NewFile) {
  const stored = await putCounted(storage, newKey(now), file.body);
  const { customerId, accountId, jobId, name, mime } = file;
  const row = { ...stored, account_id: accountId, job_id: jobId ?? null, name, mime, created_at: now };
  try {
    return storedFile(await insertFile(tx, customerId, row));
  } catch (error) {
    await storage.remove(stored.storage_key);
    throw error;
  }
}

/** One of the merchant's files, for a call that has checked who asks. Another merchant's file is "not found". */
export async function openFile({ tx, storage }: Pick<AnyCtx, 'tx' | 'storage'>, customerId: number, fileId: string): Promise<FileAnswer> {
  return fileAnswer(storage, found(await fileOf(tx, customerId, fileId)));
}

function fileAnswer(storage: Storage, { name, mime, bytes, storage_key }: Stored): FileAnswer {
  return { name, mime, bytes, open: () => storage.open(storage_key) };
}

/** A file by its id. It follows its document: whoever may not see that gets "not found". */
export async function getFile(ctx: MerchantCtx, { file_id }: { file_id: string }): Promise<FileAnswer> {
  const file = found(await fileOf(ctx.tx, ctx.actor.customerId, file_id));
  if (!(await mayRead(ctx, file))) throw new Refusal('request.not_found');
  return fileAnswer(ctx.storage, file);
}

/** One of the merchant's pictures, in full size or as a thumbnail, for a call that has checked who asks. */
export async function openPicture(
  { tx, storage }: Pick<AnyCtx, 'tx' | 'storage'>,
  customerId: number,
  { file_id, size }: AskedPicture,
): Promise<FileAnswer> {
  return pictureAnswer(storage, found(await fileOf(tx, customerId, file_id)), size);
}

type AskedPicture = { readonly file_id: string; readonly size: PictureSize };
type Stored = { readonly name: string; readonly mime: string; readonly bytes: number; readonly storage_key: string };

/** A stored file never changes, so browsers may cache it. */
function pictureAnswer(storage: Storage, { name, mime, bytes, storage_key }: Stored, size: PictureSize): FileAnswer {
  if (size === 'full') return { name, mime, bytes, lasting: 'private', open: () => storage.open(storage_key) };
  return { name: `${name}.webp`, mime: SMALL_MIME, bytes: null, lasting: 'private', open: () => openThumbnail(storage, storage_key) };
}

/** Which of these ids are pictures this user may read, and who uploaded each: those a product of theirs may use. */
export async function readablePictures(ctx: Pick<MerchantCtx, 'tx' | 'actor'>, fileIds: readonly string[]) {
  const files = fileIds.length === 0 ? [] : await filesOf(ctx.tx, ctx.actor.customerId, fileIds);
  const readable = [];
  for (const file of files) if (file.mime.startsWith('image/') && (await mayRead(ctx, file))) readable.push(file);
  return readable;
}

/** One of the merchant's files, for the call that uses it; null when it is not theirs. */
export async function fileFacts(tx: Tx, customerId: number, fileId: string) {
  return (await filesOf(tx, customerId, [fileId]))[0] ?? null;
}

/** Stores a file of the provider: a picture, or what another area's call takes. */
export async function uploadProviderFile({ tx, actor, file, now }: DeskCtx) {
  if (!file) throw new Refusal('uploads.missing');
  return providerFile(await insertProviderFileAcrossMerchants(tx, { ...file, staff_id: actor.staffId, created_at: now }));
}

/** A file of the provider, for a call or job that has checked who asks. */
export async function openProviderFile({ tx, storage }: Pick<AnyCtx, 'tx' | 'storage'>, fileId: string): Promise<FileAnswer> {
  return fileAnswer(storage, found(await providerFileAcrossMerchants(tx, fileId)));
}

/** A picture of the provider, for a merchant it is shown to. */
export async function getShownProviderFile(ctx: MerchantCtx, asked: AskedPicture): Promise<FileAnswer> {
  if (!(await mayReadProviderFile(ctx, asked.file_id))) throw new Refusal('request.not_found');
  return getProviderFile(ctx, asked);
}

/** Staff see all pictures of the provider. Its workbooks are read by their own calls only. */
export async function getProviderFile(
  { tx, storage }: Pick<AnyCtx, 'tx' | 'storage'>,
  { file_id, size }: AskedPicture,
): Promise<FileAnswer> {
  const file = found(await providerFileAcrossMerchants(tx, file_id));
  if (!file.mime.startsWith('image/')) throw new Refusal('request.not_found');
  return pictureAnswer(storage, file, size);
}

export async function isProviderPicture(tx: Tx, fileId: string): Promise<boolean> {
  return (await providerFileAcrossMerchants(tx, fileId))?.mime.startsWith('image/') ?? false;
}

export async function providerFileExists(tx: Tx, fileId: string): Promise<boolean> {
  return (await providerFileAcrossMerchants(tx, fileId)) !== undefined;
}
