import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** Whose bell it is, and when they look: what is not published yet, withdrawn or another brand's does not exist for them. */
export type Reader = { customerId: number; accountId: number; platformType: number; now: Date };

const COUNT_TO = 1000;

function publishedFor(tx: Tx, reader: Reader) {
  return tx
    .selectFrom('notices as n')
    .leftJoin('notice_reads as r', (on) =>
      on.onRef('r.press_id', '=', 'n.press_id').on('r.customer_id', '=', reader.customerId).on('r.account_id', '=', reader.accountId),
    )
    .where('n.withdrawn', '=', sql.lit(false))
    .where('n.publish_on_time', '<=', reader.now)
    .where(sql<boolean>`${reader.platformType} = any(n.platform_types)`);
}

function readable(tx: Tx, reader: Reader) {
  return publishedFor(tx, reader)
    .select(['n.press_id', 'n.title_en', 'n.title_cn', 'n.description_en', 'n.description_cn', 'n.meta_title', 'n.publish_on_time'])
    .select('r.read_at');
}

export function newestNotice(tx: Tx, reader: Reader) {
  return readable(tx, reader).orderBy('n.publish_on_time', 'desc').orderBy('n.press_id', 'desc').limit(1).executeTakeFirst();
}

export function noticePage(tx: Tx, reader: Reader, input: Page<'publish_on_time'> & { is_read?: 0 | 1 | undefined }) {
  let rows = readable(tx, reader);
  if (input.is_read !== undefined) rows = rows.where('r.read_at', input.is_read === 1 ? 'is not' : 'is', null);
  return pageQuery(tx, rows, input, { publish_on_time: 'n.publish_on_time' }, 'n.press_id');
}

export function publishedNotice(tx: Tx, reader: Reader, pressId: number) {
  return publishedFor(tx, reader).select('n.press_id').where('n.press_id', '=', pressId).executeTakeFirst();
}

export async function unreadCount(tx: Tx, reader: Reader): Promise<number> {
  const some = publishedFor(tx, reader).select('n.press_id').where('r.read_at', 'is', null).limit(COUNT_TO);
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
  return pageQuery(tx, tx.selectFrom('notices').selectAll(), input, { press_id: 'press_id' }, 'press_id');
}

export function insertNoticeAcrossMerchants(tx: Tx, row: Insertable<Tables['notices']>) {
  return tx.insertInto('notices').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when there is no such notice. */
export function writeNoticeAcrossMerchants(tx: Tx, pressId: number, change: Updateable<Tables['notices']>) {
  return tx.updateTable('notices').set(change).where('press_id', '=', pressId).returningAll().executeTakeFirst();
}
