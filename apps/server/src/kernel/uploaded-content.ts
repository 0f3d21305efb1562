import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { UploadKind } from '@quayside/contract/kernel/call';
import type { UploadMime } from '@quayside/domain/uploads/upload-rules';
import { Refusal } from './refusal.ts';

// Nothing of one upload is kept for the next, and of libvips' many readers only the three we accept stay in reach.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadNsgifFile'] });

/** More than any camera phone makes of 5 MB; the frames of a moving picture count together. A small file can hold a huge picture. */
const MAX_PIXELS = 50_000_000;
const MAX_FRAMES = 300;
const MAX_SECONDS = 20;

const kindOf = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/gif': 'image',
  'application/pdf': 'pdf',
} as const satisfies Record<UploadMime, UploadKind>;

export type Settled = { readonly path: string; readonly mime: UploadMime };

/**
 * Decides by its content alone what a file is. A picture is drawn anew into `target`: where it was taken, and whatever else was
 * hidden in it, is gone. A document is kept as it is, if it is whole.
 */
export async function settleFile(path: string, bytes: number, kinds: readonly UploadKind[], target: string): Promise<Settled> {
  if (bytes === 0) throw new Refusal('uploads.broken');
  const mime = await sniff(path);
  if (mime === null || !kinds.includes(kindOf[mime])) throw new Refusal('uploads.wrong_type');
  if (mime === 'application/pdf') {
    await refuseCutPdf(path, bytes);
    return { path, mime };
  }
  await redraw(path, mime, target);
  return { path: target, mime };
}

async function sniff(path: string): Promise<UploadMime | null> {
  const found = (await fileTypeFromFile(path))?.mime;
  // A moving PNG is a PNG to everybody who sends one; its first frame is kept.
  if (found === 'image/apng') return 'image/png';
  return found === 'image/jpeg' || found === 'image/png' || found === 'image/gif' || found === 'application/pdf' ? found : null;
}

async function redraw(path: string, mime: Exclude<UploadMime, 'application/pdf'>, target: string): Promise<void> {
  // `error` and not `warning`: phones write pictures with small oddities, and they are whole.
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: mime === 'image/gif' } as const;
  try {
    const { pages = 1, width, height } = await sharp(path, options).metadata();
    if (pages > MAX_FRAMES || width * height > MAX_PIXELS) throw new Refusal('uploads.wrong_type');
    const image = sharp(path, options).timeout({ seconds: MAX_SECONDS });
    if (mime === 'image/gif') await image.gif().toFile(target);
    // Turned upright first: the mark that said which side is up goes away with the rest.
    else if (mime === 'image/png') await image.autoOrient().png().toFile(target);
    else await image.autoOrient().jpeg({ quality: 90 }).toFile(target);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof Error && /pixel limit/.test(error.message)) throw new Refusal('uploads.wrong_type');
    throw new Refusal('uploads.broken');
  }
}

/** A PDF ends with its end mark, give or take what mail programs add behind it. Without it the tail is missing. */
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
