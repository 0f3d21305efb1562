import { boxMark } from '@quayside/domain/inbound/inbound-rules';
import { barsOf } from '#server/kernel/labels/bars.ts';
import { dotsOf } from '#server/kernel/labels/layout.ts';
import { fitLine, lineOf, type PdfFonts, type TextSize } from '#server/kernel/pdf/fonts.ts';
import type { Pen } from '#server/kernel/pdf/pen.ts';
import { MARK_WIDTH, type MarkLayout } from './carton-mark-layout.ts';
import { inBoth, words } from './document-words.ts';
import type { DocumentBox, DocumentData } from './documents.ts';

/** Label printers have 203 dpi; bars on whole dots of it are sharp there and at 600 dpi. */
const DPI = 203;
const DOT = 72 / DPI;
/** PDF renderers fill every dot a shape touches, so each bar is drawn a little narrower than its dots. */
const INSET = 0.15;
const POINTS = 72 / 25.4;
const RIGHT_COLUMN = 51.6;
const HEAD_SPLIT = 42.5;

export type MarkPage = {
  readonly pen: Pen;
  readonly fonts: PdfFonts;
  readonly layout: MarkLayout;
  readonly left: number;
  readonly top: number;
};
type Place = {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly align?: 'right' | 'center';
  readonly color?: string;
};

function put({ pen, fonts, left, top }: MarkPage, content: string, { x, y, room, align, color }: Place, size: TextSize): number {
  const line = fitLine(fonts, content, room * POINTS, { minPt: size.pt * 0.6, ...size });
  const shift = align === 'right' ? room * POINTS - line.widthPt : align === 'center' ? (room * POINTS - line.widthPt) / 2 : 0;
  pen.write(line, (left + x) * POINTS + shift, (top + y) * POINTS, color);
  return line.widthPt / POINTS;
}

/** One carton's mark: where it goes, which box of how many, what is in it, and its barcode. */
export function drawMark(page: MarkPage, data: DocumentData, box: DocumentBox): void {
  drawHead(page, data, box);
  drawShipTo(page, data);
  drawFacts(page, data, box);
  drawContent(page, box);
  drawBars(page, boxMark(data.inbound.code, box.box_no));
  for (const y of page.layout.rules) rule(page, y);
}

function drawHead(page: MarkPage, { warehouse, boxCount }: DocumentData, box: DocumentBox): void {
  const { layout, pen } = page;
  const { margin, head, headText } = layout;
  const [x, y] = [(page.left + margin) * POINTS, (page.top + head.top) * POINTS];
  const [wide, split] = [(MARK_WIDTH - 2 * margin) * POINTS, (HEAD_SPLIT - margin) * POINTS];
  pen.doc.rect(x, y, split, head.height * POINTS).fill('black');
  pen.doc
    .rect(x, y, wide, head.height * POINTS)
    .lineWidth(1.2)
    .stroke('black');
  const black = { x: margin + 2, room: HEAD_SPLIT - margin - 4, align: 'center', color: '#ffffff' } as const;
  put(page, warehouse.code, { ...black, y: headText.big }, { pt: head.codePt, minPt: 12, bold: true });
  put(page, `${warehouse.name_cn} ${warehouse.name_en}`, { ...black, y: headText.small }, { pt: headText.pt });
  const room = MARK_WIDTH - margin - HEAD_SPLIT;
  const [first, second] = [String(box.place), ` / ${boxCount}`];
  const widths = [
    fitLine(page.fonts, first, 999, { pt: head.boxPt, bold: true }),
    fitLine(page.fonts, second, 999, { pt: head.ofPt, bold: true }),
  ];
  const [one = 0, two = 0] = widths.map(({ widthPt }) => widthPt / POINTS);
  const share = Math.min(1, (room - 2) / (one + two));
  const start = HEAD_SPLIT + (room - (one + two) * share) / 2;
  put(page, first, { x: start, y: headText.big, room: one * share + 1 }, { pt: head.boxPt * share, bold: true });
  put(page, second, { x: start + one * share, y: headText.big, room: two * share + 1 }, { pt: head.ofPt * share, bold: true });
  put(page, inBoth('box'), { x: HEAD_SPLIT, y: headText.small, room, align: 'center' }, { pt: headText.pt });
}

function drawShipTo(page: MarkPage, { brand, warehouse }: DocumentData): void {
  const { margin, shipTo, labelPt, textPt, valuePt } = page.layout;
  const place = (y: number) => ({ x: margin, y, room: MARK_WIDTH - 2 * margin });
  put(page, inBoth('ship_to'), place(shipTo.label), { pt: labelPt });
  const department = words.chinese('receiving');
  put(page, `${brand} ${warehouse.name_cn} ${department}`, place(shipTo.name), { pt: valuePt, bold: true });
  const english = [words.english('receiving'), warehouse.address_en].filter((part) => part !== '').join(', ');
  const contact = [english, warehouse.phone].filter((part) => part !== '').join(' · ');
  const lines = [warehouse.address_cn, ...twoLines(page, contact)].filter((part) => part !== '');
  lines.forEach((line, at) => {
    const y = shipTo.lines[at];
    if (y !== undefined) put(page, line, place(y), { pt: textPt });
  });
}

/** Broken at the last space that fits; what is still too long for the second line shrinks. */
function twoLines({ fonts, layout: { margin, textPt } }: MarkPage, content: string): string[] {
  const room = (MARK_WIDTH - 2 * margin) * POINTS;
  const parts = content.split(' ');
  const fits = (count: number) => lineOf(fonts, parts.slice(0, count).join(' '), { pt: textPt }).widthPt <= room;
  let count = parts.length;
  while (count > 1 && !fits(count)) count--;
  return [parts.slice(0, count).join(' '), parts.slice(count).join(' ')];
}

