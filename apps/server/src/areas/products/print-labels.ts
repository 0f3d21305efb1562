import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { productsCalls } from '@quayside/contract/products/products.calls';
import { MAX_LABELS } from '@quayside/domain/products/label-rules';
import { yieldToEventLoop } from '#server/kernel/yield-to-event-loop.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { labelPdf, type PrintLine } from '#server/kernel/labels/label-pdf.ts';
import { layoutLabel } from '#server/kernel/labels/layout.ts';
import { pdfFonts, type PdfFonts } from '#server/kernel/pdf/fonts.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { productsByIds } from './products.queries.ts';

type LabelInput = ParsedOf<typeof productsCalls.print>;

/** Labels of the given products as a PDF at true size (PROD-47, PROD-56). Products without a printable label are refused first. */
export async function printLabels({ tx, actor }: MerchantCtx, input: LabelInput): Promise<FileAnswer> {
  const count = input.lines.reduce((sum, line) => sum + line.copies, 0);
  if (count > MAX_LABELS) throw new Refusal('products.too_many_labels', { max: MAX_LABELS, count });
  const rows = await productsByIds(
    tx,
    actor,
    input.lines.map((line) => line.product_id),
  );
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  const wanted = input.lines.map(({ product_id, copies }) => ({ product: found(byId.get(product_id)), copies }));
  const fonts = await pdfFonts();
  const lines = await layOut(fonts, wanted, input);
  const name = 'labels.pdf';
  return { name, mime: 'application/pdf', bytes: null, open: async () => labelPdf(fonts, lines, input, name, '') };
}

type Wanted = { readonly product: Awaited<ReturnType<typeof productsByIds>>[number]; readonly copies: number };

async function layOut(fonts: PdfFonts, wanted: readonly Wanted[], input: LabelInput): Promise<PrintLine[]> {
  const lines: PrintLine[] = [];
  for (const { product, copies } of wanted) {
    const { sku, barcode, product_name, name_en } = product;
    const names = input.show_name === 1 ? [...new Set([product_name, name_en])] : [];
    const layout = layoutLabel(fonts, { sku, barcode, names }, input);
    if (layout === null) throw new Refusal('products.barcode_too_long', { sku, width_mm: input.width_mm, dpi: input.dpi });
    lines.push({ layout, copies });
    await yieldToEventLoop();
  }
  return lines;
}
