import { ZONE } from '#server/kernel/days.ts';
import { feeKey } from './entries-of.ts';
import { amountText } from '@quayside/domain/kernel/money';
import { INK, mm, put, rule, wrapped } from '#server/kernel/pdf/paper.ts';
import { BODY, PAGE, type StatementPaper } from './statement-paper.ts';

const COLUMNS = 4;
const GAP = mm(4.7);
const CELL = (PAGE.right - PAGE.left - GAP * (COLUMNS - 1)) / COLUMNS;

/** The first page above the entries: issuer, customer, balances and totals. Returns where the entries begin. */
export function drawHead(paper: StatementPaper): number {
  const top = Math.max(drawIssuer(paper), drawTitle(paper)) + mm(10);
  const { words } = paper.texts;
  const { byBill, byFee } = paper.summary;
  let y = Math.max(drawCustomer(paper, top), drawBalances(paper, top)) + mm(10);
  if (byBill.length === 0) return y;
  y = drawTotals(
    paper,
    words('totals_by_bill'),
    byBill.map((one) => ({ label: words(`bill.${one.bill_type}`), net: one.net })),
    y,
  );
  return drawTotals(
    paper,
    words('totals_by_fee'),
    byFee.map((one) => ({ label: words(feeKey(one)), net: one.net })),
    y,
  );
}

function drawIssuer(paper: StatementPaper): number {
  const { summary, pen, logo } = paper;
  const size = mm(11);
  if (logo) pen.doc.image(logo, PAGE.left, mm(15), { fit: [size, size] });
  put(
    paper,
    summary.brand.site_name,
    { x: PAGE.left + (logo ? size + mm(3) : 0), y: mm(22.4), room: mm(75) },
    { pt: 17, minPt: 10, bold: true },
  );
  const { name, address, registration, email } = summary.issuer;
  let y = mm(32);
  for (const line of [name, address, [registration, email].filter(Boolean).join(' · ')]) {
    for (const part of wrapped(paper, line, mm(85), { pt: 8 }).slice(0, 3)) {
      put(paper, part, { x: PAGE.left, y, room: mm(85), color: INK.soft }, { pt: 8, minPt: 6 });
      y += mm(4.2);
    }
  }
  return y;
}

function drawTitle(paper: StatementPaper): number {
  const { summary, texts, issued } = paper;
  const right = { x: PAGE.right, right: true } as const;
  put(paper, texts.words('account_statement'), { ...right, y: mm(22.4) }, { pt: 20, bold: true });
  put(paper, texts.period(summary.from, summary.to), { ...right, y: mm(28.6) }, { pt: 11.5, bold: true });
  const notes = [
    texts.words('statement_no', { number: summary.number }),
    texts.words('issued', issued),
    texts.words('all_times', { zone: ZONE }),
  ];
  notes.forEach((line, at) => put(paper, line, { ...right, y: mm(36 + at * 4.2), color: INK.soft }, { pt: 8 }));
  return mm(36 + notes.length * 4.2);
}

function drawCustomer(paper: StatementPaper, top: number): number {
  const { summary, texts } = paper;
  put(paper, texts.words('customer_title'), { x: PAGE.left, y: top + mm(3), color: INK.faint }, { pt: 8 });
  put(paper, summary.customer, { x: PAGE.left, y: top + mm(8), room: mm(85) }, { pt: 10, minPt: 7, bold: true });
  put(paper, texts.words('customer_no', { id: summary.customerId }), { x: PAGE.left, y: top + mm(12.8) }, { pt: BODY });
  return top + mm(15);
}

function drawBalances(paper: StatementPaper, top: number): number {
  const { summary, texts, pen } = paper;
  const [left, height] = [mm(104), mm(7.8)];
  const rows = [
    { label: texts.words('opening_at', { day: texts.day(summary.from) }), amount: summary.opening, currency: true },
    { label: texts.words('given'), amount: summary.all.given },
    { label: texts.words('taken'), amount: summary.all.taken },
    { label: closingLabel(paper), amount: summary.closing, currency: true },
  ];
  const last = top + height * (rows.length - 1);
  pen.doc.rect(left, last, PAGE.right - left, height).fill(INK.strong);
  pen.doc
    .roundedRect(left, top, PAGE.right - left, height * rows.length, 4)
    .lineWidth(0.6)
    .stroke('#cbd5e1');
  rows.forEach(({ label, amount, currency }, at) => {
    const y = top + height * at + mm(5.1);
    if (at > 0) rule(paper, top + height * at, left, PAGE.right);
    const pt = at === rows.length - 1 ? 10.5 : BODY;
    const end = PAGE.right - mm(3.5);
    const unit = currency ? put(paper, 'USD', { x: end, y, right: true, color: INK.soft }, { pt: 7.5 }) + 3 : 0;
    const used = put(paper, amountText(amount), { x: end - unit, y, right: true }, { pt, bold: true }) + unit;
    put(paper, label, { x: left + mm(3.5), y, room: end - used - left - mm(6) }, { pt, minPt: 7 });
  });
  return top + height * rows.length;
}

/** A month that is not over has a balance now, and no closing balance yet. */
function closingLabel({ summary, texts, issued }: StatementPaper): string {
  if (!summary.isOver) return texts.words('balance_at', issued);
  return texts.words('closing_at', { day: texts.day(summary.to) });
}

/** Totals in four columns, the largest amount of lines a month can have still leaves room for entries. */
function drawTotals(paper: StatementPaper, title: string, totals: readonly { label: string; net: string }[], top: number): number {
  put(paper, title, { x: PAGE.left, y: top + mm(3.5) }, { pt: 10.5, bold: true });
  const first = top + mm(6);
  totals.forEach(({ label, net }, at) => {
    const x = PAGE.left + (at % COLUMNS) * (CELL + GAP);
    const y = first + Math.floor(at / COLUMNS) * mm(6.6);
    rule(paper, y, x, x + CELL);
    const used = put(paper, amountText(net), { x: x + CELL, y: y + mm(4.5), right: true }, { pt: 8.5, bold: true });
    put(paper, label, { x, y: y + mm(4.5), room: CELL - used - 6, color: INK.soft }, { pt: 8.5, minPt: 6 });
  });
  return first + Math.ceil(totals.length / COLUMNS) * mm(6.6) + mm(6);
}
