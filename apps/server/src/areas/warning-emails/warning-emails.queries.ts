import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, startsWith, type Page } from '#server/kernel/page.ts';

export function setting(tx: Tx, customerId: number) {
  return tx.selectFrom('warning_email_settings').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}

/** Locks the merchant's setting, inserting it first if missing, so that two first saves are serialized. */
export async function lockSetting(tx: Tx, customerId: number, now: Date) {
  await tx
    .insertInto('warning_email_settings')
    .values({ customer_id: customerId, updated_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  return tx.selectFrom('warning_email_settings').selectAll().where('customer_id', '=', customerId).forUpdate().executeTakeFirstOrThrow();
}

export function writeSetting(tx: Tx, customerId: number, change: { enabled: boolean; emails: string[]; updated_at: Date }) {
  return tx
    .updateTable('warning_email_settings')
    .set(change)
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type DeskFilters = Page<'updated_at' | 'customer_id'> & { enabled?: 0 | 1 | undefined; customer?: string | undefined };

/** Every merchant's setting, for staff. Customers are searched by number or name prefix. */
export function settingsAcrossMerchants(tx: Tx, input: DeskFilters) {
  let rows = tx
    .selectFrom('warning_email_settings as w')
    .innerJoin('customers as c', 'c.customer_id', 'w.customer_id')
    .select(['w.customer_id', 'c.name as customer_name', 'w.enabled', 'w.emails', 'w.updated_at']);
  if (input.enabled !== undefined) rows = rows.where('w.enabled', '=', input.enabled === 1);
  const { customer } = input;
  if (customer) {
    rows = rows.where((is) =>
      is.or([startsWith(is, 'c.name', customer), ...(/^\d{1,15}$/.test(customer) ? [is('w.customer_id', '=', Number(customer))] : [])]),
    );
  }
  return pageQuery(tx, rows, input, { updated_at: 'w.updated_at', customer_id: 'w.customer_id' }, 'w.customer_id');
}

/** Settings that are off and on, for the tabs. */
export function settingCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, ['0', '1'], (enabled) => tx.selectFrom('warning_email_settings').where('enabled', '=', enabled === '1'));
}
