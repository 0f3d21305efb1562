import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { productsCalls } from '@quayside/contract/products/products.calls';
import { MAX_LABELS, labelNames } from '@quayside/domain/products/label-rules';
import { yieldToEventLoop } from '#server/kernel/yield-to-event-loop.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { labelPdf, type PrintLine } from '#server/kernel/labels/label-pdf.ts';
import { labelSvg } from '#server/kernel/labels/label-svg.ts';
import { layoutLabel, type LabelLayout } from '#server/kernel/labels/layout.ts';
import { pdfFonts, type PdfFonts } from '#server/kernel/pdf/fonts.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { labelProducts } from './products.queries.ts';

type PrintInput = ParsedOf<typeof productsCalls.print>;
type PreviewInput = ParsedOf<typeof productsCalls.labelPreview>;
type Product = Awaited<ReturnType<typeof labelProducts>>[number];

/** Labels of the given products as a PDF at true size (PROD-47, PROD-56). Products without a printable label are refused first. */
export async function printLabels({ tx, actor }: MerchantCtx, input: PrintInput): Promise<FileAnswer> {
  const count = input.lines.reduce((sum, line) => sum + line.copies, 0);
  if (count > MAX_LABELS) throw new Refusal('products.too_many_labels', { max: MAX_LABELS, count });
  const rows = await labelProducts(
    tx,
    actor,
    input.lines.map((line) => line.product_id),
  );
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  const wanted = input.lines.map(({ product_id, copies }) => ({ product: found(byId.get(product_id)), copies }));
  const fonts = await pdfFonts();
  const lines: PrintLine[] = [];
  for (const { product, copies } of wanted) {
    lines.push({ layout: layoutFor(fonts, product, input), copies });
    await yieldToEventLoop();
  }
  const name = 'labels.pdf';
  return { name, mime: 'application/pdf', bytes: null, open: async () => labelPdf(fonts, lines, input, name) };
}

/** One label as a picture, laid out by the same code as the PDF. */
export async function previewLabel({ tx, actor }: MerchantCtx, input: PreviewInput) {
  const [product] = await labelProducts(tx, actor, [input.product_id]);
  const fonts = await pdfFonts();
  const layout = layoutFor(fonts, found(product), input);
  const mm = (dots: number) => Math.round((dots / input.dpi) * 2540) / 100;
  return { svg: labelSvg(fonts, layout, input), module_mm: mm(layout.bars.moduleDots), bars_mm: mm(layout.bars.wideDots) };
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

function layoutFor(fonts: PdfFonts, product: Product, input: PrintInput | PreviewInput): LabelLayout {
  const { sku, barcode, product_name, name_en, origin_country } = product;
  const names = input.show_name === 1 ? labelNames([product_name, name_en]) : [];
  const origin = input.show_origin === 1 ? `Made in ${countries.of(origin_country ?? 'CN')}` : '';
  const layout = layoutLabel(fonts, { sku, barcode, names, note: input.note, origin }, input);
  if (layout === null) throw new Refusal('products.barcode_too_long', { sku, width_mm: input.width_mm, dpi: input.dpi });
  return layout;
}
