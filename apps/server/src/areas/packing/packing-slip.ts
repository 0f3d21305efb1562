import type { Readable } from 'node:stream';
import { drawCode, drawPicture, drawnPdf, put, rule, type DocumentPage } from './document-page.ts';
import type { ParcelDocument } from './parcel-document.ts';

const [WIDTH, HEIGHT, MARGIN] = [148, 210, 12];
const ROOM = WIDTH - 2 * MARGIN;
const RIGHT = 82;
const GREY = '#5b6475';
const [FIRST_TOP, NEXT_TOP, ROW, LAST] = [74, 24, 13, 168];
/** Names begin at the same place whether or not a product has a picture. */
const [PICTURE, NAME_X] = [11, MARGIN + 14];
export type SlipWord = (
  key: 'title' | 'ship_to' | 'order' | 'sent_with' | 'item' | 'quantity' | 'units' | 'serials',
  params?: { serials: string },
) => string;

export type Slip = ParcelDocument & {
  /** One for each line; null where there is none. */
  readonly pictures: readonly (Buffer | null)[];
  /** Of the merchant: no other name stands on the slip. */
  readonly brand: { readonly name: string; readonly contact: string; readonly logo: Buffer | null };
};

/** What is in the parcel, without prices, in the merchant's name. Rows that do not fit go on the next page. */
export function packingSlip(data: Slip, word: SlipWord): Promise<Readable> {
  const paper = { width_mm: WIDTH, height_mm: HEIGHT, title: `${word('title')} ${data.order_no}`, author: data.sender };
  return drawnPdf(paper, (page, nextPage) => {
    drawHead(page, data, word);
    let y = FIRST_TOP;
    drawColumns(page, y, word);
    for (const [at, row] of data.lines.entries()) {
      if (y + ROW > LAST) {
        drawFoot(page, data);
        nextPage();
        y = NEXT_TOP;
        drawColumns(page, y, word);
      }
      drawRow(page, y, row, data.pictures[at] ?? null, word);
      y += ROW;
    }
    const units = data.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    put(page, word('units'), { x: MARGIN, y: y + 8, room: ROOM - 20, align: 'right', color: GREY }, { pt: 10 });
    put(page, String(units), { x: WIDTH - MARGIN - 18, y: y + 8, room: 18, align: 'right' }, { pt: 15, bold: true });
    drawFoot(page, data);
  });
}

function drawHead(page: DocumentPage, data: ParcelDocument, word: SlipWord): void {
  put(page, data.sender, { x: MARGIN, y: 20, room: 70 }, { pt: 16, bold: true });
  put(page, word('title'), { x: RIGHT, y: 18, room: WIDTH - MARGIN - RIGHT, align: 'right' }, { pt: 18, bold: true });
  put(page, data.day, { x: RIGHT, y: 23.5, room: WIDTH - MARGIN - RIGHT, align: 'right', color: GREY }, { pt: 8 });
  const left = (y: number) => ({ x: MARGIN, y, room: RIGHT - MARGIN - 6 });
  put(page, word('ship_to'), { ...left(34), color: GREY }, { pt: 8 });
  put(page, data.recipient.name, left(39), { pt: 10, bold: true });
  [...data.recipient.lines, data.recipient.country].forEach((text, at) => put(page, text, left(44 + at * 4.6), { pt: 9.5 }));
  const right = (y: number) => ({ x: RIGHT, y, room: WIDTH - MARGIN - RIGHT });
  put(page, word('order'), { ...right(34), color: GREY }, { pt: 8 });
  put(page, data.reference, right(39), { pt: 10, bold: true });
  put(page, word('sent_with'), { ...right(46), color: GREY }, { pt: 8 });
  put(page, data.method, right(51), { pt: 9.5 });
  put(page, data.waybill_no, right(55.6), { pt: 9.5 });
}

function drawColumns(page: DocumentPage, y: number, word: SlipWord): void {
  put(page, word('item'), { x: MARGIN, y: y - 3, room: 60, color: GREY }, { pt: 8, bold: true });
  put(page, word('quantity'), { x: WIDTH - MARGIN - 40, y: y - 3, room: 40, align: 'right', color: GREY }, { pt: 8, bold: true });
  rule(page, { x: MARGIN, y: y - 1, width: ROOM }, 1);
}

function drawRow(
  page: DocumentPage,
  y: number,
  { name, sku, quantity, serials }: ParcelDocument['lines'][number],
  picture: Buffer | null,
  word: SlipWord,
): void {
  const room = ROOM - 22 - (NAME_X - MARGIN);
  if (picture) drawPicture(page, picture, { x: MARGIN, y: y + 0.5, width: PICTURE, height: PICTURE });
  put(page, name, { x: NAME_X, y: y + 5, room }, { pt: 10, bold: true });
  const below = serials.length === 0 ? sku : `${sku} · ${word('serials', { serials: serials.join(', ') })}`;
  put(page, below, { x: NAME_X, y: y + 9.6, room, color: GREY }, { pt: 8, minPt: 5 });
  put(page, String(quantity), { x: WIDTH - MARGIN - 18, y: y + 7.5, room: 18, align: 'right' }, { pt: 15, bold: true });
  rule(page, { x: MARGIN, y: y + ROW - 1, width: ROOM }, 0.4);
}

function drawFoot(page: DocumentPage, { order_no, sender, brand }: Slip): void {
  const x = MARGIN + (brand.logo ? 13 : 0);
  if (brand.logo) drawPicture(page, brand.logo, { x: MARGIN, y: 183, width: 11, height: 11 });
  put(page, brand.name, { x, y: 187, room: 34, color: GREY }, { pt: 8, bold: true });
  put(page, brand.contact, { x, y: 191.5, room: 34, color: GREY }, { pt: 8 });
  put(page, sender, { x: MARGIN, y: 199, room: 44, color: GREY }, { pt: 8 });
  drawCode(page, order_no, { x: WIDTH - MARGIN - 78, y: 182, width: 78, height: 12 });
  put(page, order_no, { x: WIDTH - MARGIN - 78, y: 198, room: 60, align: 'right' }, { pt: 8 });
}
