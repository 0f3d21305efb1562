import { fitLine, lineOf, type PdfFonts, type TextSize } from './fonts.ts';
import type { Pen } from './pen.ts';

export const mm = (value: number) => (value * 72) / 25.4;
/** A4 with margins of 16 mm, in points. */
export const A4 = { width: mm(210), height: mm(297), left: mm(16), right: mm(194), footer: mm(279) };
export const INK = { dark: '#0f172a', soft: '#475569', faint: '#64748b', rule: '#e2e8f0', tint: '#f8fafc', strong: '#eef2ff' } as const;

export type Paper = { readonly pen: Pen; readonly fonts: PdfFonts };
type Place = { readonly x: number; readonly y: number; readonly room?: number; readonly right?: true; readonly color?: string };

/** Writes one line; with a room it shrinks, then truncates. Returns its width. */
export function put({ pen, fonts }: Paper, text: string, { x, y, room, right, color = INK.dark }: Place, size: TextSize): number {
  const line = room === undefined ? lineOf(fonts, text, size) : fitLine(fonts, text, room, size);
  pen.write(line, right ? x - line.widthPt : x, y, color);
  return line.widthPt;
}

export function rule({ pen: { doc } }: Paper, y: number, from = A4.left, to = A4.right, color: string = INK.rule, width = 0.6): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(color);
}

/** Text of several lines: broken at spaces, between Chinese characters, and within a word that has no room on a line of its own. */
export function wrapped({ fonts }: Paper, text: string, room: number, size: TextSize): string[] {
  const fits = (line: string) => lineOf(fonts, line.trimEnd(), size).widthPt <= room;
  const lines: string[] = [];
  let open = '';
  const add = (part: string) => {
    if (open !== '' && !fits(open + part)) {
      lines.push(open.trimEnd());
      open = '';
    }
    open += open === '' ? part.trimStart() : part;
  };
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    if (fits(segment)) add(segment);
    else for (const sign of segment) add(sign);
  }
  return open.trim() === '' ? lines : [...lines, open.trimEnd()];
}