function drawFacts(page: MarkPage, { inbound, customer }: DocumentData, box: DocumentBox): void {
  const { margin, facts, labelPt, valuePt, textPt } = page.layout;
  const units = box.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const period = inbound.arrival_period;
  const size = [box.length_cm, box.width_cm, box.height_cm].map(plain);
  const columns = [
    [
      {
        label: inBoth('appointment'),
        value: inbound.inbound_no,
        text: `${words.english('units', { count: units })} ${words.chinese('piece')}, ${box.items.length} SKU`,
      },
      {
        label: inBoth('arrival'),
        value:
          inbound.arrival_date === null ? inBoth('not_booked') : `${inbound.arrival_date} ${period === null ? '' : words.chinese(period)}`,
        text: period === null ? '' : words.english(`${period}_hours`),
      },
    ],
    [
      { label: inBoth('customer'), value: `C-${customer.id}`, text: customer.name },
      {
        label: inBoth('weight_size'),
        value: box.weight_kg === null ? '—' : `${plain(box.weight_kg)} kg`,
        text: size.includes('') ? '' : `${size.join(' × ')} cm`,
      },
    ],
  ];
  columns.forEach((column, side) => {
    const place = {
      x: side === 0 ? margin : RIGHT_COLUMN,
      room: side === 0 ? RIGHT_COLUMN - margin - 2 : MARK_WIDTH - margin - RIGHT_COLUMN,
    };
    column.forEach((fact, at) => {
      const row = facts[at];
      if (!row) return;
      put(page, fact.label, { ...place, y: row.label }, { pt: labelPt });
      put(page, fact.value.trim(), { ...place, y: row.value }, { pt: valuePt, bold: true });
      put(page, fact.text, { ...place, y: row.text }, { pt: textPt });
    });
  });
}

/** 60.00 as 60, 14.60 as 14.6. */
function plain(decimal: string | null): string {
  return decimal === null ? '' : decimal.replace(/\.?0+$/, '');
}

/** The first SKUs; the last line counts the others. */
function drawContent(page: MarkPage, { items }: DocumentBox): void {
  const { margin, content, textPt } = page.layout;
  const shown = items.length > content.length ? content.length - 1 : items.length;
  items.slice(0, shown).forEach(({ sku, product_name, quantity }, at) => {
    const y = content[at] ?? 0;
    put(page, `${sku}  ${product_name}`, { x: margin, y, room: MARK_WIDTH - 2 * margin - 16 }, { pt: textPt, minPt: textPt });
    put(page, String(quantity), { x: MARK_WIDTH - margin - 15, y, room: 15, align: 'right' }, { pt: textPt, bold: true });
  });
  const y = content[shown];
  if (shown < items.length && y !== undefined)
    put(page, inBoth('more_skus', { count: items.length - shown }), { x: margin, y, room: MARK_WIDTH - 2 * margin }, { pt: textPt });
}

function drawBars(page: MarkPage, mark: string): void {
  const { layout, pen } = page;
  const { margin, bars, foot } = layout;
  const drawn = barsOf(mark, dotsOf(MARK_WIDTH, DPI), DPI);
  if (!drawn) throw new Error(`the bars of ${mark} are too wide`);
  const left = Math.round((page.left * POINTS) / DOT) * DOT;
  for (const { at, wide } of drawn.bars)
    pen.doc.rect(left + (at + INSET) * DOT, (page.top + bars.top) * POINTS, (wide - 2 * INSET) * DOT, bars.height * POINTS);
  pen.doc.fill('black');
  put(page, mark, { x: margin, y: foot.baseline, room: MARK_WIDTH - 2 * margin - 3.4 * foot.sign }, { pt: foot.pt, bold: true });
  signs.forEach((path, at) => drawSign(page, path, MARK_WIDTH - margin - (3 - at) * foot.sign - (2 - at) * 1.8));
}

function rule({ pen, left, top, layout: { margin } }: MarkPage, y: number): void {
  const at = (top + y) * POINTS;
  pen.doc
    .moveTo((left + margin) * POINTS, at)
    .lineTo((left + MARK_WIDTH - margin) * POINTS, at)
    .lineWidth(0.8)
    .stroke('black');
}

/** This way up, fragile, keep dry (ISO 780), in a square of 24. */
const signs = [
  'M8 5V17M5 8L8 5L11 8M16 5V17M13 8L16 5L19 8M5 20H19',
  'M8 4H16L15 11Q14.5 14 12 14Q9.500 14 9 11ZM12 14V20M9 20.500H15M12 4L11 7L13.500 9L12 11',
  'M4 13A8 8 0 0 1 20 13ZM12 13V19A1.800 1.800 0 0 1 8.500 19M12 5V3M8 3V4M16 3V4',
] as const;

function drawSign({ pen: { doc }, left, top, layout: { foot } }: MarkPage, path: string, x: number): void {
  const scale = (foot.sign * POINTS) / 24;
  doc
    .save()
    .translate((left + x) * POINTS, (top + foot.signTop) * POINTS)
    .scale(scale)
    .lineWidth(1.4)
    .rect(0.7, 0.7, 22.6, 22.6)
    .stroke('black');
  doc.path(path).lineWidth(1.6).stroke('black').restore();
}
