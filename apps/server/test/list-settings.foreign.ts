import type { ForeignRows } from './kit/foreign-rows.ts';

/** A saved view of another merchant's account. */
export const listSettingsForeign: ForeignRows = {
  calls: ['list-settings.changeView'],
  make: async (db, customer_id) => {
    const { account_id } = await db
      .selectFrom('accounts')
      .select('account_id')
      .where('customer_id', '=', customer_id)
      .executeTakeFirstOrThrow();
    const view_id = '22222222-2222-4222-8222-222222222222';
    const columns = { hidden: null, order: [], widths: {}, pins: {} };
    const views = JSON.stringify([{ view_id, name: 'Theirs', query: '', columns }]);
    await db.insertInto('account_list_settings').values({ customer_id, account_id, list: 'orders.list', views }).execute();
    return { view_id, list: 'orders.list', name: 'Mine', columns };
  },
};
