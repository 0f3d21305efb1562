import type { Readable } from 'node:stream';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { PdfFonts } from '../pdf/fonts.ts';
import { pdfDocument, penFor, type Pen } from '../pdf/pen.ts';
import { POINTS_PER_MM, type LabelLayout, type LabelPaper } from './layout.ts';

export type LabelSheet = LabelPaper & { readonly paper: 'roll' | 'a4' };
export type PrintLine = { readonly layout: LabelLayout; readonly copies: number };

const A4 = { width_mm: 210, height_mm: 297, margin_mm: 5 };
/** PDF renderers fill every dot a shape touches, so each bar is drawn a little narrower than its dots. */
const INSET_DOTS = 0.15;
const AT_ONCE = 20;

/** A PDF at true size, streamed while it is drawn: one label per page for rolls, or as many as fit on A4 sheets. */
export function labelPdf(fonts: PdfFonts, lines: readonly PrintLine[], sheet: LabelSheet, title: string): Readable {
  const page = sheet.paper === 'roll' ? sheet : A4;
  const size: [number, number] = [page.width_mm * POINTS_PER_MM, page.height_mm * POINTS_PER_MM];
  const doc = pdfDocument(size, title);
  draw(penFor(doc, fonts), lines, sheet).catch((error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))));
  return doc;
}

async function draw(pen: Pen, lines: readonly PrintLine[], sheet: LabelSheet): Promise<void> {
  const { doc } = pen;
  const places = placesOn(sheet);
  let drawn = 0;
  for (const { layout, copies } of lines) {
    for (let copy = 0; copy < copies; copy++) {
      const place = places[drawn % places.length];
      if (!place) return;
      if (drawn % places.length === 0) doc.addPage();
      drawLabel(pen, layout, sheet, place);
      drawn++;
      if (drawn % AT_ONCE === 0) await yieldToEventLoop();
      // The client has disconnected.
      if (doc.destroyed) return;
    }
  }
  doc.end();
}

type Place = { readonly xDots: number; readonly yDots: number };

/** Label positions on a page, in whole printer dots: bars that start between two dots would be blurred. */
function placesOn({ paper, width_mm, height_mm, dpi }: LabelSheet): Place[] {
  if (paper === 'roll') return [{ xDots: 0, yDots: 0 }];
  const dots = (mm: number) => Math.round((mm / 25.4) * dpi);
  const columns = Math.floor((A4.width_mm - 2 * A4.margin_mm) / width_mm);
  const rows = Math.floor((A4.height_mm - 2 * A4.margin_mm) / height_mm);
  return Array.from({ length: rows * columns }, (_, at) => ({
    xDots: dots(A4.margin_mm + (at % columns) * width_mm),
    yDots: dots(A4.margin_mm + Math.floor(at / columns) * height_mm),
  }));
}

function drawLabel({ doc, write }: Pen, { lines, bars, barsTopPt, barsHeightPt }: LabelLayout, paper: LabelPaper, place: Place): void {
  const dot = 72 / paper.dpi;
  const [left, top] = [place.xDots * dot, place.yDots * dot];
  for (const { at, wide } of bars.bars)
    doc.rect(left + (at + INSET_DOTS) * dot, top + barsTopPt, (wide - 2 * INSET_DOTS) * dot, barsHeightPt);
  doc.fill('black');
  for (const line of lines) write(line, left + line.xPt, top + line.baselinePt);
}
