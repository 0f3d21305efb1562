import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { mainPermissions } from '@quayside/contract/kernel/permissions';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { menuFor } from '#server/areas/sessions/sessions.map.ts';
import { linkTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { login, currentUser } = sessionsCalls;
const PASSWORD = 'Harbour-2026';
const person = (email: string) => ({ firstname: 'Mei', lastname: 'Lin', email, password: PASSWORD });
const visitor = { phone: '+86 138 0000 2026', country: 'CN', currency: 'CNY' as const, agree: 1 as const };

async function signedIn(email: string) {
  const { token } = (await send(login, { email, password: PASSWORD })).content;
  return { token, user: (await send(currentUser, {}, token)).content };
}

describe('whom the portal is for', () => {
  it('SHELL-01 a visitor becomes a merchant of the brand they came to and runs their business, without the provider', async () => {
    const { content: brand } = await send(brandsCalls.get, { platform_type: 3 });
    await send(accountsCalls.register, { ...person('shop@north.test'), ...visitor, platform_type: 3 });
    const { token, user } = await signedIn('shop@north.test');
    expect(user).toMatchObject({ platform_type: 3, account_type: 'main', acting_staff: null });
    expect(brand.site_name).not.toBe((await send(brandsCalls.get, { platform_type: 1 })).content.site_name);
    // Their own settings, their own people, their own record of it: each a call they make themselves.
    expect((await send(warningEmailsCalls.saveSetting, { emails: ['stock@north.test'], enabled: 1 }, token)).error_code).toBe(0);
    const log = (await send(operationLogCalls.list, { page: 1, limit: 10 }, token)).content;
    expect(log.list.map((line) => [line.actor_kind, line.account])).toContainEqual(['main', 'shop@north.test']);
  });

  it('SHELL-02 three kinds of people: who registers is a main account and, with its email confirmed, makes sub-accounts for colleagues and suppliers', async () => {
    await send(accountsCalls.register, { ...person('main@shop.test'), ...visitor });
    await send(accountsCalls.verifyEmail, { token: new URL(await linkTo(deps, 'main@shop.test')).searchParams.get('verify') ?? '' });
    const main = await signedIn('main@shop.test');
    const add = (account_type: 'internal' | 'supplier', email: string) =>
      send(
        subAccountsCalls.save,
        { ...person(email), account_type, confirm_password: PASSWORD, permissions: ['operation-log.read'], skus: [] },
        main.token,
      );
    expect((await add('internal', 'clerk@shop.test')).error_code).toBe(0);
    expect((await add('supplier', 'maker@shop.test')).error_code).toBe(0);
    const clerk = await signedIn('clerk@shop.test');
    const supplier = await signedIn('maker@shop.test');
    expect([main, clerk, supplier].map(({ user }) => user.account_type)).toEqual(['main', 'internal', 'supplier']);
    expect((await send(subAccountsCalls.list, { page: 1, limit: 10 }, clerk.token)).status).toBe(403);
    expect((await send(subAccountsCalls.list, { page: 1, limit: 10 }, null)).error_code).toBe(1010);
  });
});

/** Tables that hold nothing of any one customer. */
const ofNobody = [
  'attempts',
  'basic_config',
  'brands',
  'categories',
  'dock_slots',
  'exchange_rates',
  'handovers',
  'help_article_versions',
  'help_articles',
  'inbound_services',
  'known_devices',
  'kysely_migration',
  'packing_waves',
  'pending_files',
  'port_hours',
  'properties',
  'provider_files',
  'rate_limits',
  'receiving_accounts',
  'role_seal',
  'schedules',
  'server_secrets',
  'staff',
  'staff_links',
  'staff_list_settings',
  'staff_recovery_codes',
  'stock_takes',
  'storage_rates',
  'storage_runs',
  'tariff_import_faults',
  'tariff_imports',
  'tariff_notes',
  'tariff_versions',
  'tax_survey_options',
  'waiting_reports',
  'wallet_reconciliations',
  'warehouses',
  'work_claims',
  'work_price_lists',
];

describe('the customer ID', () => {
  it('SHELL-03 is in every row that belongs to a customer', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables t
      where table_schema = 'public' and table_type = 'BASE TABLE' and not exists (
        select 1 from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'customer_id')
      order by 1`.execute(deps.database.db);
    expect(rows.map(({ name }) => name)).toEqual(ofNobody);
  });

  it('SHELL-03 is one for all the accounts of a customer, another for every other, and marks what they do', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['operation-log.read', 'warning-emails.edit']);
    const other = await make.aMerchant();
    const idOf = async (token: string) => (await send(currentUser, {}, token)).content.customer_id;
    expect([await idOf(main.token), await idOf(clerk.token)]).toEqual([main.customer_id, main.customer_id]);
    expect(await idOf(other.token)).toBe(other.customer_id);
    expect(other.customer_id).not.toBe(main.customer_id);
    await send(warningEmailsCalls.changeStatus, { enabled: 0 }, clerk.token);
    const { list } = (await send(operationLogCalls.list, { page: 1, limit: 10 }, main.token)).content;
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map((line) => line.customer_id))).toEqual(new Set([main.customer_id]));
  });
});

describe('what the portal covers', () => {
  const orders: MenuPage = { path: '/order/orderList', title: 'workplace', component: 'orders/order-list-page' };
  const guarded: MenuPage = { ...orders, path: '/billing/topUp', permission: 'sub-accounts.manage' };

  it('SHELL-04 SHELL-17 an area is covered by its menu entry: only accounts that may open it get it', () => {
    const pages = [...portalMenu, orders, { path: '/billing', title: 'workplace', children: [guarded] }];
    const pathsFor = (can: readonly (typeof mainPermissions)[number][]) =>
      menuFor(pages, new Set(can)).flatMap((item) => [item.path, ...item.children.map((child) => child.path)]);
    expect(pathsFor(mainPermissions)).toEqual(expect.arrayContaining(['/order/orderList', '/billing', '/billing/topUp']));
    expect(pathsFor([])).toContain('/order/orderList');
    expect(pathsFor([])).not.toContain('/billing/topUp');
    expect(pathsFor([])).not.toContain('/billing');
  });
});
