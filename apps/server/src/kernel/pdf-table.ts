import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { fitLine, type LabelFonts } from './labels/fonts.ts';

export type PdfColumn = { readonly title: string; readonly share: number; readonly right?: true };
export type PdfTable = {
  readonly title: string;
  /** Lines above the table: the customer, the totals. */
  readonly head: readonly string[];
  readonly columns: readonly PdfColumn[];
  readonly pageText: (page: number) => string;
};

const PAGE = { width: 842, height: 595, margin: 36 }; // A4 landscape, in points
const ROW = 15;
const SIZE = { pt: 8.5, minPt: 6.5 };
const AT_ONCE = 200;

/** A table of any number of pages, with its header on each, streamed while its rows are read. */
export function pdfTable(fonts: LabelFonts, table: PdfTable, rows: AsyncIterable<readonly string[]>): Readable {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: { Title: table.title, Producer: 'Quayside' },
  });
  // pdfkit accepts a parsed font; its types allow only files.
  for (const name of ['latin', 'chinese'] as const) doc.registerFont(name, fonts[name] as never);
  draw(doc, fonts, table, rows).catch((error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))));
  return doc;
}

async function draw(doc: PDFKit.PDFDocument, fonts: LabelFonts, table: PdfTable, rows: AsyncIterable<readonly string[]>): Promise<void> {
  let page = 0;
  let y = 0;
  const turn = () => {
    doc.addPage();
    forgetWords(doc);
    page++;
    y = PAGE.margin;
    if (page === 1) y = heading(doc, fonts, table, y);
    cells(
      doc,
      fonts,
      table.columns,
      table.columns.map(({ title }) => title),
      y,
      '#475569',
    );
    doc
      .moveTo(PAGE.margin, y + ROW - 3)
      .lineTo(PAGE.width - PAGE.margin, y + ROW - 3)
      .lineWidth(0.6)
      .stroke('#94a3b8');
    text(doc, fonts, table.pageText(page), { x: PAGE.margin, y: PAGE.height - 26, width: 200, color: '#64748b' });
    y += ROW;
  };
  turn();
  let drawn = 0;
  for await (const row of rows) {
    if (y > PAGE.height - PAGE.margin - ROW) turn();
    cells(doc, fonts, table.columns, row, y, '#0f172a');
    y += ROW;
    if (++drawn % AT_ONCE === 0) await yieldToEventLoop();
    if (doc.destroyed) return;
  }
  doc.end();
}

/** Memory: pdfkit caches the layout of every word, and a long table has few repeats. Clearing the cache per page keeps memory constant. */
function forgetWords(doc: PDFKit.PDFDocument): void {
  const { _fontFamilies: fonts } = doc as unknown as { _fontFamilies: Record<string, { layoutCache?: object | null }> }; // not in its types
  for (const font of Object.values(fonts)) if (font.layoutCache) font.layoutCache = Object.create(null) as object;
}

function heading(doc: PDFKit.PDFDocument, fonts: LabelFonts, { title, head }: PdfTable, top: number): number {
  const width = PAGE.width - 2 * PAGE.margin;
  text(doc, fonts, title, { x: PAGE.margin, y: top, width, color: '#0f172a', size: { pt: 16, minPt: 10 } });
  head.forEach((line, index) => text(doc, fonts, line, { x: PAGE.margin, y: top + 26 + index * 14, width, color: '#334155' }));
  return top + 34 + head.length * 14;
}

function cells(
  doc: PDFKit.PDFDocument,
  fonts: LabelFonts,
  columns: readonly PdfColumn[],
  row: readonly string[],
  y: number,
  color: string,
): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = PAGE.margin;
  columns.forEach(({ share, right }, index) => {
    const width = ((PAGE.width - 2 * PAGE.margin) * share) / whole;
    text(doc, fonts, row[index] ?? '', { x, y, width: width - 6, color, ...(right ? { right } : {}) });
    x += width;
  });
}

type Place = { x: number; y: number; width: number; color: string; right?: true; size?: { pt: number; minPt: number } };

function text(doc: PDFKit.PDFDocument, fonts: LabelFonts, words: string, { x, y, width, color, right, size = SIZE }: Place): void {
  const line = fitLine(fonts, words, width, size);
  let at = right ? x + width - line.widthPt : x;
  for (const run of line.runs) {
    doc.font(run.font).fontSize(line.sizePt).fillColor(color).text(run.text, at, y, { lineBreak: false });
    at += doc.widthOfString(run.text);
  }
}
