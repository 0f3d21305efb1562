import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Envelope, RefusalContent } from '@quayside/contract/kernel/envelope';
import type { StoredFile } from '@quayside/contract/uploads/uploads.calls';

export type Part = { field?: string; name?: string; type?: string; body: Buffer | string };

/** The body of a form, written as a browser writes it. */
export async function form(...parts: Part[]): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const data = new FormData();
  for (const { field = 'file', name, type = '', body } of parts) {
    if (name === undefined) data.append(field, String(body));
    else data.append(field, new Blob([typeof body === 'string' ? body : new Uint8Array(body)], { type }), name);
  }
  const written = new Response(data);
  return { payload: Buffer.from(await written.arrayBuffer()), headers: { 'content-type': written.headers.get('content-type') ?? '' } };
}

export type UploadAnswer = Envelope<StoredFile & RefusalContent> & { status: number };

/** Uploads a form as the holder of a token. */
export async function upload(
  app: FastifyInstance,
  url: string,
  token: string | null,
  parts: Part[],
  headers: Record<string, string> = {},
): Promise<UploadAnswer> {
  const body = await form(...parts);
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: body.payload,
    headers: { ...body.headers, ...(token === null ? {} : { token }), ...headers },
  });
  return { ...answer.json<Envelope<StoredFile & RefusalContent>>(), status: answer.statusCode };
}

/** Every file below a folder. */
export function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}

const noise = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 7; at < pixels.length; at++) pixels[at] = (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

export const jpeg = (width = 120, height = 80) => noise(width, height).jpeg().toBuffer();
export const png = (width = 120, height = 80) => noise(width, height).png().toBuffer();
export const webp = () => noise(40, 40).webp().toBuffer();

/** A photo-like image: a gradient, brighter to the right. */
export function photo(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    pixels.set([(x * 255) / width, (y * 255) / height, 128 + 100 * Math.sin((x * 30) / width)], at);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A phone's photo: rotated by EXIF, with GPS metadata. */
export const phonePicture = () =>
  noise(120, 80)
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** An animation with this many frames. */
export function gif(frames: number, size = 16): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size * frames * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = (Math.floor(at / (size * size * 3)) * 37 + at * 3) % 256;
  const raw = { width: size, height: size * frames, channels: 3, pageHeight: size } as const;
  return sharp(pixels, { raw })
    .gif({ effort: 1, dither: 0, delay: Array.from({ length: frames }, () => 80), loop: 0 })
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A few bytes whose header claims an image of this size. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]);
}

/** A PDF of one empty page, with a valid xref table. */
export function pdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The first bytes of a Linux executable. */
export const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), Buffer.alloc(4000)]);
/** A polyglot: an image to one parser, a script to another. */
export const gifScript = Buffer.from('GIF89a/*\u0001\u0000\u0000*/=1;alert(document.cookie);//', 'latin1');
