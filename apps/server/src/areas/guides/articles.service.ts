import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { guidesCalls } from '@quayside/contract/guides/guides.calls';
import type { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import { guidePictures, type GuidePicture } from '@quayside/domain/guides/guide-rules';
import { cleanArticle, hasWords, plainText } from '#server/kernel/clean-html.ts';
import { mapConstraintError } from '#server/kernel/constraint-error.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import * as articles from './articles.queries.ts';

const SUMMARY_LENGTH = 140;

/** Published articles, in the reader's language; a search goes over both languages. */
export async function listArticles({ tx, language }: MerchantCtx, input: ParsedOf<typeof guidesCalls.list>) {
  const rows = await articles.publishedAcrossMerchants(tx, input);
  const list = rows.map((row) => {
    const [title, body] = language === 'en' ? [row.title_en, row.body_en] : [row.title_cn, row.body_cn];
    return { slug: row.slug, section: row.section, title, summary: shortened(plainText(body)) };
  });
  return { list };
}

function shortened(text: string): string {
  return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH).trimEnd()}…`;
}

export async function getArticle({ tx, language }: MerchantCtx, { slug }: { slug: string }) {
  const row = found(await articles.publishedArticleAcrossMerchants(tx, slug));
  const [title, body] = language === 'en' ? [row.title_en, row.body_en] : [row.title_cn, row.body_cn];
  return { slug, section: row.section, title, body, pictures: known(row.pictures), updated_at: row.updated_at };
}

/** A picture that no longer comes with the product is left out. */
function known(pictures: readonly string[]): GuidePicture[] {
  return guidePictures.filter((name) => pictures.includes(name));
}

export async function listForStaff({ tx }: DeskCtx) {
  return { list: await articles.articlesAcrossMerchants(tx) };
}

export async function getForStaff({ tx }: DeskCtx, { article_id }: { article_id: number }) {
  return view(found(await articles.articleAcrossMerchants(tx, article_id)));
}

type Row = NonNullable<Awaited<ReturnType<typeof articles.articleAcrossMerchants>>>;
function view({ words: _words, ...row }: Row) {
  return { ...row, pictures: known(row.pictures) };
}

/** Adds or changes an article; each save is a version. Its HTML is sanitized here, so that no page shows unsafe HTML. */
export async function saveArticle(ctx: DeskCtx, { article_id, version, ...input }: ParsedOf<typeof guidesDeskCalls.deskSaveArticle>) {
  const { tx, actor, now } = ctx;
  const row = { ...input, body_en: cleanArticle(input.body_en), body_cn: cleanArticle(input.body_cn) };
  refuseFields(...emptyBodies(row));
  const before = article_id === undefined ? null : found(await articles.lockArticleAcrossMerchants(tx, article_id));
  if (before && before.version !== version) throw new Refusal('request.changed_meanwhile');
  const written = { ...row, version: (before?.version ?? 0) + 1, updated_by: actor.name, updated_at: now };
  const saving = before
    ? articles.writeArticleAcrossMerchants(tx, before.article_id, written)
    : articles.insertArticleAcrossMerchants(tx, written);
  const saved = await mapConstraintError(saving, { help_articles_slug_key: { path: 'slug', code: 'guides.slug_taken' } });
  await addVersion(ctx, saved, null);
  return view(saved);
}

function emptyBodies(row: { body_en: string; body_cn: string }): FieldError[] {
  const bare = (['body_en', 'body_cn'] as const).filter((path) => !hasWords(row[path]));
  return bare.map((path) => ({ path, code: 'guides.empty', params: {} }));
}

async function addVersion({ tx, actor, now }: DeskCtx, row: Row, restored_from: number | null): Promise<void> {
  const { article_id, version, title_en, title_cn, body_en, body_cn, pictures } = row;
  const texts = { title_en, title_cn, body_en, body_cn, pictures };
  await articles.insertVersionAcrossMerchants(tx, { article_id, version, ...texts, saved_by: actor.name, saved_at: now, restored_from });
}

export async function listVersions({ tx }: DeskCtx, { article_id }: { article_id: number }) {
  return { list: await articles.versionsAcrossMerchants(tx, article_id) };
}

export async function getVersion({ tx }: DeskCtx, { article_id, version }: { article_id: number; version: number }) {
  return found(await articles.versionAcrossMerchants(tx, article_id, version));
}

/** The old text becomes the newest version; nothing is lost by it. */
export async function restoreVersion(ctx: DeskCtx, input: ParsedOf<typeof guidesDeskCalls.deskRestore>) {
  const { tx, actor, now } = ctx;
  const before = found(await articles.lockArticleAcrossMerchants(tx, input.article_id));
  if (before.version !== input.current_version) throw new Refusal('request.changed_meanwhile');
  const { title_en, title_cn, body_en, body_cn, pictures } = found(
    await articles.versionAcrossMerchants(tx, before.article_id, input.version),
  );
  const { slug, section, position, published } = before;
  const place = { slug, section, position, published, version: before.version + 1, updated_by: actor.name, updated_at: now };
  const saved = await articles.writeArticleAcrossMerchants(tx, before.article_id, {
    ...place,
    title_en,
    title_cn,
    body_en,
    body_cn,
    pictures,
  });
  await addVersion(ctx, saved, input.version);
  return view(saved);
}
