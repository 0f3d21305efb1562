import type { Database } from '../../apps/server/src/kernel/database.ts';
import { factories, type Person } from '../../apps/server/test/kit/factories.ts';
import { addTariff } from '../../apps/server/test/kit/tariffs.ts';

export type Shop = Person & {
  readonly product: { product_id: number; sku: string };
  readonly counted: { product_id: number; sku: string };
};
export type Site = { readonly shops: readonly Shop[]; readonly desk: string };

/** Merchants and one administrator, each with a session; a tariff and an account to pay to. Everything else is done through calls. */
export async function openShops({ db }: Pick<Database, 'db'>, count: number): Promise<Site> {
  const make = factories(db);
  await addTariff(db);
  const free = { second_factor_roles: '', adjustment_approval_threshold_usd: '100000000' };
  for (const [cfg_name, value] of Object.entries(free))
    await db.updateTable('basic_config').set({ value }).where('cfg_name', '=', cfg_name).execute();
  await db
    .insertInto('receiving_accounts')
    .values({ platform_type: 1, method: 'wire_transfer', currency: 'USD', account_name: 'Harbourline Ltd', account_number: 'USD-001' })
    .execute();
  const expires = new Date(Date.now() + 48 * 3_600_000);
  const shops: Shop[] = [];
  for (let at = 0; at < count; at++) {
    const merchant = await make.aMerchant();
    const { customer_id, account_id } = merchant;
    const token = await make.aSession({ customer_id, account_id }, expires);
    shops.push({
      ...merchant,
      token,
      product: await make.aProduct(customer_id, { scan_serial: true }),
      counted: await make.aProduct(customer_id),
    });
  }
  const { staff_id } = await make.aStaff('administrator');
  return { shops, desk: await make.aSession({ staff_id }, expires) };
}
