import { barsOf, type Bars } from './bars.ts';
import { fitLine, type Line, type PdfFonts } from '../pdf/fonts.ts';

export type LabelWords = { readonly names: readonly string[]; readonly barcode: string; readonly sku: string };
export type LabelPaper = { readonly width_mm: number; readonly height_mm: number; readonly dpi: number };
/** The positions of everything on one label, in points from its upper left corner; bars in dots. */
export type LabelLayout = {
  readonly lines: readonly (Line & { readonly baselinePt: number })[];
  readonly bars: Bars;
  readonly barsTopPt: number;
  readonly barsHeightPt: number;
};

export const POINTS_PER_MM = 72 / 25.4;
const SMALLEST_PT = 3.5;
/** The share of a line's height above its baseline: enough for accents and Chinese. */
const ASCENT = 0.95;
const LINE = 1.25;
/** Below this height there is room for one name only. */
const TWO_NAMES_MM = 30;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
export const dotsOf = (mm: number, dpi: number) => Math.floor((mm / 25.4) * dpi);

/** Names above, the code in the middle, its text and the SKU below: every line has its own strip. Null when the bars are too wide. */
export function layoutLabel(fonts: PdfFonts, words: LabelWords, paper: LabelPaper): LabelLayout | null {
  const bars = barsOf(words.barcode, dotsOf(paper.width_mm, paper.dpi), paper.dpi);
  if (bars === null) return null;
  const [widthPt, heightPt] = [paper.width_mm * POINTS_PER_MM, paper.height_mm * POINTS_PER_MM];
  const marginPt = between(1, paper.height_mm * 0.05, 2.5) * POINTS_PER_MM;
  const pt = between(5, paper.height_mm * 0.22, 11);
  const roomPt = widthPt - 2 * marginPt;
  // A name may be truncated; a truncated code is useless, so it shrinks first.
  const above = words.names.slice(0, paper.height_mm < TWO_NAMES_MM ? 1 : 2).map((name) => fitLine(fonts, name, roomPt, { pt, minPt: pt }));
  const below = [...new Set([words.barcode, words.sku])].map((code) => fitLine(fonts, code, roomPt, { pt, minPt: SMALLEST_PT }));
  const barsTopPt = marginPt + above.length * pt * LINE;
  const barsHeightPt = heightPt - marginPt - below.length * pt * LINE - barsTopPt;
  const strip = (topPt: number) => (line: Line, index: number) => ({ ...line, baselinePt: topPt + (index * LINE + ASCENT) * pt });
  const lines = [...above.map(strip(marginPt)), ...below.map(strip(barsTopPt + barsHeightPt + pt * 0.1))];
  return { lines, bars, barsTopPt, barsHeightPt };
}
