import { yieldToEventLoop } from '#server/kernel/yield-to-event-loop.ts';
import type { DocumentLine } from './document-lines.ts';
import { drawHead } from './statement-head.ts';
import { INK, mm, put, rule, wrapped } from '#server/kernel/pdf/paper.ts';
import { BODY, PAGE, type StatementPaper } from './statement-paper.ts';
import { amountText } from '@quayside/domain/kernel/money';

const ROW = mm(6.2);
const AT = { date: PAGE.left, time: PAGE.left + mm(18.5), document: mm(52), description: mm(88), amount: mm(166), balance: PAGE.right };
const LINES_AT_ONCE = 200;
type Filler = (draw: (write: StatementPaper['pen']['write']) => void) => void;
type State = { y: number; page: number; balance: string; footers: Filler[] };

/** Every page: the head on the first, the table with carried and brought forward, and the number of pages once it is known. */
export async function drawStatement(paper: StatementPaper, lines: AsyncIterable<DocumentLine>): Promise<void> {
  const { summary, texts, pen } = paper;
  const state: State = { y: 0, page: 0, balance: amountText(summary.opening), footers: [] };
  turn(paper, state);
  let drawn = 0;
  band(paper, state, texts.words('opening'), texts.day(summary.from));
  for await (const line of lines) {
    if (state.y + 2 * ROW > PAGE.tableEnd) turn(paper, state);
    drawLine(paper, state, line);
    state.balance = line.balance;
    if (++drawn % LINES_AT_ONCE === 0) await yieldToEventLoop();
    if (pen.doc.destroyed) return;
  }
  if (drawn === 0) {
    put(paper, texts.words('no_entries'), { x: AT.description, y: state.y + mm(4.2), color: INK.faint }, { pt: BODY });
    state.y += ROW;
  }
  if (state.y + ROW > PAGE.tableEnd) turn(paper, state);
  band(paper, state, texts.words(summary.isOver ? 'closing' : 'balance'), texts.day(summary.to), INK.strong);
  drawNotes(paper, state);
  fillFooters(paper, state);
  pen.doc.end();
}

/** Ends the page with the balance carried forward and begins the next one with it. */
function turn(paper: StatementPaper, state: State): void {
  const { texts, pen, summary } = paper;
  if (state.page > 0) band(paper, state, texts.words('carried'));
  pen.doc.addPage();
  state.page++;
  rule(paper, PAGE.footer);
  state.footers.push(pen.later());
  if (state.page === 1) {
    const top = drawHead(paper);
    put(paper, texts.words('entries'), { x: PAGE.left, y: top + mm(3.5) }, { pt: 10.5, bold: true });
    state.y = top + mm(6.5);
  } else {
    const number = { number: summary.number, customer: summary.customer, month: texts.month(summary.from) };
    const side = mm(6);
    if (paper.logo) pen.doc.image(paper.logo, PAGE.left, mm(16), { fit: [side, side] });
    const x = PAGE.left + (paper.logo ? side + mm(2) : 0);
    put(paper, summary.brand.site_name, { x, y: mm(20.3), room: mm(48) }, { pt: 10.5, minPt: 7, bold: true });
    const line = texts.words('continued', number);
    put(paper, line, { x: PAGE.right, y: mm(20.3), right: true, room: mm(112), color: INK.soft }, { pt: 8, minPt: 6 });
    state.y = mm(26);
  }
  drawTitles(paper, state);
  if (state.page > 1) band(paper, state, texts.words('brought', { page: state.page - 1 }));
}

function drawTitles(paper: StatementPaper, state: State): void {
  const { words } = paper.texts;
  const y = state.y + mm(4.2);
  const size = { pt: 8, bold: true };
  put(paper, words('date_time'), { x: AT.date, y, color: INK.soft }, size);
  put(paper, words('document'), { x: AT.document, y, color: INK.soft }, size);
  put(paper, words('description'), { x: AT.description, y, color: INK.soft }, size);
  put(paper, words('amount_usd'), { x: AT.amount, y, right: true, color: INK.soft }, size);
  put(paper, words('balance_usd'), { x: AT.balance, y, right: true, color: INK.soft }, size);
  state.y += ROW;
  rule(paper, state.y, PAGE.left, PAGE.right, INK.dark, 0.8);
}

