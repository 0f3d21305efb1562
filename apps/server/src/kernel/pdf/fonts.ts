import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

export type FontName = 'latin' | 'latin_bold' | 'chinese' | 'chinese_bold';
/** A character in the font that has it; the width is a share of the font size. */
export type Sign = { readonly font: FontName; readonly point: number; readonly glyph: number; readonly width: number };
export type PdfFonts = {
  readonly font: Readonly<Record<FontName, fontkit.Font>>;
  /** Characters already looked up: a table repeats few of them very often. */
  readonly known: { readonly plain: Map<string, Sign>; readonly bold: Map<string, Sign> };
};
export type Line = { readonly signs: readonly Sign[]; readonly sizePt: number; readonly widthPt: number };
export type TextSize = { readonly pt: number; readonly minPt?: number; readonly bold?: boolean };

const require = createRequire(import.meta.url);
let opened: Promise<PdfFonts> | null = null;

/** The fonts are 20 MB and slow to parse, so they are loaded once per process. */
export function pdfFonts(): Promise<PdfFonts> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<PdfFonts> {
  const read = async (file: string) => fontkit.create(await readFile(file)) as fontkit.Font; // one font in a .ttf, not a collection
  const font = {
    latin: await read(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    latin_bold: await read(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
    chinese: await read(require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
    chinese_bold: await read(require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
  };
  return { font, known: { plain: new Map(), bold: new Map() } };
}

/** The Chinese font has no ł or ž, the Latin one no Chinese: each letter uses the font that has it; unknown letters become "?". */
export function signsOf({ font, known }: PdfFonts, text: string, bold = false): Sign[] {
  const cache = bold ? known.bold : known.plain;
  const signs: Sign[] = [];
  for (const letter of text.normalize('NFC')) {
    let sign = cache.get(letter);
    if (!sign) cache.set(letter, (sign = lookUp(font, letter, bold)));
    signs.push(sign);
  }
  return signs;
}

function lookUp(fonts: PdfFonts['font'], letter: string, bold: boolean): Sign {
  const [latin, chinese] = bold ? (['latin_bold', 'chinese_bold'] as const) : (['latin', 'chinese'] as const);
  const wanted = letter.codePointAt(0) ?? 0;
  const name = [latin, chinese].find((one) => fonts[one].hasGlyphForCodePoint(wanted));
  const [font, point] = name ? [name, wanted] : [latin, 0x3f];
  const { id, advanceWidth } = fonts[font].glyphForCodePoint(point);
  return { font, point, glyph: id, width: advanceWidth / fonts[font].unitsPerEm };
}

function widthOf(signs: readonly Sign[]): number {
  let width = 0;
  for (const sign of signs) width += sign.width;
  return width;
}

/** One line of text at its size, however wide. */
export function lineOf(fonts: PdfFonts, text: string, { pt, bold = false }: TextSize): Line {
  const signs = signsOf(fonts, text, bold);
  return { signs, sizePt: pt, widthPt: widthOf(signs) * pt };
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Fits the text on one line: reduces the font size down to `minPt`, then truncates with "…". */
export function fitLine(fonts: PdfFonts, text: string, roomPt: number, size: TextSize): Line {
  const { pt, minPt = pt, bold = false } = size;
  const whole = lineOf(fonts, text, size);
  if (whole.widthPt <= roomPt) return whole;
  const sizePt = Math.max(minPt, (pt * roomPt) / whole.widthPt);
  const smaller = { signs: whole.signs, sizePt, widthPt: (whole.widthPt / pt) * sizePt };
  return smaller.widthPt <= roomPt + 0.01 ? smaller : cut(fonts, text, roomPt, { pt: sizePt, bold });
}

function cut(fonts: PdfFonts, text: string, roomPt: number, size: TextSize): Line {
  const all = [...letters.segment(text)].map((one) => one.segment);
  const first = (count: number) => lineOf(fonts, `${all.slice(0, count).join('').trimEnd()}…`, size);
  let [fits, tooMany] = [0, all.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (first(middle).widthPt <= roomPt) fits = middle;
    else tooMany = middle;
  }
  return first(fits);
}
