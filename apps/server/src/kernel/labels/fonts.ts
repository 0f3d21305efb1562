import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

export type FontName = 'latin' | 'chinese';
export type LabelFonts = Readonly<Record<FontName, fontkit.Font>>;
/** A run of text that one font has all glyphs for. */
export type Run = { readonly font: FontName; readonly text: string };
export type Line = { readonly runs: readonly Run[]; readonly sizePt: number; readonly widthPt: number };

const require = createRequire(import.meta.url);
let opened: Promise<LabelFonts> | null = null;

/** The fonts are 10 MB and slow to parse, so they are loaded once per process. */
export function labelFonts(): Promise<LabelFonts> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<LabelFonts> {
  const read = async (file: string) => {
    const font = fontkit.create(await readFile(file)) as fontkit.Font; // one font in a .ttf, not a collection
    nameGlyphs(font);
    return font;
  };
  return {
    latin: await read(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    chinese: await read(require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  };
}

/**
 * fontkit caches a glyph with the code points of its first lookup. Looked up as a part of "ó", the "o" has none, and no later PDF of this
 * process could be searched for "o". So each is looked up once by itself, ordinary characters before lookalikes (木, ⽊).
 */
function nameGlyphs(font: fontkit.Font): void {
  const isOrdinary = (point: number) => String.fromCodePoint(point).normalize('NFKC') === String.fromCodePoint(point);
  const { true: ordinary = [], false: others = [] } = Object.groupBy(font.characterSet, (point) => `${isOrdinary(point)}`);
  for (const point of [...ordinary, ...others]) font.glyphForCodePoint(point);
}

/** The Chinese font has no ł or ž, the Latin one no Chinese: each letter uses the font that has it; unknown letters become "?". */
export function runsOf(fonts: LabelFonts, text: string): Run[] {
  const runs: { font: FontName; text: string }[] = [];
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    const font: FontName = fonts.latin.hasGlyphForCodePoint(point) || !fonts.chinese.hasGlyphForCodePoint(point) ? 'latin' : 'chinese';
    const shown = fonts[font].hasGlyphForCodePoint(point) ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

export function widthPt(fonts: LabelFonts, runs: readonly Run[], sizePt: number): number {
  return runs.reduce((sum, run) => {
    const font = fonts[run.font];
    return sum + (font.layout(run.text).advanceWidth / font.unitsPerEm) * sizePt;
  }, 0);
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Fits the text on one line: reduces the font size down to `minPt`, then truncates with "…". */
export function fitLine(fonts: LabelFonts, text: string, roomPt: number, size: { pt: number; minPt: number }): Line {
  const whole = runsOf(fonts, text);
  const wanted = widthPt(fonts, whole, size.pt);
  const sizePt = wanted <= roomPt ? size.pt : Math.max(size.minPt, (size.pt * roomPt) / wanted);
  const width = (wanted / size.pt) * sizePt;
  if (width <= roomPt + 0.01) return { runs: whole, sizePt, widthPt: width };
  return cut(fonts, text, roomPt, sizePt);
}

function cut(fonts: LabelFonts, text: string, roomPt: number, sizePt: number): Line {
  const all = [...letters.segment(text)].map((one) => one.segment);
  const first = (count: number) => runsOf(fonts, `${all.slice(0, count).join('').trimEnd()}…`);
  let [fits, tooMany] = [0, all.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (widthPt(fonts, first(middle), sizePt) <= roomPt) fits = middle;
    else tooMany = middle;
  }
  const runs = first(fits);
  return { runs, sizePt, widthPt: widthPt(fonts, runs, sizePt) };
}
