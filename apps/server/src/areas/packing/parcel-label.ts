import type { Readable } from 'node:stream';
import { drawCode, drawnPdf, put, rule, type DocumentPage } from './document-page.ts';
import type { ParcelDocument } from './parcel-document.ts';

const [WIDTH, HEIGHT, MARGIN] = [100, 150, 4];
const ROOM = WIDTH - 2 * MARGIN;
const line = (y: number) => ({ x: MARGIN, y, room: ROOM });

/** The label of a parcel: country and method large, the recipient, and the waybill number as bars. */
export function parcelLabel(data: ParcelDocument, word: (key: 'from' | 'ship_to' | 'order' | 'weight') => string): Promise<Readable> {
  const paper = { width_mm: WIDTH, height_mm: HEIGHT, title: data.waybill_no, author: data.sender };
  return drawnPdf(paper, (page) => {
    drawHead(page, data);
    put(page, word('from'), line(31), { pt: 7 });
    put(page, data.sender, line(36), { pt: 11, bold: true });
    rule(page, { x: MARGIN, y: 39, width: ROOM });
    put(page, word('ship_to'), line(44), { pt: 7 });
    put(page, data.recipient.name, line(51), { pt: 16, bold: true });
    const address = [...data.recipient.lines, data.recipient.phone].filter((text) => text !== '');
    address.forEach((text, at) => put(page, text, line(57 + at * 5), { pt: 11 }));
    put(page, data.recipient.country, line(57 + address.length * 5 + 1), { pt: 13, bold: true });
    rule(page, { x: MARGIN, y: 99, width: ROOM });
    put(page, `${word('order')} ${data.order_no}`, { x: MARGIN, y: 105, room: 60 }, { pt: 9 });
    put(
      page,
      `${word('weight')} ${data.weight_kg} kg`,
      { x: 66, y: 105, room: WIDTH - MARGIN - 66, align: 'right' },
      { pt: 9, bold: true },
    );
    drawCode(page, data.waybill_no, { x: 0, y: 110, width: WIDTH, height: 26 });
    put(page, data.waybill_no, line(143), { pt: 15, bold: true });
  });
}

function drawHead(page: DocumentPage, { country, method }: ParcelDocument): void {
  put(page, country, { x: MARGIN, y: 20, room: 26 }, { pt: 44, bold: true });
  put(page, method, { x: 34, y: 18, room: WIDTH - MARGIN - 34, align: 'right' }, { pt: 22, bold: true });
  rule(page, { x: MARGIN, y: 25, width: ROOM }, 1.6);
}
