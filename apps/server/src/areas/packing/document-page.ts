import type { Readable } from 'node:stream';
import { barsOf } from '#server/kernel/labels/bars.ts';
import { dotsOf } from '#server/kernel/labels/layout.ts';
import { fitLine, pdfFonts, type PdfFonts, type TextSize } from '#server/kernel/pdf/fonts.ts';
import { pdfDocument, penFor, type Pen } from '#server/kernel/pdf/pen.ts';

/** Label printers have 203 dpi; bars on whole dots of it are sharp there and at 600 dpi. */
const DPI = 203;
const DOT = 72 / DPI;
/** PDF renderers fill every dot a shape touches, so each bar is drawn a little narrower than its dots. */
const INSET = 0.15;
const POINTS = 72 / 25.4;

export type DocumentPage = { readonly pen: Pen; readonly fonts: PdfFonts };
type Place = { readonly x: number; readonly y: number; readonly room: number; readonly align?: 'right'; readonly color?: string };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** One line of text with its baseline at `y`; all measures in millimetres. Too long a text shrinks, then is cut. */
export function put({ pen, fonts }: DocumentPage, content: string, { x, y, room, align, color }: Place, size: TextSize): void {
  const line = fitLine(fonts, content, room * POINTS, { minPt: size.pt * 0.6, ...size });
  const shift = align === 'right' ? room * POINTS - line.widthPt : 0;
  pen.write(line, x * POINTS + shift, y * POINTS, color);
}

export function rule({ pen }: DocumentPage, { x, y, width }: Omit<Box, 'height'>, points = 0.8): void {
  pen.doc
    .moveTo(x * POINTS, y * POINTS)
    .lineTo((x + width) * POINTS, y * POINTS)
    .lineWidth(points)
    .stroke('black');
}

/** The code as bars, as wide as fits on whole printer dots. */
export function drawCode({ pen }: DocumentPage, code: string, { x, y, width, height }: Box): void {
  const drawn = barsOf(code, dotsOf(width, DPI), DPI);
  if (!drawn) throw new Error(`the bars of ${code} are too wide`);
  const left = Math.round((x * POINTS) / DOT) * DOT;
  for (const { at, wide } of drawn.bars) pen.doc.rect(left + (at + INSET) * DOT, y * POINTS, (wide - 2 * INSET) * DOT, height * POINTS);
  pen.doc.fill('black');
}

/** A picture within these bounds, its proportions kept. */
export function drawPicture({ pen }: DocumentPage, picture: Buffer, { x, y, width, height }: Box): void {
  const fit: [number, number] = [width * POINTS, height * POINTS];
  pen.doc.image(picture, x * POINTS, y * POINTS, { fit, align: 'center', valign: 'center' });
}

/** A PDF that is drawn at once. `author` is whoever sends: no other name stands in it. */
export async function drawnPdf(
  { width_mm, height_mm, title, author }: { width_mm: number; height_mm: number; title: string; author: string },
  draw: (page: DocumentPage, nextPage: () => void) => void,
): Promise<Readable> {
  const fonts = await pdfFonts();
  const doc = pdfDocument([width_mm * POINTS, height_mm * POINTS], title, author);
  const nextPage = () => void doc.addPage();
  nextPage();
  draw({ pen: penFor(doc, fonts), fonts }, nextPage);
  doc.end();
  return doc;
}
