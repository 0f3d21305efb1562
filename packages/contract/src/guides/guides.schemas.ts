import { z } from 'zod';
import { EU, confidences, guidePictures, guideSections } from '@quayside/domain/guides/guide-rules';
import { isCountryCode } from '@quayside/domain/kernel/countries';
import { besideFieldFaults, Day, Id, Timestamp, decimalText } from '../kernel/shapes.ts';
import { fieldError } from '../kernel/fields.ts';

export const Section = z.enum(guideSections);
const Picture = z.enum(guidePictures);
export const Slug = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]{1,58}[a-z0-9]$/, fieldError('guides.slug'));

/** An article as a merchant finds it: in the reader's language. */
export const ArticleRow = z.object({ slug: z.string(), section: Section, title: z.string(), summary: z.string() });
export type ArticleRow = z.output<typeof ArticleRow>;

export const Article = z.object({
  slug: z.string(),
  section: Section,
  title: z.string(),
  body: z.string(),
  pictures: z.array(Picture),
  updated_at: Timestamp,
});
export type Article = z.output<typeof Article>;

const Title = z.string().trim().min(1).max(120);
const Html = z.string().trim().min(1).max(50_000);

/** An article as staff write it: in both languages. */
export const ArticleInput = z.strictObject({
  article_id: Id.optional(),
  /** Of the text it changes: another save in between is refused. */
  version: z.int().positive().optional(),
  slug: Slug,
  section: Section,
  position: z.int().min(0).max(9999).default(100),
  title_en: Title,
  title_cn: Title,
  body_en: Html,
  body_cn: Html,
  pictures: z.array(Picture).max(4).default([]),
  published: z.boolean().default(true),
});

const texts = {
  title_en: z.string(),
  title_cn: z.string(),
  body_en: z.string(),
  body_cn: z.string(),
  pictures: z.array(Picture),
  published: z.boolean(),
};

export const DeskArticleRow = z.object({
  article_id: Id,
  slug: z.string(),
  section: Section,
  position: z.int(),
  title_en: z.string(),
  title_cn: z.string(),
  published: z.boolean(),
  version: z.int(),
  /** Null while it is still the text this product came with. */
  updated_by: z.string().nullable(),
  updated_at: Timestamp,
});
export type DeskArticleRow = z.output<typeof DeskArticleRow>;

export const DeskArticle = DeskArticleRow.extend(texts);
export type DeskArticle = z.output<typeof DeskArticle>;

export const ArticleVersion = z.object({
  version: z.int(),
  title_en: z.string(),
  title_cn: z.string(),
  saved_by: z.string().nullable(),
  saved_at: Timestamp,
  restored_from: z.int().nullable(),
});
export type ArticleVersion = z.output<typeof ArticleVersion>;

/** Country, threshold, rule, validity and source (D-107), and when it was last checked. */
const note = {
  note_id: Id,
  country: z.string(),
  threshold: z.string(),
  currency: z.string(),
  valid_from: z.string(),
  valid_to: z.string().nullable(),
  source: z.string(),
  confidence: z.enum(confidences),
  checked_on: z.string(),
};
export const TariffNote = z.object({ ...note, rule: z.string() });
export type TariffNote = z.output<typeof TariffNote>;

export const DeskTariffNote = z.object({
  ...note,
  thread_id: Id,
  rule_en: z.string(),
  rule_cn: z.string(),
  checked_by: z.string().nullable(),
  written_by: z.string().nullable(),
  written_at: Timestamp,
  replaced_at: Timestamp.nullable(),
});
export type DeskTariffNote = z.output<typeof DeskTariffNote>;

const Rule = z.string().trim().min(1).max(1000);
/** Runs beside errors of single fields, so the values may be anything. */
function endsLater({ valid_from, valid_to }: { valid_from: unknown; valid_to: unknown }, check: z.core.$RefinementCtx): void {
  if (typeof valid_from !== 'string' || typeof valid_to !== 'string' || valid_to >= valid_from) return;
  check.addIssue({ code: 'custom', path: ['valid_to'], input: valid_to, message: fieldError('guides.ends_too_early').error });
}

export const TariffNoteInput = z
  .strictObject({
    /** The note it takes the place of; that one stays in the history. */
    note_id: Id.optional(),
    country: z.string().refine((code) => code === EU || isCountryCode(code), fieldError('guides.country')),
    threshold: decimalText(9, 2),
    currency: z.string().regex(/^[A-Z]{3}$/, fieldError('wrong_format')),
    rule_en: Rule,
    rule_cn: Rule,
    valid_from: Day,
    valid_to: Day.nullable().default(null),
    source: z.string().trim().min(1).max(300),
    confidence: z.enum(confidences),
  })
  .superRefine(endsLater, besideFieldFaults);
