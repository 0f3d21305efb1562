import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { UploadKind } from '@quayside/contract/kernel/call';
import type { UploadMime } from '@quayside/domain/uploads/upload-rules';
import { Refusal } from './refusal.ts';
import { guardZip } from './sheets/guard-zip.ts';
import { slots } from './slots.ts';

// Nothing of one upload is kept for the next, and of libvips' many readers only the three we accept stay in reach.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadNsgifFile'] });

/** More than any camera phone makes of 5 MB; the frames of a moving picture count together. A small file can hold a huge picture. */
const MAX_PIXELS = 50_000_000;
const MAX_MOVING_PIXELS = 25_000_000;
const MAX_FRAMES = 300;
const MAX_SECONDS = 25;
/** Drawing takes a processor, and up to 200 MB at the limit above: so many pictures at once, the others wait their turn. */
const inTurn = slots(2);

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
  if (isSheet(mime)) {
    if (mime === XLSX) await guardZip(path);
    return { path, mime };
  }
  await redraw(path, mime, target);
  return { path: target, mime };
}

async function sniff(path: string): Promise<UploadMime | null> {
  const found = (await fileTypeFromFile(path))?.mime;
  // A moving PNG is a PNG to everybody who sends one; its first frame is kept.
  if (found === 'image/apng') return 'image/png';
  // An old workbook shows only as the container it shares with other programs' files; reading it will tell.
  if (found === 'application/x-cfb') return 'application/vnd.ms-excel';
  const known: readonly UploadMime[] = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf', XLSX];
  return known.find((mime) => mime === found) ?? null;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Sheet = typeof XLSX | 'application/vnd.ms-excel';
type Picture = Exclude<UploadMime, 'application/pdf' | Sheet>;

function isSheet(mime: UploadMime): mime is Sheet {
  return kindOf[mime] === 'sheet';
}

async function redraw(path: string, mime: Picture, target: string): Promise<void> {
  try {
    await inTurn(() => draw(path, mime, target));
  } catch (error) {
    if (error instanceof Refusal || isOurDisk(error)) throw error;
    const tooMany = error instanceof Error && /pixel limit/.test(error.message);
    throw new Refusal(tooMany ? 'uploads.wrong_type' : 'uploads.broken');
  }
}

async function draw(path: string, mime: Picture, target: string): Promise<void> {
  const moving = mime === 'image/gif';
  // `error` and not `warning`: phones write pictures with small oddities, and they are whole.
  const options = { limitInputPixels: moving ? MAX_MOVING_PIXELS : MAX_PIXELS, failOn: 'error', animated: moving } as const;
  const { pages = 1, width, height } = await sharp(path, options).metadata();
  if (pages > MAX_FRAMES || width * height > options.limitInputPixels) throw new Refusal('uploads.wrong_type');
  const picture = sharp(path, options).timeout({ seconds: MAX_SECONDS });
  if (moving) await picture.gif({ effort: 1, dither: 0 }).toFile(target);
  // Turned upright first: the mark that said which side is up goes away with the rest.
  else if (mime === 'image/png') await picture.autoOrient().png().toFile(target);
  else await picture.autoOrient().jpeg({ quality: 90 }).toFile(target);
}

/** libvips has no codes, only words: what it could not write is no fault of the picture. */
function isOurDisk(error: unknown): boolean {
  return error instanceof Error && /write error|unable to open for write|No space left/.test(error.message);
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
