import PDFDocument from 'pdfkit';
import type { FontName, Line, PdfFonts } from './fonts.ts';

export type Pen = {
  readonly doc: PDFKit.PDFDocument;
  /** Writes a line with its left end and baseline at this point, in points from the upper left corner. */
  readonly write: (line: Line, x: number, baseline: number, color?: string) => void;
  /** A small part of a page whose content is known only later, for example the number of pages. */
  readonly later: () => (draw: (write: Pen['write']) => void) => void;
};

type Embedded = {
  readonly id: string;
  readonly scale: number;
  readonly font: { getGlyph: (id: number) => { advanceWidth: number } };
  readonly subset: { includeGlyph: (glyph: number) => number };
  readonly widths: number[];
  readonly unicode: number[][];
  readonly ref: () => PDFKit.PDFKitReference;
};
type Resources = { readonly fonts: Record<string, unknown>; readonly xobjects: Record<string, unknown> };

/**
 * A PDF of ours. No program is named as its producer: merchants see the brand only. pdfkit's `text()` lays out every string again, which
 * took two thirds of the time of a long table; here each character is looked up once and strings are written directly.
 */
export function pdfDocument(size: [number, number], title: string, author = ''): PDFKit.PDFDocument {
  const doc = new PDFDocument({ autoFirstPage: false, size, margin: 0, info: { Title: title } });
  // pdfkit fills these with its own name.
  Object.assign(doc.info, { Producer: author, Creator: author, ...(author === '' ? {} : { Author: author }) });
  return doc;
}

/** A picture that is embedded once and can be drawn on every page. */
export function openImage(doc: PDFKit.PDFDocument, picture: Buffer): PDFKit.Mixins.ImageSrc {
  return (doc as unknown as { openImage: (src: Buffer) => PDFKit.Mixins.ImageSrc }).openImage(picture); // not in its types
}

export function penFor(doc: PDFKit.PDFDocument, fonts: PdfFonts): Pen {
  const embedded = new Map<FontName, Embedded>();
  const codes = new Map<FontName, Map<number, string>>();
  const fontOf = (name: FontName): Embedded => {
    const known = embedded.get(name);
    if (known) return known;
    // pdfkit accepts a parsed font; its types allow only files, and know nothing of `_font`.
    doc.registerFont(name, fonts.font[name] as never).font(name);
    const { _font: font } = doc as unknown as { _font: Embedded };
    embedded.set(name, font);
    codes.set(name, new Map());
    return font;
  };
  const codeOf = (name: FontName, glyph: number, point: number): string => {
    const known = codes.get(name)?.get(glyph);
    if (known !== undefined) return known;
    const font = fontOf(name);
    const index = font.subset.includeGlyph(glyph);
    font.widths[index] ??= font.font.getGlyph(glyph).advanceWidth * font.scale;
    font.unicode[index] ??= [point];
    const code = index.toString(16).padStart(4, '0');
    codes.get(name)?.set(glyph, code);
    return code;
  };
  const textOf = ({ signs, sizePt }: Line, x: number, baseline: number, color: string, used: Record<string, unknown>): string => {
    let text = `BT ${rgb(color)} rg 1 0 0 -1 ${digits(x)} ${digits(baseline)} Tm`;
    let last: FontName | null = null;
    for (const { font: name, glyph, point } of signs) {
      if (name !== last) {
        const font = fontOf(name);
        used[font.id] ??= font.ref();
        text += `${last === null ? '' : '> Tj'} /${font.id} ${digits(sizePt)} Tf <`;
        last = name;
      }
      text += codeOf(name, glyph, point);
    }
    return last === null ? '' : `${text}> Tj ET`;
  };
  const resources = () => doc.page as unknown as Resources; // not in its types
  const write: Pen['write'] = (line, x, baseline, color = '#000000') => {
    const text = textOf(line, x, baseline, color, resources().fonts);
    if (text !== '') doc.addContent(text);
  };
  let parts = 0;
  const later = () => {
    const { width, height } = doc.page;
    const used: Record<string, unknown> = {};
    const form = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: { Font: used } });
    const name = `L${++parts}`;
    resources().xobjects[name] = form;
    doc.addContent(`/${name} Do`);
    return (draw: (write: Pen['write']) => void) => {
      const texts: string[] = [];
      draw((line, x, baseline, color = '#000000') => void texts.push(textOf(line, x, baseline, color, used)));
      form.end(texts.join('\n'));
    };
  };
  return { doc, write, later };
}

const digits = (value: number) => String(Math.round(value * 1000) / 1000);

const colors = new Map<string, string>();
function rgb(color: string): string {
  let known = colors.get(color);
  if (known === undefined) {
    known = [1, 3, 5].map((at) => digits(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
    colors.set(color, known);
  }
  return known;
}
