/** Positions in mm from the upper left corner of the mark; `y` of a text is its baseline, sizes are in points. */
export type MarkLayout = {
  readonly height: number;
  readonly margin: number;
  readonly head: { readonly top: number; readonly height: number; readonly codePt: number; readonly boxPt: number; readonly ofPt: number };
  readonly headText: { readonly big: number; readonly small: number; readonly pt: number };
  readonly labelPt: number;
  readonly textPt: number;
  readonly valuePt: number;
  readonly shipTo: { readonly label: number; readonly name: number; readonly lines: readonly number[] };
  readonly rules: readonly [number, number];
  readonly facts: readonly [Fact, Fact];
  readonly content: readonly number[];
  readonly bars: { readonly top: number; readonly height: number };
  readonly foot: { readonly baseline: number; readonly pt: number; readonly signTop: number; readonly sign: number };
};
type Fact = { readonly label: number; readonly value: number; readonly text: number };

export const MARK_WIDTH = 100;

/** 100 × 150 mm. */
const tall: MarkLayout = {
  height: 150,
  margin: 4,
  head: { top: 4, height: 23.3, codePt: 40, boxPt: 46, ofPt: 28 },
  headText: { big: 19.2, small: 25.2, pt: 9 },
  labelPt: 7,
  textPt: 9,
  valuePt: 12,
  shipTo: { label: 31.9, name: 37.8, lines: [42.9, 47.3, 51.6] },
  rules: [54.8, 91.2],
  facts: [
    { label: 61, value: 65.8, text: 71 },
    { label: 77.8, value: 82.6, text: 87.8 },
  ],
  content: [96.3, 100.4, 104.5, 108.6],
  bars: { top: 113.8, height: 22 },
  foot: { baseline: 143.6, pt: 17, signTop: 137, sign: 9.4 },
};

/** 100 × 100 mm. */
const square: MarkLayout = {
  height: 100,
  margin: 3,
  head: { top: 3, height: 16, codePt: 28, boxPt: 32, ofPt: 20 },
  headText: { big: 13.4, small: 17.6, pt: 7 },
  labelPt: 5.5,
  textPt: 7,
  valuePt: 9.5,
  shipTo: { label: 22, name: 25.8, lines: [29.3, 32.4, 35.5] },
  rules: [37.3, 60.2],
  facts: [
    { label: 40.2, value: 43.9, text: 47.1 },
    { label: 51, value: 54.7, text: 57.9 },
  ],
  content: [63.4, 66.6, 69.8],
  bars: { top: 72, height: 15 },
  foot: { baseline: 94.6, pt: 14, signTop: 88.6, sign: 7.6 },
};

/** The mark on a paper, in mm. On A4 it is the tall one at true size. */
export function markOn(width_mm: number, height_mm: number): { layout: MarkLayout; left: number; top: number } {
  if (width_mm > MARK_WIDTH) return { layout: tall, left: (width_mm - MARK_WIDTH) / 2, top: 20 };
  return { layout: height_mm === square.height ? square : tall, left: 0, top: 0 };
}
