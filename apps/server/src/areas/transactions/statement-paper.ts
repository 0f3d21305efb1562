import { fitLine, lineOf, type PdfFonts, type TextSize } from '#server/kernel/pdf/fonts.ts';
import type { Pen } from '#server/kernel/pdf/pen.ts';
import type { MonthSummary } from './month-summary.ts';
import type { StatementWords } from './statement-words.ts';

export const mm = (value: number) => (value * 72) / 25.4;
/** A4 with margins of 16 mm, in points; the table ends above the footer. */
export const PAGE = { width: mm(210), height: mm(297), left: mm(16), right: mm(194), tableEnd: mm(268), footer: mm(279) };
export const INK = { dark: '#0f172a', soft: '#475569', faint: '#64748b', rule: '#e2e8f0', tint: '#f8fafc', strong: '#eef2ff' } as const;
export const BODY = 9;

export type Paper = {
  readonly pen: Pen;
  readonly fonts: PdfFonts;
  readonly texts: StatementWords;
  readonly summary: MonthSummary;
  /** Opened once: every page refers to the same picture. */
  readonly logo: PDFKit.Mixins.ImageSrc | null;
  readonly issued: { readonly day: string; readonly time: string };
};

type Place = { readonly x: number; readonly y: number; readonly room?: number; readonly right?: true; readonly color?: string };

/** Writes one line; with a room it shrinks, then truncates. Returns its width. */
export function put({ pen, fonts }: Paper, text: string, { x, y, room, right, color = INK.dark }: Place, size: TextSize): number {
  const line = room === undefined ? lineOf(fonts, text, size) : fitLine(fonts, text, room, size);
  pen.write(line, right ? x - line.widthPt : x, y, color);
  return line.widthPt;
}

export function rule({ pen: { doc } }: Paper, y: number, from = PAGE.left, to = PAGE.right, color: string = INK.rule, width = 0.6): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(color);
}

/** Text of several lines: broken at spaces, and between Chinese characters. */
export function wrapped({ fonts }: Paper, text: string, room: number, size: TextSize): string[] {
  const lines: string[] = [];
  let open = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    if (open !== '' && lineOf(fonts, (open + segment).trimEnd(), size).widthPt > room) {
      lines.push(open.trimEnd());
      open = '';
    }
    open += open === '' ? segment.trimStart() : segment;
  }
  return open.trim() === '' ? lines : [...lines, open.trimEnd()];
}
