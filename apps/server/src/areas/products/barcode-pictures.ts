import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { productsCalls } from '@quayside/contract/products/products.calls';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { barcodePicture, pictureMimes } from '#server/kernel/labels/barcode-picture.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { productsByIds } from './products.queries.ts';

type Named = { readonly sku: string; readonly barcode: string };
type Format = keyof typeof pictureMimes;

/** The barcode of a product as a picture, or of several as a zip with the SKUs as file names. */
export async function downloadBarcodes({ tx, actor }: MerchantCtx, input: ParsedOf<typeof productsCalls.barcodes>): Promise<FileAnswer> {
  const { format } = input;
  const wanted = [...new Set(input.ids)];
  const rows = await productsByIds(tx, actor, wanted);
  const [first] = rows;
  if (!first || rows.length < wanted.length) throw new Refusal('request.not_found');
  if (rows.length > 1) return { name: 'barcodes.zip', mime: 'application/zip', bytes: null, open: async () => zipOf(rows, format) };
  const open = async () => Readable.from([await barcodePicture(first.barcode, format)]);
  return { name: `${first.sku}.${format}`, mime: pictureMimes[format], bytes: null, open };
}

/** Streamed while packing: only one picture is in memory. */
function zipOf(rows: readonly Named[], format: Format): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable; // a PassThrough; its type is narrower
  const pack = async () => {
    for (const { sku, barcode } of rows) {
      if (out.destroyed) return;
      zip.addBuffer(await barcodePicture(barcode, format), `${sku}.${format}`, { compress: format === 'svg' });
    }
    zip.end();
  };
  pack().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
}
