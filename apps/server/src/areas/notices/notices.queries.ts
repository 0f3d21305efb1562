import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** Who reads notices, and when: drafts, notices not published yet, ended, withdrawn, or for another brand or merchant are not visible. */
export type Reader = { customerId: number; accountId: number; platformType: number; can: readonly string[]; now: Date };

const COUNT_TO = 1000;

function published(tx: Tx, { now }: Reader) {
  return tx
    .selectFrom('notices')
    .selectAll()
    .where('withdrawn', '=', sql.lit(false))
    .where('is_draft', '=', sql.lit(false))
    .where('publish_on_time', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
}

/** Notices of the provider, by brand. */
function news(tx: Tx, reader: Reader) {
  const toAll = published(tx, reader).where('customer_id', 'is', null);
  return toAll.where(sql<boolean>`${reader.platformType} = any(platform_types)`);
}

/** Notices to this merchant only, for users with the notice's permission. */
function told(tx: Tx, reader: Reader) {
  return published(tx, reader)
    .where('customer_id', '=', reader.customerId)
    .where('permission', '=', sql<string>`any (${[...reader.can]})`);
}

function marked(tx: Tx, { customerId, accountId }: Reader, notices: ReturnType<typeof news>) {
  return tx
    .selectFrom(notices.as('n'))
    .leftJoin('notice_reads as r', (on) =>
      on.onRef('r.press_id', '=', 'n.press_id').on('r.customer_id', '=', customerId).on('r.account_id', '=', accountId),
    );
}

/** A union, not one condition: each part uses its own index, and notices to other merchants are not read. */
function publishedFor(tx: Tx, reader: Reader) {
  return marked(tx, reader, news(tx, reader).unionAll(told(tx, reader)));
}

const columns = [
  'n.press_id',
  'n.title_en',
  'n.title_cn',
  'n.description_en',
  'n.description_cn',
  'n.meta_title',
  'n.publish_on_time',
] as const;

/** The newest provider notice: a notice to one merchant is shown at the bell only, not in the dialog. */
export function newestNotice(tx: Tx, reader: Reader) {
  const rows = marked(tx, reader, news(tx, reader)).select(columns).select('r.read_at');
  return rows.orderBy('n.publish_on_time', 'desc').orderBy('n.press_id', 'desc').limit(1).executeTakeFirst();
}

export function noticePage(tx: Tx, reader: Reader, input: Page<'publish_on_time'> & { is_read?: 0 | 1 | undefined }) {
  let rows = publishedFor(tx, reader).select(columns).select('r.read_at');
  if (input.is_read !== undefined) rows = rows.where('r.read_at', input.is_read === 1 ? 'is not' : 'is', null);
  return pageQuery(tx, rows, input, { publish_on_time: 'n.publish_on_time' }, 'n.press_id');
}

export function publishedNotice(tx: Tx, reader: Reader, pressId: number) {
  return publishedFor(tx, reader).select('n.press_id').where('n.press_id', '=', pressId).executeTakeFirst();
}

/** Counts up to `upTo`. */
export async function unreadCount(tx: Tx, reader: Reader, upTo = COUNT_TO): Promise<number> {
  const some = publishedFor(tx, reader).select('n.press_id').where('r.read_at', 'is', null).limit(upTo);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${some}) counted`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function markRead(tx: Tx, { customerId, accountId, now }: Reader, pressId: number): Promise<void> {
  await tx
    .insertInto('notice_reads')
    .values({ customer_id: customerId, account_id: accountId, press_id: pressId, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markAllRead(tx: Tx, reader: Reader): Promise<void> {
  const { customerId, accountId, now } = reader;
  await tx
    .insertInto('notice_reads')
    .columns(['customer_id', 'account_id', 'press_id', 'read_at'])
    .expression(
      publishedFor(tx, reader)
        .where('r.read_at', 'is', null)
        .select([sql<number>`${customerId}::bigint`.as('c'), sql<number>`${accountId}::bigint`.as('a'), 'n.press_id'])
        .select(sql<Date>`${now}::timestamptz`.as('t')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function noticesAcrossMerchants(tx: Tx, input: Page<'press_id'>) {
  const news = tx.selectFrom('notices').selectAll().where('customer_id', 'is', null);
  return pageQuery(tx, news, input, { press_id: 'press_id' }, 'press_id');
}

export function insertNoticeAcrossMerchants(tx: Tx, row: Insertable<Tables['notices']>) {
  return tx.insertInto('notices').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Active customers of these brands, and their accounts that can sign in. */
export function audienceAcrossMerchants(tx: Tx, brands: readonly number[]) {
  return tx
    .selectFrom('customers as c')
    .innerJoin('accounts as a', 'a.customer_id', 'c.customer_id')
    .select(({ fn }) => [fn.count<number>('c.customer_id').distinct().as('customers'), fn.countAll<number>().as('accounts')])
    .where('c.status', '=', 'active')
    .where('a.status', '=', 'enabled')
    .where('c.platform_type', '=', sql<number>`any (${[...brands]}::int[])`)
    .executeTakeFirstOrThrow();
}

/** Undefined when there is no such notice. A notice to one merchant cannot be edited. */
export function writeNoticeAcrossMerchants(tx: Tx, pressId: number, change: Updateable<Tables['notices']>, only?: 'drafts') {
  let news = tx.updateTable('notices').set(change).where('press_id', '=', pressId).where('customer_id', 'is', null);
  if (only === 'drafts') news = news.where('is_draft', '=', true);
  return news.returningAll().executeTakeFirst();
}

type Told = Pick<Insertable<Tables['notices']>, 'title_en' | 'title_cn' | 'description_en' | 'description_cn'>;

export async function insertTold(tx: Tx, customerId: number, permission: string, words: Told, now: Date): Promise<void> {
  const row = { ...words, customer_id: customerId, permission, publish_on_time: now, created_at: now, updated_at: now };
  await tx.insertInto('notices').values(row).execute();
}

/** Notices that are not read and that are, for the tabs. */
export function readCounts(tx: Tx, reader: Reader) {
  return countTabs(tx, ['0', '1'], (read) => publishedFor(tx, reader).where('r.read_at', read === '1' ? 'is not' : 'is', null));
}