/** A row that is no document: opening, closing, carried and brought forward. */
function band(paper: StatementPaper, state: State, label: string, day = '', tint: string = INK.tint): void {
  paper.pen.doc.rect(PAGE.left, state.y + 0.4, PAGE.right - PAGE.left, ROW - 0.4).fill(tint);
  const y = state.y + mm(4.2);
  const size = { pt: BODY, bold: true };
  if (day !== '') put(paper, day, { x: AT.date, y }, size);
  put(paper, label, { x: AT.description, y }, size);
  put(paper, state.balance, { x: AT.balance, y, right: true }, size);
  state.y += ROW;
  rule(paper, state.y);
}

function drawLine(paper: StatementPaper, state: State, line: DocumentLine): void {
  const y = state.y + mm(4.2);
  const size = { pt: BODY };
  put(paper, line.day, { x: AT.date, y }, size);
  put(paper, line.time, { x: AT.time + mm(3), y, color: INK.faint }, { pt: 8 });
  put(paper, line.document, { x: AT.document, y, room: AT.description - AT.document - 6 }, { pt: BODY, minPt: 6 });
  const used = put(paper, line.amount, { x: AT.amount, y, right: true }, size);
  put(paper, line.description, { x: AT.description, y, room: AT.amount - used - AT.description - 8 }, { pt: BODY, minPt: 7 });
  put(paper, line.balance, { x: AT.balance, y, right: true }, size);
  state.y += ROW;
  rule(paper, state.y);
}

/** How to read the statement and whom to ask, on a new page when this one is full. */
function drawNotes(paper: StatementPaper, state: State): void {
  const { words } = paper.texts;
  const { email } = paper.summary.issuer;
  const notes = [words('how_to_read_lines'), ...heldNote(paper), ...(email === '' ? [] : [words('differences', { email })])];
  const lines = notes.flatMap((one) => wrapped(paper, one, PAGE.right - PAGE.left - mm(8), { pt: 8.5 }));
  const height = mm(9) + lines.length * mm(4.4);
  state.y += mm(6);
  if (state.y + height > PAGE.tableEnd + mm(6)) {
    turnForNotes(paper, state);
  }
  paper.pen.doc.roundedRect(PAGE.left, state.y, PAGE.right - PAGE.left, height, 4).fill(INK.tint);
  put(paper, words('how_to_read'), { x: PAGE.left + mm(4), y: state.y + mm(6) }, { pt: 8.5, bold: true });
  lines.forEach((line, at) => put(paper, line, { x: PAGE.left + mm(4), y: state.y + mm(10.6 + at * 4.4), color: INK.soft }, { pt: 8.5 }));
}

/** Without it nobody can tell why less can be spent than the balance says. */
function heldNote({ summary: { held }, texts, issued }: StatementPaper): string[] {
  if (!held || held.documents === 0) return [];
  const key = held.documents === 1 ? 'held_for_one' : 'held_for_several';
  return [texts.words(key, { ...issued, amount: amountText(held.amount), count: held.documents })];
}

function turnForNotes(paper: StatementPaper, state: State): void {
  paper.pen.doc.addPage();
  state.page++;
  rule(paper, PAGE.footer);
  state.footers.push(paper.pen.later());
  state.y = mm(20);
}

function fillFooters(paper: StatementPaper, state: State): void {
  const { summary, texts } = paper;
  state.footers.forEach((fill, at) =>
    fill((write) => {
      const page = { ...paper, pen: { ...paper.pen, write } };
      const y = PAGE.footer + mm(5);
      put(page, summary.issuer.name, { x: PAGE.left, y, room: mm(100), color: INK.faint }, { pt: 8, minPt: 6 });
      const text = texts.words('page_of', { page: at + 1, pages: state.page });
      put(page, text, { x: PAGE.right, y, right: true, color: INK.faint }, { pt: 8 });
    }),
  );
}
