import { A4, mm, type Paper } from '#server/kernel/pdf/paper.ts';
import type { MonthSummary } from './month-summary.ts';
import type { StatementWords } from './statement-words.ts';

/** The table ends above the footer. */
export const PAGE = { ...A4, tableEnd: mm(268) };
export const BODY = 9;

export type StatementPaper = Paper & {
  readonly texts: StatementWords;
  readonly summary: MonthSummary;
  /** Opened once: every page refers to the same picture. */
  readonly logo: PDFKit.Mixins.ImageSrc | null;
  readonly issued: { readonly day: string; readonly time: string };
};
