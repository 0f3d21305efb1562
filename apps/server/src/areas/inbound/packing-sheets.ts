import { Readable } from 'node:stream';
import { boxMark } from '@quayside/domain/inbound/inbound-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { pdfFonts } from '#server/kernel/pdf/fonts.ts';
import { SHEET_MIME, workbookStream, type Sheet } from '#server/kernel/sheets/write-sheet.ts';
import { wordIn, type Word } from './document-words.ts';
import { documentData, type DocumentData } from './documents.ts';
import { linesOf } from './inbound.queries.ts';
import { packingPdf } from './packing-pdf.ts';

/** The booked products with their barcodes, for the people who label and pack them. */
export async function downloadProductList(
  { tx, actor, language }: MerchantCtx,
  { inbound_id }: { inbound_id: number },
): Promise<FileAnswer> {
  const { inbound } = await documentData(tx, actor, inbound_id, []);
  const lines = await linesOf(tx, actor, inbound_id);
  const word = wordIn(language);
  const sheet: Sheet = {
    name: word('product_list'),
    columns: [
      { title: word('sku') },
      { title: word('product_name'), kind: 'long_text' },
      { title: word('name_en'), kind: 'long_text' },
      { title: word('name_cn'), kind: 'long_text' },
      { title: word('barcode') },
      { title: word('quantity'), kind: 'count' },
      { title: word('weight_g'), kind: 'count' },
    ],
    rows: lines.map((line) => [line.sku, line.product_name, line.name_en, line.name_cn, line.barcode, line.quantity, line.weight_g]),
  };
  return workbookFile(word('products_file', { no: inbound.inbound_no }), sheet);
}

export async function downloadPackingList(
  { tx, actor, language }: MerchantCtx,
  { inbound_id, format }: { inbound_id: number; format: 'pdf' | 'xlsx' },
): Promise<FileAnswer> {
  const data = await documentData(tx, actor, inbound_id);
  const word = wordIn(language);
  const name = word('packing_file', { no: data.inbound.inbound_no });
  if (format === 'xlsx') return workbookFile(name, boxSheet(data, word));
  const fonts = await pdfFonts();
  return { name: `${name}.pdf`, mime: 'application/pdf', bytes: null, open: async () => packingPdf(fonts, data, word, name) };
}

/** One row for each SKU of each box. */
function boxSheet({ inbound, boxes }: DocumentData, word: Word): Sheet {
  const number = (decimal: string | null) => (decimal === null ? null : Number(decimal));
  return {
    name: word('packing_list'),
    columns: [
      { title: word('box_no'), kind: 'count' },
      { title: word('mark') },
      { title: word('sku') },
      { title: word('product_name'), kind: 'long_text' },
      { title: word('quantity'), kind: 'count' },
      { title: word('weight_kg'), kind: 'decimal' },
      { title: word('length_cm'), kind: 'decimal' },
      { title: word('width_cm'), kind: 'decimal' },
      { title: word('height_cm'), kind: 'decimal' },
    ],
    rows: boxes.flatMap(({ box_no, items, weight_kg, length_cm, width_cm, height_cm }) =>
      items.map(({ sku, product_name, quantity }) => [
        box_no,
        boxMark(inbound.code, box_no),
        sku,
        product_name,
        quantity,
        ...[weight_kg, length_cm, width_cm, height_cm].map(number),
      ]),
    ),
  };
}

function workbookFile(name: string, sheet: Sheet): FileAnswer {
  return { name: `${name}.xlsx`, mime: SHEET_MIME, bytes: null, open: async () => Readable.from(workbookStream([sheet])) };
}
