import sharp from 'sharp';
import type { UploadMime } from '@quayside/domain/uploads/upload-rules';
import { Refusal } from './refusal.ts';
import { limitConcurrency } from './limit-concurrency.ts';

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
const limited = limitConcurrency(2);

type Picture = Extract<UploadMime, `image/${string}`>;

/** Draws a picture somebody sent anew: only what can be seen stays of it. */
export async function reencodeImage(path: string, mime: Picture, target: string): Promise<void> {
  try {
    await limited(() => draw(path, mime, target));
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

/** Sharp on a list even where a screen draws four points for one, and a few KB. */
const SMALL_PIXELS = 160;

/** A picture in the size of a list, as webp; of a moving one its first frame. */
export function drawSmall(path: string): Promise<Buffer> {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: SMALL_PIXELS, height: SMALL_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
}
