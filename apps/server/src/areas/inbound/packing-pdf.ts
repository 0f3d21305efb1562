import type { Readable } from 'node:stream';
import { fitLine, type PdfFonts, type TextSize } from '#server/kernel/pdf/fonts.ts';
import { pdfDocument, penFor, type Pen } from '#server/kernel/pdf/pen.ts';
import { yieldToEventLoop } from '#server/kernel/yield-to-event-loop.ts';
import type { DocumentBox, DocumentData } from './documents.ts';
import type { Word } from './document-words.ts';

const mm = (value: number) => (value * 72) / 25.4;
const PAGE = { width: mm(210), height: mm(297), left: 16, right: 194, first: 52, next: 24, end: 278, foot: 286 };
const ROW = 5.4;
const SMALL = { pt: 8 };
const BOLD = { pt: 8, bold: true };
/** Left edges and widths in mm; numbers are right-aligned. */
const columns = [
  { key: 'box_no', x: 16, room: 22 },
  { key: 'sku', x: 40, room: 36 },
  { key: 'product_name', x: 78, room: 46 },
  { key: 'per_box', x: 126, room: 14, right: true },
  { key: 'total', x: 140, room: 14, right: true },
  { key: 'weight_kg', x: 154, room: 19, right: true },
  { key: 'size_cm', x: 174, room: 20, right: true },
] as const;

type Sheet = { readonly pen: Pen; readonly fonts: PdfFonts; readonly word: Word; readonly data: DocumentData };
type Run = { readonly from: number; readonly to: number; readonly box: DocumentBox };

/** The packing list: equal neighbours are one row, so that 500 equal boxes fit on a page. */
export function packingPdf(fonts: PdfFonts, data: DocumentData, word: Word, title: string): Readable {
  const doc = pdfDocument([PAGE.width, PAGE.height], title, data.brand);
  const sheet = { pen: penFor(doc, fonts), fonts, word, data };
  draw(sheet).catch((cause: unknown) => doc.destroy(cause instanceof Error ? cause : new Error(String(cause))));
  return doc;
}

async function draw(sheet: Sheet): Promise<void> {
  const { pen, word, data } = sheet;
  const feet: ReturnType<Pen['later']>[] = [];
  let y = PAGE.end;
  const nextPage = () => {
    pen.doc.addPage();
    feet.push(pen.later());
    if (feet.length === 1) drawTop(sheet);
    y = feet.length === 1 ? PAGE.first : PAGE.next;
    for (const { key, ...place } of columns) put(sheet, word(key), { ...place, y }, BOLD);
    rule(pen, y + 1.8);
    y += ROW + 1;
  };
  nextPage();
  for (const run of runsOf(data.boxes)) {
    for (const [at, item] of run.box.items.entries()) {
      if (y > PAGE.end) {
        nextPage();
        await yieldToEventLoop();
        if (pen.doc.destroyed) return;
      }
      drawRow(sheet, y, cellsOf(run, item, at === 0));
      y += ROW;
    }
    rule(pen, y - ROW + 1.8);
  }
  feet.forEach((later, at) => later((write) => drawFoot(sheet, write, at + 1, feet.length)));
  pen.doc.end();
}

function drawTop(sheet: Sheet): void {
  const { word, data } = sheet;
  const { inbound, warehouse, customer, boxes, brand } = data;
  const items = boxes.flatMap((box) => box.items);
  const sums = {
    boxes: boxes.length,
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    skus: new Set(items.map(({ product_id }) => product_id)).size,
  };
  put(sheet, word('packing_list'), { x: PAGE.left, y: 22, room: 90 }, { pt: 18, bold: true });
  put(sheet, brand, { x: 120, y: 22, room: 74, right: true }, { pt: 11, bold: true });
  put(sheet, inbound.inbound_no, { x: PAGE.left, y: 30, room: 80 }, { pt: 12, bold: true });
  put(sheet, word('summary', sums), { x: 100, y: 30, room: 94, right: true }, { pt: 9 });
  put(
    sheet,
    `${word('warehouse')}: ${warehouse.code} ${warehouse.name_cn} ${warehouse.name_en}`,
    { x: PAGE.left, y: 36, room: 178 },
    { pt: 9 },
  );
  put(sheet, `${word('customer')}: C-${customer.id} ${customer.name}`, { x: PAGE.left, y: 41, room: 178 }, { pt: 9 });
}

/** Neighbours with the same content, weight and size. */
function runsOf(boxes: readonly DocumentBox[]): Run[] {
  const keyOf = ({ items, weight_kg, length_cm, width_cm, height_cm }: DocumentBox) =>
    JSON.stringify([items.map(({ product_id, quantity }) => [product_id, quantity]), weight_kg, length_cm, width_cm, height_cm]);
  const runs: (Run & { readonly key: string })[] = [];
  for (const box of boxes) {
    const [last, key] = [runs.at(-1), keyOf(box)];
    if (last && last.key === key && last.to + 1 === box.box_no) runs[runs.length - 1] = { ...last, to: box.box_no };
    else runs.push({ from: box.box_no, to: box.box_no, box, key });
  }
  return runs;
}

function cellsOf({ from, to, box }: Run, item: DocumentBox['items'][number], isFirst: boolean): string[] {
  const count = to - from + 1;
  const plain = (decimal: string | null) => (decimal === null ? '' : decimal.replace(/\.?0+$/, ''));
  const size = [box.length_cm, box.width_cm, box.height_cm].map(plain);
  const place = count === 1 ? String(from) : `${from}–${to} (${count})`;
  return [
    isFirst ? place : '',
    item.sku,
    item.product_name,
    String(item.quantity),
    String(item.quantity * count),
    isFirst ? plain(box.weight_kg) : '',
    isFirst && !size.includes('') ? size.join(' × ') : '',
  ];
}

function drawRow(sheet: Sheet, y: number, cells: readonly string[]): void {
  columns.forEach(({ key: _key, ...place }, at) => put(sheet, cells[at] ?? '', { ...place, y }, SMALL));
}

function drawFoot({ fonts, word, data }: Sheet, write: Pen['write'], page: number, pages: number): void {
  write(fitLine(fonts, data.inbound.inbound_no, mm(80), SMALL), mm(PAGE.left), mm(PAGE.foot));
  const right = fitLine(fonts, word('page', { page, pages }), mm(80), SMALL);
  write(right, mm(PAGE.right) - right.widthPt, mm(PAGE.foot));
}

type Place = { readonly x: number; readonly y: number; readonly room: number; readonly right?: boolean };

function put({ pen, fonts }: Sheet, words: string, { x, y, room, right }: Place, size: TextSize): void {
  const line = fitLine(fonts, words, mm(room), size);
  pen.write(line, mm(x) + (right === true ? mm(room) - line.widthPt : 0), mm(y));
}

function rule({ doc }: Pen, y: number): void {
  doc.moveTo(mm(PAGE.left), mm(y)).lineTo(mm(PAGE.right), mm(y)).lineWidth(0.4).stroke('#94a3b8');
}
