import type { Tx } from '#server/kernel/database.ts';

/** One list of one person, as stored. */
export type StoredList = { readonly list: string; readonly settings: unknown; readonly views: unknown };
export type ListChange = { readonly settings?: string; readonly views?: string; readonly updated_at: Date };

/** Where a person's lists are kept: accounts and staff have a table each. */
export type ListStore = {
  readonly all: () => Promise<readonly StoredList[]>;
  /** Inserts the row if missing and locks it, so that two changes of the views are serialized. */
  readonly lock: (list: string, now: Date) => Promise<StoredList>;
  readonly write: (list: string, change: ListChange) => Promise<unknown>;
};

export function accountLists(tx: Tx, customerId: number, accountId: number): ListStore {
  const mine = () =>
    tx
      .selectFrom('account_list_settings')
      .select(['list', 'settings', 'views'])
      .where('customer_id', '=', customerId)
      .where('account_id', '=', accountId)
      .orderBy('list');
  return {
    all: () => mine().execute(),
    lock: async (list, now) => {
      await tx
        .insertInto('account_list_settings')
        .values({ customer_id: customerId, account_id: accountId, list, updated_at: now })
        .onConflict((conflict) => conflict.columns(['customer_id', 'account_id', 'list']).doNothing())
        .execute();
      return mine().where('list', '=', list).forUpdate().executeTakeFirstOrThrow();
    },
    write: (list, change) =>
      tx
        .updateTable('account_list_settings')
        .set(change)
        .where('customer_id', '=', customerId)
        .where('account_id', '=', accountId)
        .where('list', '=', list)
        .execute(),
  };
}

export function staffLists(tx: Tx, staffId: number): ListStore {
  const mine = () =>
    tx.selectFrom('staff_list_settings').select(['list', 'settings', 'views']).where('staff_id', '=', staffId).orderBy('list');
  return {
    all: () => mine().execute(),
    lock: async (list, now) => {
      await tx
        .insertInto('staff_list_settings')
        .values({ staff_id: staffId, list, updated_at: now })
        .onConflict((conflict) => conflict.columns(['staff_id', 'list']).doNothing())
        .execute();
      return mine().where('list', '=', list).forUpdate().executeTakeFirstOrThrow();
    },
    write: (list, change) =>
      tx.updateTable('staff_list_settings').set(change).where('staff_id', '=', staffId).where('list', '=', list).execute(),
  };
}
