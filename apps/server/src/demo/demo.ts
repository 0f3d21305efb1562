import { sql } from 'kysely';
import type { Deps } from '#server/kernel/deps.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { gather } from '#server/areas/gather.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { closeMoney, prepareMoney } from './demo-money.ts';
import { fillTariff } from './demo-tariff.ts';
import { fillWork } from './demo-work.ts';
import { hashPassword } from '#server/kernel/passwords.ts';
import { fillPictures } from './demo-pictures.ts';
import { fillProducts, supplierSkus } from './demo-products.ts';
import { fillYear } from './year/demo-year.ts';

const PASSWORD = 'Demo-2026!';
const signIns = [
  'merchant@demo.test   main account',
  'clerk@demo.test      internal sub-account',
  'supplier@demo.test   supplier sub-account',
  'admin@desk.test      administrator, at the desk',
  'manager@desk.test    account manager, at the desk',
  'finance@desk.test    finance, at the desk',
  'warehouse@desk.test  warehouse clerk, at the desk',
];

/** Fills an empty database with demo data. A database that already has a customer is not changed. */
export async function fillDemo(deps: Deps): Promise<string[]> {
  // As the owner of the tables, before any sign-in; the lock makes only one of several starting processes do it.
  return deps.database.db.transaction().execute(async (tx) => {
    // Another process may need longer for it than a request may take, and drawing the pictures keeps the transaction idle.
    await sql
      .raw('set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
      .execute(tx);
    await sql`select pg_advisory_xact_lock(7204002)`.execute(tx);
    const there = await tx.selectFrom('accounts').select('email').where('email', '=', 'merchant@demo.test').executeTakeFirst();
    if (there) return signIns;
    const any = await tx.selectFrom('customers').select('customer_id').limit(1).executeTakeFirst();
    if (any) return [];
    await fill(deps, tx, await hashPassword(PASSWORD));
    return signIns;
  });
}

async function fill(deps: Deps, tx: Tx, password_hash: string): Promise<void> {
  // The demo's password is public, so a second factor would protect nothing; an administrator can switch it on.
  await tx.updateTable('basic_config').set({ value: '' }).where('cfg_name', '=', 'second_factor_roles').execute();
  const staff = await tx
    .insertInto('staff')
    .values([
      { email: 'admin@desk.test', name: 'Ada Okafor', role: 'administrator', password_hash },
      { email: 'manager@desk.test', name: 'Tomás Rivera', role: 'account_manager', password_hash },
      { email: 'finance@desk.test', name: 'Hana Sato', role: 'finance', password_hash },
      { email: 'warehouse@desk.test', name: 'Wei Zhang', role: 'warehouse_clerk', password_hash },
    ])
    .returning('staff_id')
    .execute();
  const { customer_id } = await tx
    .insertInto('customers')
    .values({
      name: 'Lumen & Oak Trading',
      phone: '+86 755 8321 0000',
      country: 'CN',
      currency: 'USD',
      account_manager_id: staff[1]?.staff_id ?? null,
    })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('accounts').values(people(customer_id, password_hash)).execute();
  await fillProducts(tx, customer_id);
  await fillPictures(systemCtx(deps, tx), customer_id);
  await fillTariff(systemCtx(deps, tx));
  await prepareMoney(systemCtx(deps, tx), customer_id);
  await fillYear(systemCtx(deps, tx), customer_id, deps.config.DEMO_ORDERS);
  await closeMoney(systemCtx(deps, tx), customer_id);
  await fillWork(systemCtx(deps, tx), customer_id);
  for (const fillArea of await gather<DemoFill>('demo')) await fillArea(systemCtx(deps, tx), customer_id);
  await tx
    .insertInto('notices')
    .values(notices.map((notice) => ({ ...notice, created_by: staff[0]?.staff_id ?? null })))
    .execute();
}

function people(customer_id: number, password_hash: string) {
  const known = { customer_id, password_hash, email_verified_at: new Date() };
  return [
    {
      ...known,
      account_type: 'main' as const,
      email: 'merchant@demo.test',
      firstname: 'Mei',
      lastname: 'Lin',
      phone: '+86 138 0000 2026',
    },
    {
      ...known,
      account_type: 'internal' as const,
      email: 'clerk@demo.test',
      firstname: 'Jonas',
      lastname: 'Weber',
      phone: '+49 40 5550 118',
      permissions: ['products.read', 'warning-emails.read', 'operation-log.read'],
    },
    {
      ...known,
      account_type: 'supplier' as const,
      email: 'supplier@demo.test',
      firstname: 'Wei',
      lastname: 'Chen',
      phone: '+86 139 0000 8118',
      permissions: ['products.read', 'inventory.read', 'inbound.read', 'inbound.pack', 'operation-log.read'],
      skus: supplierSkus,
    },
  ];
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

/** Notices in both languages, the newest last. */
const notices = [
  {
    title_en: 'Welcome to your new portal',
    title_cn: '欢迎使用新平台',
    description_en: '<p>Orders, stock and bills are now in one place. The first steps are on your workplace.</p>',
    description_cn: '<p>订单、库存和账单现已集中在一处。入门步骤请见工作区。</p>',
    publish_on_time: daysAgo(40),
  },
  {
    title_en: 'Warehouse hours during the holidays',
    title_cn: '节假日仓库作业时间',
    description_en:
      '<p>Our warehouses keep working through the season. Please note:</p><ul><li>Inbound is received until <strong>24 December, noon</strong>.</li><li>Orders placed by 10:00 leave the same day.</li></ul>',
    description_cn:
      '<p>旺季期间仓库照常作业。请注意：</p><ul><li>入库收货截至 <strong>12 月 24 日中午</strong>。</li><li>10:00 前提交的订单当天发出。</li></ul>',
    publish_on_time: daysAgo(3),
  },
];
