import type { Readable } from 'node:stream';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { text } from '@quayside/i18n/texts';
import { brandOf } from '#server/areas/brands/brands.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { fitLine, pdfFonts, type PdfFonts, type TextSize } from '#server/kernel/pdf/fonts.ts';
import { pdfDocument, penFor, type Pen } from '#server/kernel/pdf/pen.ts';
import { found } from '#server/kernel/refusal.ts';
import * as shipping from './shipping.queries.ts';

const mm = (value: number) => (value * 72) / 25.4;
const PAGE = { width: mm(210), height: mm(297), left: 16, right: 194, first: 56, next: 24, end: 256, sign: 274, foot: 286 };
const ROW = 5.4;
const SMALL = { pt: 9 };
const BOLD = { pt: 9, bold: true };
/** Left edges and widths in mm; numbers are right-aligned. */
const columns = [
  { key: 'position', x: 16, room: 10 },
  { key: 'waybill', x: 30, room: 52 },
  { key: 'tracking', x: 84, room: 66 },
  { key: 'country', x: 152, room: 16 },
  { key: 'weight', x: 170, room: 24, right: true },
] as const;

type Key =
  | 'title'
  | 'position'
  | 'waybill'
  | 'tracking'
  | 'country'
  | 'weight'
  | 'sums'
  | 'day'
  | 'provider'
  | 'method'
  | 'warehouse'
  | 'sign'
  | 'page';
type Word = (key: Key, params?: Record<string, string | number>) => string;
type Found = NonNullable<Awaited<ReturnType<typeof shipping.handoverAcrossMerchants>>> & { readonly provider: string };
type Parcel = Awaited<ReturnType<typeof shipping.handoverParcelsAcrossMerchants>>[number];
type Sheet = { readonly pen: Pen; readonly fonts: PdfFonts; readonly word: Word; readonly list: Found };

/** What the driver signs: parcels of one method, with count and total weight. Parcels are of several brands; the default one is the provider. */
export async function handoverPdf(ctx: DeskCtx, { handover_id }: ParsedOf<typeof shippingDeskCalls.deskHandoverPdf>): Promise<FileAnswer> {
  const list = found(await shipping.handoverAcrossMerchants(ctx.tx, handover_id));
  const parcels = await shipping.handoverParcelsAcrossMerchants(ctx.tx, handover_id);
  const word: Word = (key, params = {}) => text(ctx.language, 'mailTexts', `shipping.handover.${key}`, params);
  const brand = await brandOf(ctx.tx, undefined);
  const provider = [brand.issuer_name || brand.site_name, brand.issuer_address]
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ');
  const fonts = await pdfFonts();
  const open = async () => drawn(fonts, { ...list, provider }, parcels, word);
  return { name: `${list.handover_no}.pdf`, mime: 'application/pdf', bytes: null, lasting: 'never', open };
}

function drawn(fonts: PdfFonts, list: Found, parcels: readonly Parcel[], word: Word): Readable {
  const doc = pdfDocument([PAGE.width, PAGE.height], list.handover_no);
  const sheet = { pen: penFor(doc, fonts), fonts, word, list };
  const feet: ReturnType<Pen['later']>[] = [];
  let y = 0;
  const nextPage = () => {
    doc.addPage();
    feet.push(sheet.pen.later());
    if (feet.length === 1) drawTop(sheet);
    y = feet.length === 1 ? PAGE.first : PAGE.next;
    for (const { key, ...place } of columns) put(sheet, word(key), { ...place, y }, BOLD);
    rule(sheet.pen, y + 1.8);
    y += ROW + 1;
  };
  nextPage();
  for (const parcel of parcels) {
    if (y > PAGE.end) nextPage();
    const cells = [parcel.position, parcel.waybill_no, parcel.tracking_no, parcel.country, parcel.weight_g ?? ''];
    columns.forEach(({ key: _key, ...place }, at) => put(sheet, String(cells[at]), { ...place, y }, SMALL));
    y += ROW;
  }
  rule(sheet.pen, PAGE.sign - 6);
  put(sheet, word('sign'), { x: PAGE.left, y: PAGE.sign, room: 178 }, SMALL);
  feet.forEach((later, at) => later((write) => drawFoot(sheet, write, at + 1, feet.length)));
  doc.end();
  return doc;
}

function drawTop(sheet: Sheet): void {
  const { word, list } = sheet;
  const line = { x: PAGE.left, room: 178 };
  put(sheet, word('title'), { x: PAGE.left, y: 22, room: 100 }, { pt: 18, bold: true });
  put(sheet, list.handover_no, { x: 120, y: 22, room: 74, right: true }, { pt: 12, bold: true });
  put(sheet, `${word('provider')}: ${list.provider}`, { ...line, y: 29 }, SMALL);
  put(sheet, `${word('method')}: ${list.method_name_en} ${list.method_name_cn} (${list.method})`, { ...line, y: 34 }, SMALL);
  put(sheet, `${word('warehouse')}: ${list.code} ${list.name_en} ${list.name_cn}`, { ...line, y: 39 }, SMALL);
  put(sheet, `${word('day')}: ${dayOf(list.made_at)}`, { ...line, y: 44 }, SMALL);
  put(sheet, word('sums', { count: list.parcels, weight: (list.weight_g / 1000).toFixed(3) }), { ...line, y: 49.5 }, BOLD);
}

function drawFoot({ fonts, word, list }: Sheet, write: Pen['write'], page: number, pages: number): void {
  write(fitLine(fonts, list.handover_no, mm(80), SMALL), mm(PAGE.left), mm(PAGE.foot));
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
