import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { ExceptionReason } from '@quayside/domain/exceptions/exception-rules';
import { visibleOrders } from '#server/areas/orders/orders.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { pageCounting, pageQuery, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type New<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'customer_id'>;
export type ExceptionRecord = Selectable<Tables['order_exceptions']>;
type State = ExceptionRecord['state'];

export async function insertException(tx: Tx, customerId: number, row: New<'order_exceptions'>): Promise<number> {
  const made = await tx
    .insertInto('order_exceptions')
    .values({ ...row, customer_id: customerId })
    .returning('exception_id')
    .executeTakeFirstOrThrow();
  return made.exception_id;
}

export async function insertMessage(tx: Tx, customerId: number, row: New<'order_exception_messages'>): Promise<number> {
  const made = await tx
    .insertInto('order_exception_messages')
    .values({ ...row, customer_id: customerId })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  return made.message_id;
}

export async function insertImages(tx: Tx, customer_id: number, message_id: number, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, at) => ({ customer_id, message_id, file_id, position: at + 1 }));
  await tx.insertInto('order_exception_images').values(rows).execute();
}

/** The exception that stops an order. The order is locked, so it cannot end meanwhile. */
export function openException(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_exceptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('state', '<>', 'resolved')
    .executeTakeFirst();
}

export function exceptionsOfOrder(tx: Tx, customerId: number, orderId: number, limit = 50) {
  return tx
    .selectFrom('order_exceptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .orderBy('exception_id', 'desc')
    .limit(limit)
    .execute();
}

export async function writeException(
  tx: Tx,
  { customer_id, exception_id }: Pick<ExceptionRecord, 'customer_id' | 'exception_id'>,
  change: Updateable<Tables['order_exceptions']>,
): Promise<void> {
  await tx
    .updateTable('order_exceptions')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('exception_id', '=', exception_id)
    .execute();
}

/** Messages of exceptions with their images, oldest first. */
export function messagesOf(tx: Tx, customerId: number, exceptionIds: readonly number[]) {
  return tx
    .selectFrom('order_exception_messages as m')
    .select(['m.exception_id', 'm.message_id', 'm.body', 'm.author_kind', 'm.author_name', 'm.created_at'])
    .select(
      sql<
        string[]
      >`coalesce((select array_agg(i.file_id order by i.position) from order_exception_images i where i.customer_id = m.customer_id and i.message_id = m.message_id), '{}')`.as(
        'file_ids',
      ),
    )
    .where('m.customer_id', '=', customerId)
    .where(sql<boolean>`m.exception_id = any(${exceptionIds}::bigint[])`)
    .orderBy('m.message_id')
    .execute();
}

/** The order of an image, to ask whether the reader may see it. */
export function orderOfImage(tx: Tx, customerId: number, fileId: string) {
  return tx
    .selectFrom('order_exception_images as i')
    .innerJoin('order_exception_messages as m', (on) =>
      on.onRef('m.customer_id', '=', 'i.customer_id').onRef('m.message_id', '=', 'i.message_id'),
    )
    .innerJoin('order_exceptions as e', (on) =>
      on.onRef('e.customer_id', '=', 'm.customer_id').onRef('e.exception_id', '=', 'm.exception_id'),
    )
    .select('e.order_id')
    .where('i.customer_id', '=', customerId)
    .where('i.file_id', '=', fileId)
    .executeTakeFirst();
}

type Filters = {
  state?: State | undefined;
  reason?: ExceptionReason | undefined;
  customer_id?: number | undefined;
  number?: string | undefined;
};

/** Exceptions of the orders an account may see. */
export function exceptionPage(tx: Tx, scope: SkuScope, input: Page<'deadline'> & Pick<Filters, 'state'>) {
  let rows = visibleOrders(tx, scope)
    .innerJoin('order_exceptions as e', (on) => on.onRef('e.customer_id', '=', 'o.customer_id').onRef('e.order_id', '=', 'o.order_id'))
    .selectAll('e')
    .select(['o.order_no', 'o.platform_order_no', 'o.alert_from']);
  if (input.state !== undefined) rows = rows.where('e.state', '=', input.state);
  return pageQuery(tx, rows, input, { deadline: 'e.deadline' }, 'e.exception_id');
}

export function pageAcrossMerchants(tx: Tx, input: Page<'deadline'> & Filters) {
  let rows = tx
    .selectFrom('order_exceptions as e')
    .innerJoin('orders as o', (on) => on.onRef('o.customer_id', '=', 'e.customer_id').onRef('o.order_id', '=', 'e.order_id'))
    .innerJoin('customers as c', 'c.customer_id', 'e.customer_id');
  const { state, reason, customer_id, number } = input;
  if (state !== undefined) rows = rows.where('e.state', '=', state);
  if (reason !== undefined) rows = rows.where('e.reason', '=', reason);
  if (customer_id !== undefined) rows = rows.where('e.customer_id', '=', customer_id);
  if (number) rows = rows.where((is) => startsWithCapitals(is, 'o.order_no', number));
  const shown = rows.selectAll('e').select(['o.order_no', 'o.platform_order_no', 'o.alert_from', 'c.name as customer_name']);
  return pageCounting(tx, shown, rows.select('e.exception_id'), input, { deadline: 'e.deadline' }, 'e.exception_id');
}

/** Exceptions whose merchant is to be reminded now. */
export function dueAcrossMerchants(tx: Tx, until: Date, limit: number) {
  return tx
    .selectFrom('order_exceptions')
    .select(['customer_id', 'order_id'])
    .where('state', '=', 'awaiting_reply')
    .where('deadline', '<=', until)
    .where('reminded_at', 'is', null)
    .orderBy('deadline')
    .limit(limit)
    .execute();
}

/** Orders that wait for money whose merchant's spendable amount covers what was missing. */
export async function coveredAcrossMerchants(tx: Tx, limit: number) {
  const { rows } = await sql<{ customer_id: number; order_id: number }>`
    select e.customer_id, e.order_id from order_exceptions e join wallets w using (customer_id)
     where e.state <> 'resolved' and e.reason = 'cost'
       and w.balance - w.held + w.credit_limit >= (e.params->>'actual')::numeric - (e.params->>'quoted')::numeric
     order by e.exception_id limit ${limit}`.execute(tx);
  return rows;
}
