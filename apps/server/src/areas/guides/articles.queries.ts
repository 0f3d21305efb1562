import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { GuideSection } from '@quayside/domain/guides/guide-rules';
import { indexTerms, searchTerms } from '@quayside/domain/guides/search-terms';
import { plainText } from '#server/kernel/clean-html.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

const MAX_ARTICLES = 500;

export type ArticleTexts = Pick<Selectable<Tables['help_articles']>, 'title_en' | 'title_cn' | 'body_en' | 'body_cn'> & {
  pictures: string[];
};
type Placed = ArticleTexts & { slug: string; section: GuideSection; position: number; published: boolean };

/** English by its stems, Chinese by pairs of characters; titles come first. */
function wordsOf({ title_en, title_cn, body_en, body_cn }: ArticleTexts): RawBuilder<string> {
  return sql<string>`setweight(to_tsvector('english', ${title_en}), 'A') || setweight(to_tsvector('simple', ${indexTerms(title_cn)}), 'A')
    || to_tsvector('english', ${plainText(body_en)}) || to_tsvector('simple', ${indexTerms(plainText(body_cn))})`;
}

const listed = ['article_id', 'slug', 'section', 'position', 'title_en', 'title_cn', 'published', 'version'] as const;

/** The same for every merchant. `keyword` finds articles with all of its words, in either language, also by the beginning of a word. */
export function publishedAcrossMerchants(
  tx: Tx,
  { keyword, section }: { keyword?: string | undefined; section?: GuideSection | undefined },
) {
  let rows = tx
    .selectFrom('help_articles')
    .select(['slug', 'section', 'title_en', 'title_cn', 'body_en', 'body_cn'])
    .where('published', '=', true)
    .limit(MAX_ARTICLES);
  if (section) rows = rows.where('section', '=', section);
  if (keyword) {
    const query = queryOf(keyword);
    rows = rows.where(sql<boolean>`words @@ ${query}`).orderBy(sql`ts_rank(words, ${query})`, 'desc');
  }
  return rows.orderBy(inOrder).orderBy('position').orderBy('article_id').execute();
}

const inOrder = sql`array_position(array['start', 'products', 'inbound', 'orders', 'billing', 'account', 'api'], section)`;

/** Terms hold letters and digits only, so nothing of the query reaches the syntax of tsquery. */
function queryOf(keyword: string): RawBuilder<string> {
  const { words, pairs } = searchTerms(keyword);
  const english = words.map((word) => `${word}:*`).join(' & ');
  const chinese = pairs.map((pair) => (pair.length === 1 ? `${pair}:*` : pair)).join(' & ');
  if (english === '') return sql`to_tsquery('simple', ${chinese})`;
  if (chinese === '') return sql`to_tsquery('english', ${english})`;
  return sql`(to_tsquery('english', ${english}) && to_tsquery('simple', ${chinese}))`;
}

export function publishedArticleAcrossMerchants(tx: Tx, slug: string) {
  return tx.selectFrom('help_articles').selectAll().where('slug', '=', slug).where('published', '=', true).executeTakeFirst();
}

export function articlesAcrossMerchants(tx: Tx) {
  return tx
    .selectFrom('help_articles')
    .select([...listed, 'updated_by', 'updated_at'])
    .orderBy(inOrder)
    .orderBy('position')
    .orderBy('article_id')
    .limit(MAX_ARTICLES)
    .execute();
}

export function articleAcrossMerchants(tx: Tx, articleId: number) {
  return tx.selectFrom('help_articles').selectAll().where('article_id', '=', articleId).executeTakeFirst();
}

/** Two saves of one article: the second waits, then sees the version of the first. */
export function lockArticleAcrossMerchants(tx: Tx, articleId: number) {
  return tx.selectFrom('help_articles').selectAll().where('article_id', '=', articleId).forUpdate().executeTakeFirst();
}

type Written = { version: number; updated_by: string | null; updated_at: Date };

export function insertArticleAcrossMerchants(tx: Tx, row: Placed & Written) {
  return tx
    .insertInto('help_articles')
    .values({ ...row, words: wordsOf(row) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function writeArticleAcrossMerchants(tx: Tx, articleId: number, row: Placed & Written) {
  return tx
    .updateTable('help_articles')
    .set({ ...row, words: wordsOf(row) })
    .where('article_id', '=', articleId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertVersionAcrossMerchants(tx: Tx, row: Insertable<Tables['help_article_versions']>): Promise<void> {
  await tx.insertInto('help_article_versions').values(row).execute();
}

export function versionsAcrossMerchants(tx: Tx, articleId: number) {
  return tx
    .selectFrom('help_article_versions')
    .select(['version', 'title_en', 'title_cn', 'saved_by', 'saved_at', 'restored_from'])
    .where('article_id', '=', articleId)
    .orderBy('version', 'desc')
    .limit(MAX_ARTICLES)
    .execute();
}

export function versionAcrossMerchants(tx: Tx, articleId: number, version: number) {
  return tx
    .selectFrom('help_article_versions')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The text the product comes with, where staff have not changed it. Two processes that start at once insert it once. */
export async function seedArticleAcrossMerchants(tx: Tx, row: Placed, now: Date): Promise<void> {
  const values = { ...row, version: 1, updated_by: null, updated_at: now, words: wordsOf(row) };
  const { slug: _slug, ...change } = values;
  const same = sql<boolean>`(help_articles.title_en, help_articles.title_cn, help_articles.body_en, help_articles.body_cn, help_articles.pictures)
    is not distinct from (${row.title_en}, ${row.title_cn}, ${row.body_en}, ${row.body_cn}, ${row.pictures}::text[])`;
  const seeded = await tx
    .insertInto('help_articles')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet(change)
        .where('help_articles.updated_by', 'is', null)
        .where((is) => is.not(same)),
    )
    .returning('article_id')
    .executeTakeFirst();
  if (!seeded) return;
  const { title_en, title_cn, body_en, body_cn, pictures } = row;
  const texts = { title_en, title_cn, body_en, body_cn, pictures, saved_at: now };
  await tx
    .insertInto('help_article_versions')
    .values({ article_id: seeded.article_id, version: 1, saved_by: null, ...texts })
    .onConflict((conflict) => conflict.columns(['article_id', 'version']).doUpdateSet(texts))
    .execute();
}
