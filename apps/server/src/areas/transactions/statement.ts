import type { Readable } from 'node:stream';
import type { Language } from '@quayside/i18n/languages';
import { brandPicture } from '#server/areas/brands/brands.public.ts';
import { clockOf, dayOf } from '#server/kernel/days.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import { pdfFonts } from '#server/kernel/pdf/fonts.ts';
import { openImage, pdfDocument, penFor } from '#server/kernel/pdf/pen.ts';
import { documentLines } from './document-lines.ts';
import { entriesOfMonth } from './entries-of.ts';
import { monthSummary } from './month-summary.ts';
import { PAGE } from './statement-paper.ts';
import { drawStatement } from './statement-pages.ts';
import { statementWords } from './statement-words.ts';

type Asked = { readonly customerId: number; readonly month: string; readonly language: Language };

/** A monthly statement as PDF: balances, totals by bill type and fee type, and one line per document, streamed while they are read. */
export async function monthStatement(ctx: JobCtx, { customerId, month, language }: Asked): Promise<Readable> {
  const summary = await monthSummary(ctx, { customerId, month });
  const texts = statementWords(language);
  const fonts = await pdfFonts();
  const title = `${texts.words('account_statement')} ${summary.number}`;
  const doc = pdfDocument([PAGE.width, PAGE.height], title, summary.issuer.name);
  const picture = await brandPicture(summary.brand.logo_svg);
  const logo = picture && openImage(doc, picture);
  const issued = { day: texts.day(dayOf(ctx.now)), time: clockOf(ctx.now) };
  const sheet = { pen: penFor(doc, fonts), fonts, texts, summary, logo, issued };
  drawStatement(sheet, documentLines(entriesOfMonth(ctx, customerId, summary), texts)).catch((error: unknown) =>
    doc.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return doc;
}
