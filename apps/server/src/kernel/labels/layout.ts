import { barsOf, type Bars } from './bars.ts';
import { fitLine, type Line, type PdfFonts } from '../pdf/fonts.ts';

export type LabelWords = {
  readonly sku: string;
  readonly barcode: string;
  readonly names: readonly string[];
  /** The bottom row: left the merchant's own line, right the origin. */
  readonly note: string;
  readonly origin: string;
};
export type LabelPaper = { readonly width_mm: number; readonly height_mm: number; readonly dpi: number };
/** The positions of everything on one label, in points from its upper left corner; bars in dots. */
export type LabelLayout = {
  readonly lines: readonly (Line & { readonly xPt: number; readonly baselinePt: number })[];
  readonly bars: Bars;
  readonly barsTopPt: number;
  readonly barsHeightPt: number;
};

export const POINTS_PER_MM = 72 / 25.4;
const SMALLEST_PT = 3.5;
/** The share of a line's height above its baseline: enough for accents and Chinese. */
const ASCENT = 0.98;
const LINE = 1.25;
/** Below this height there is room for one name only. */
const TWO_NAMES_MM = 30;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
export const dotsOf = (mm: number, dpi: number) => Math.floor((mm / 25.4) * dpi);

/** Font sizes in points, in proportion to the label: 14 pt for the SKU on 60 x 40 mm, 20 pt on 100 x 50 mm. */
function sizesFor({ width_mm, height_mm }: LabelPaper) {
  return {
    sku: between(5, Math.min(height_mm * 0.4, width_mm * 0.235), 24),
    name: between(4.5, height_mm * 0.19, 9),
    code: between(5, height_mm * 0.25, 12),
    foot: between(4.5, height_mm * 0.175, 8.5),
  };
}

/** SKU and names above, the code in the middle, its text and the bottom row below. Null when the bars are too wide. */
export function layoutLabel(fonts: PdfFonts, words: LabelWords, paper: LabelPaper): LabelLayout | null {
  const bars = barsOf(words.barcode, dotsOf(paper.width_mm, paper.dpi), paper.dpi);
  if (bars === null) return null;
  const [widthPt, heightPt] = [paper.width_mm * POINTS_PER_MM, paper.height_mm * POINTS_PER_MM];
  const marginPt = between(1, paper.height_mm * 0.06, 3) * POINTS_PER_MM;
  const pt = sizesFor(paper);
  const roomPt = widthPt - 2 * marginPt;
  const left = (line: Line) => ({ line, xPt: marginPt });
  // A name may be truncated; a truncated code is useless, so it shrinks first.
  const names = words.names.slice(0, paper.height_mm < TWO_NAMES_MM ? 1 : 2).map((name) => fitLine(fonts, name, roomPt, { pt: pt.name }));
  const code = fitLine(fonts, words.barcode, roomPt, { pt: pt.code, minPt: SMALLEST_PT });
  const above: Row[] = [
    { pt: pt.sku, parts: [left(fitLine(fonts, words.sku, roomPt, { pt: pt.sku, minPt: SMALLEST_PT, bold: true }))] },
    ...names.map((line) => ({ pt: pt.name, parts: [left(line)] })),
  ];
  const below: Row[] = [
    ...(words.barcode === words.sku ? [] : [{ pt: pt.code, parts: [{ line: code, xPt: (widthPt - code.widthPt) / 2 }] }]),
    ...footOf(fonts, words, { pt: pt.foot, marginPt, roomPt }),
  ];
  const barsTopPt = marginPt + heightOf(above) + pt.name * 0.4;
  const barsHeightPt = heightPt - marginPt - heightOf(below) - barsTopPt;
  return { lines: [...placed(above, marginPt), ...placed(below, barsTopPt + barsHeightPt)], bars, barsTopPt, barsHeightPt };
}

type Row = { readonly pt: number; readonly parts: readonly { readonly line: Line; readonly xPt: number }[] };

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { pt }) => sum + pt * LINE, 0);

/** Every row has its own strip, so nothing overlaps. */
function placed(rows: readonly Row[], topPt: number): LabelLayout['lines'] {
  let top = topPt;
  return rows.flatMap(({ pt, parts }) => {
    const baselinePt = top + pt * ASCENT + pt * (LINE - 1) * 0.5;
    top += pt * LINE;
    return parts.map(({ line, xPt }) => ({ ...line, xPt, baselinePt }));
  });
}

type Foot = { readonly pt: number; readonly marginPt: number; readonly roomPt: number };

/** The origin is never cut; the merchant's own line takes what is left beside it. */
function footOf(fonts: PdfFonts, { note, origin }: LabelWords, { pt, marginPt, roomPt }: Foot): Row[] {
  if (note === '' && origin === '') return [];
  const right = fitLine(fonts, origin, roomPt, { pt, minPt: SMALLEST_PT });
  const left = fitLine(fonts, note, roomPt - right.widthPt - (origin === '' ? 0 : pt), { pt, minPt: SMALLEST_PT + 1 });
  const parts = [
    { line: left, xPt: marginPt },
    { line: right, xPt: marginPt + roomPt - right.widthPt },
  ];
  return [{ pt, parts: parts.filter(({ line }) => line.signs.length > 0) }];
}
