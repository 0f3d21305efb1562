import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);
// Without the file it would be downloaded.
prepareZXingModule({ overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer } });

export type Page = {
  width_mm: number;
  height_mm: number;
  text: string;
  items: { text: string; x_mm: number; y_mm: number; width_mm: number; height_mm: number }[];
  pixels: ImageData;
};
type ImageData = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };
const MM_PER_POINT = 25.4 / 72;

/** Renders a PDF at a printer's resolution: every dot black or white. */
export async function pdfPages(pdf: Buffer, dpi: number): Promise<Page[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const viewport = page.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise; // a canvas, but not a browser's
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : []));
    pages.push({
      width_mm: width * MM_PER_POINT,
      height_mm: height * MM_PER_POINT,
      text: words.map((word) => word.str).join('\n'),
      items: words.map((word) => ({
        text: word.str,
        x_mm: Number(word.transform[4]) * MM_PER_POINT,
        y_mm: (height - Number(word.transform[5])) * MM_PER_POINT,
        width_mm: word.width * MM_PER_POINT,
        height_mm: word.height * MM_PER_POINT,
      })),
      pixels: blackAndWhite(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height) as never),
    });
  }
  return pages;
}

function blackAndWhite({ data, width, height }: ImageData): ImageData {
  const dots = new Uint8ClampedArray(data.length).fill(255);
  for (let at = 0; at < data.length; at += 4) {
    const dark = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 384 ? 0 : 255;
    dots.fill(dark, at, at + 3);
  }
  return { data: dots, width, height };
}

/** What a scanner reads: the codes and their formats. */
export async function scan(picture: ImageData | Buffer): Promise<{ format: string; text: string }[]> {
  const input = Buffer.isBuffer(picture) ? new Blob([new Uint8Array(picture)]) : { ...picture, colorSpace: 'srgb' as const };
  const found = await readBarcodes(input, { formats: ['EAN13', 'UPCA', 'Code128'], tryHarder: true, maxNumberOfSymbols: 50 });
  // UPC-A is an EAN-13 that begins with 0; the bars are the same.
  return found.map(({ format, text }) =>
    format === 'EAN13' && text.startsWith('0') ? { format: 'UPCA', text: text.slice(1) } : { format, text },
  );
}

/** A part of a page, measured in mm. */
export function crop({ pixels }: Page, dpi: number, at: { x: number; y: number; width: number; height: number }): ImageData {
  const dots = (mm: number) => Math.round((mm / 25.4) * dpi);
  const [width, height] = [dots(at.width), dots(at.height)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((dots(at.y) + row) * pixels.width + dots(at.x)) * 4;
    data.set(pixels.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { data, width, height };
}
