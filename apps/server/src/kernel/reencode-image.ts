import sharp from 'sharp';
import type { UploadMime } from '@quayside/domain/uploads/upload-rules';
import { Refusal } from './refusal.ts';
import { limitConcurrency } from './limit-concurrency.ts';

// No cache between uploads, and of libvips' loaders only the three formats we accept stay enabled. Uploads are read from files; SVG from
// memory is for the logos of brands, which staff enter and `isSafeSvg` has checked.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadNsgifFile', 'VipsForeignLoadSvgBuffer'] });

/** Limits memory: a small file can decode to a huge picture. No phone camera makes more from 5 MB. Frames of an animation are added up. */
const MAX_PIXELS = 50_000_000;
const MAX_MOVING_PIXELS = 25_000_000;
const MAX_FRAMES = 300;
const MAX_SECONDS = 25;
/** Decoding needs a CPU core and up to 200 MB at the limit above, so concurrency is limited. */
const limited = limitConcurrency(2);

type Picture = Extract<UploadMime, `image/${string}`>;

/** Re-encodes an uploaded picture: only the pixels remain, metadata is dropped. */
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
  // `error`, not `warning`: phones write valid pictures that cause warnings.
  const options = { limitInputPixels: moving ? MAX_MOVING_PIXELS : MAX_PIXELS, failOn: 'error', animated: moving } as const;
  const { pages = 1, width, height } = await sharp(path, options).metadata();
  if (pages > MAX_FRAMES || width * height > options.limitInputPixels) throw new Refusal('uploads.wrong_type');
  const picture = sharp(path, options).timeout({ seconds: MAX_SECONDS });
  if (moving) await picture.gif({ effort: 1, dither: 0 }).toFile(target);
  // Rotate first: the EXIF orientation is dropped with the other metadata.
  else if (mime === 'image/png') await picture.autoOrient().png().toFile(target);
  else await picture.autoOrient().jpeg({ quality: 90 }).toFile(target);
}

/** libvips has no error codes, only messages: a failed write is a server error, not a broken picture. */
function isOurDisk(error: unknown): boolean {
  return error instanceof Error && /write error|unable to open for write|No space left/.test(error.message);
}

/** Large enough for high-density screens, and only a few KB. */
const SMALL_PIXELS = 160;

/** The thumbnail as webp; the first frame of an animation. */
export function drawSmall(path: string): Promise<Buffer> {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: SMALL_PIXELS, height: SMALL_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
}

/** Sharp at 16 mm on a label printer and on paper. */
const PRINT_PIXELS = 240;

/** For a PDF: JPEG on white, the first frame of an animation. */
export function drawForPrint(path: string): Promise<Buffer> {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: PRINT_PIXELS, height: PRINT_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
