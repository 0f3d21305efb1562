import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { brandOf, brandPicture } from '#server/areas/brands/brands.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { ZONE, clockOf, dayOf } from '#server/kernel/days.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { pdfFonts } from '#server/kernel/pdf/fonts.ts';
import { A4, INK, mm, put, rule, wrapped, type Paper } from '#server/kernel/pdf/paper.ts';
import { openImage, pdfDocument, penFor } from '#server/kernel/pdf/pen.ts';
import { getDraft } from './top-ups.service.ts';

const ROW = mm(10);
const LINE = mm(5.4);
const LABELS = mm(48);
const inset = { left: A4.left + mm(5), right: A4.right - mm(5) };
type Fact = readonly [label: string, value: string];

/** What a bank asks for, on one page: the account of the draft, the reference to write, and who pays. */
export async function downloadBankPdf(ctx: MerchantCtx, { reference }: { reference: string }): Promise<FileAnswer> {
  const { tx, actor, language, now } = ctx;
  const word = (key: Parameters<typeof text<'topUpPaper'>>[2], params = {}) => text(language, 'topUpPaper', key, params);
  const { account, currency } = await getDraft(ctx, { reference });
  const { name, platform_type } = await customerOf(tx, actor.customerId);
  const brand = await brandOf(tx, platform_type);
  const [fonts, logo] = [await pdfFonts(), await brandPicture(brand.logo_svg)];
  const lines = (['account_name', 'account_number', 'bank', 'swift'] as const).map((key): Fact => [word(key), account[key]]);
  const facts: Fact[] = [
    ...lines.filter(([, value]) => value !== ''),
    [word('currency'), currency],
    [word('payer'), word('customer', { name, id: actor.customerId })],
  ];
  const open = async () => {
    const doc = pdfDocument([A4.width, A4.height], `${word('title')} ${reference}`, brand.site_name);
    const paper = { pen: penFor(doc, fonts), fonts };
    doc.addPage();
    drawTop(paper, { logo, site: brand.site_name, title: word('title') });
    drawPurpose(paper, { title: word('purpose'), reference, hint: word('purpose_hint') });
    const end = drawFacts(paper, facts, mm(88));
    drawNote(paper, language === 'en' ? account.note_en : account.note_cn, end + mm(8));
    put(paper, brand.issuer_name || brand.site_name, { x: A4.left, y: A4.footer, room: mm(90), color: INK.faint }, { pt: 8, minPt: 6 });
    const issued = word('issued', { day: dayIn(language, now), time: clockOf(now), zone: ZONE });
    put(paper, issued, { x: A4.right, y: A4.footer, right: true, color: INK.faint }, { pt: 8 });
    doc.end();
    return doc;
  };
  return { name: `${word('file', { reference })}.pdf`, mime: 'application/pdf', bytes: null, open };
}

/** As the statement writes days: 18 Nov 2026; in Chinese 2026-11-18. */
function dayIn(language: Language, now: Date): string {
  const day = dayOf(now);
  return language === 'en' ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)) : day;
}

function drawTop(paper: Paper, { logo, site, title }: { logo: Buffer | null; site: string; title: string }): void {
  const side = mm(11);
  if (logo) paper.pen.doc.image(openImage(paper.pen.doc, logo), A4.left, mm(15), { fit: [side, side] });
  put(paper, site, { x: A4.left + (logo ? side + mm(3) : 0), y: mm(22.4), room: mm(75) }, { pt: 17, minPt: 10, bold: true });
  put(paper, title, { x: A4.right, y: mm(22.4), right: true }, { pt: 20, bold: true });
}

function drawPurpose(paper: Paper, { title, reference, hint }: { title: string; reference: string; hint: string }): void {
  paper.pen.doc.roundedRect(A4.left, mm(40), A4.right - A4.left, mm(36), 4).fill(INK.strong);
  put(paper, title, { x: inset.left, y: mm(49) }, { pt: 11 });
  put(paper, reference, { x: inset.left, y: mm(61) }, { pt: 26, bold: true });
  put(paper, hint, { x: inset.left, y: mm(70), room: inset.right - inset.left, color: INK.soft }, { pt: 9, minPt: 7 });
}

/** One line under the other. A long value takes several: nothing a bank types may be cut. */
function drawFacts(paper: Paper, facts: readonly Fact[], top: number): number {
  const size = { pt: 12, bold: true };
  let y = top;
  for (const [label, value] of facts) {
    const lines = wrapped(paper, value, A4.right - A4.left - LABELS, size);
    put(paper, label, { x: A4.left, y: y + mm(6.5), color: INK.soft }, { pt: 11 });
    lines.forEach((line, at) => put(paper, line, { x: A4.left + LABELS, y: y + mm(6.5) + at * LINE }, size));
    y += ROW + Math.max(0, lines.length - 1) * LINE;
    rule(paper, y);
  }
  return y;
}

function drawNote(paper: Paper, note: string, top: number): void {
  const lines = wrapped(paper, note, A4.right - A4.left, { pt: 10 });
  lines.forEach((line, at) => put(paper, line, { x: A4.left, y: top + at * LINE, color: INK.soft }, { pt: 10 }));
}
