import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { UploadKind } from '@quayside/contract/kernel/call';
import type { UploadMime } from '@quayside/domain/uploads/upload-rules';
import { reencodeImage } from './reencode-image.ts';
import { Refusal } from './refusal.ts';
import { guardZip } from './sheets/guard-zip.ts';

const kindOf = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/gif': 'image',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'sheet',
  'application/vnd.ms-excel': 'sheet',
} as const satisfies Record<UploadMime, UploadKind>;

export type Settled = { readonly path: string; readonly mime: UploadMime };

/**
 * Detects a file's type by its content alone. A picture is re-encoded into `target`, which drops its location and all other
 * metadata. A document is stored unchanged if it is complete.
 */
export async function settleFile(path: string, bytes: number, kinds: readonly UploadKind[], target: string): Promise<Settled> {
  if (bytes === 0) throw new Refusal('uploads.broken');
  const mime = await sniff(path);
  if (mime === null || !kinds.includes(kindOf[mime])) throw new Refusal('uploads.wrong_type');
  if (mime === 'application/pdf') {
    await refuseCutPdf(path, bytes);
    return { path, mime };
  }
  if (isSheet(mime)) {
    if (mime === XLSX) await guardZip(path);
    return { path, mime };
  }
  await reencodeImage(path, mime, target);
  return { path: target, mime };
}

async function sniff(path: string): Promise<UploadMime | null> {
  const found = (await fileTypeFromFile(path))?.mime;
  // An animated PNG is accepted as a PNG; only its first frame is kept.
  if (found === 'image/apng') return 'image/png';
  // An .xls file is detected only as a CFB container, as other programs' files are; reading it will show.
  if (found === 'application/x-cfb') return 'application/vnd.ms-excel';
  const known: readonly UploadMime[] = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf', XLSX];
  return known.find((mime) => mime === found) ?? null;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Sheet = typeof XLSX | 'application/vnd.ms-excel';

function isSheet(mime: UploadMime): mime is Sheet {
  return kindOf[mime] === 'sheet';
}

/** A PDF ends with an end marker, possibly followed by bytes mail programs add. Without it the file is truncated. */
async function refuseCutPdf(path: string, bytes: number): Promise<void> {
  const file = await open(path);
  try {
    const length = Math.min(bytes, 2048);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, bytes - length);
    if (!buffer.includes('%%EOF')) throw new Refusal('uploads.broken');
  } finally {
    await file.close();
  }
}
