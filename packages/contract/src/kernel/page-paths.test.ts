import { describe, expect, it } from 'vitest';
import { deskApprovalPaths } from '../approvals/approvals.paths.ts';
import { accountPaths } from '../accounts/accounts.paths.ts';
import { deskCustomerPaths } from '../customers/customers.paths.ts';
import { dashboardPaths } from '../dashboards/dashboards.paths.ts';
import { deskInventoryPaths, inventoryPaths } from '../inventory/inventory.paths.ts';
import { deskJobPaths } from '../jobs/jobs.paths.ts';
import { deskMailPaths } from '../mails/mails.paths.ts';
import { noticePaths } from '../notices/notices.paths.ts';
import { deskOperationLogPaths } from '../operation-log/operation-log.paths.ts';
import { orderPaths } from '../orders/orders.paths.ts';
import { productPaths } from '../products/products.paths.ts';
import { serialNumberPaths } from '../serial-numbers/serial-numbers.paths.ts';
import { sessionPaths } from '../sessions/sessions.paths.ts';
import { storageFeePaths } from '../storage-fees/storage-fees.paths.ts';
import { deskMyWorkPaths } from '../my-work/my-work.paths.ts';
import { deskTopUpPaths, topUpPaths } from '../top-ups/top-ups.paths.ts';
import { transactionPaths } from '../transactions/transactions.paths.ts';
import { deskWalletPaths } from '../wallets/wallets.paths.ts';
import { deskMenu, portalMenu, type MenuPage } from './menu.ts';

/** Pages without a session, so in no menu. */
const publicPages = ['/login', '/register', '/forget', '/send-email', '/verify-email'];

const pagesOf = (menu: readonly MenuPage[]): string[] =>
  menu.flatMap(({ path, component, children = [] }) => [...(component === undefined ? [] : [path]), ...pagesOf(children)]);

/** Every path, built with a number where it takes an id. */
const addresses = (paths: object): string[] =>
  Object.values(paths).map((path: unknown) => new URL(typeof path === 'function' ? path(1) : path, 'http://test').pathname);

describe('paths', () => {
  it.each([
    accountPaths,
    dashboardPaths,
    inventoryPaths,
    noticePaths,
    orderPaths,
    productPaths,
    serialNumberPaths,
    sessionPaths,
    storageFeePaths,
    topUpPaths,
    transactionPaths,
  ])('%o lead to pages of the portal', (paths) => {
    expect([...pagesOf(portalMenu), ...publicPages]).toEqual(expect.arrayContaining(addresses(paths)));
  });

  it.each([
    deskApprovalPaths,
    deskCustomerPaths,
    deskInventoryPaths,
    deskJobPaths,
    deskMailPaths,
    deskMyWorkPaths,
    deskOperationLogPaths,
    deskTopUpPaths,
    deskWalletPaths,
  ])('%o lead to pages of the desk', (paths) => {
    expect(pagesOf(deskMenu)).toEqual(expect.arrayContaining(addresses(paths)));
  });

  it('carry what the page reads', () => {
    expect(orderPaths.detail(7)).toBe('/order/orderList/details?id=7');
    expect(productPaths.edit(5)).toBe('/productsList/edit?id=5');
    expect(topUpPaths.detail(3)).toBe('/billing/transferDetails/details?id=3');
    expect(inventoryPaths.stockLog({ product_id: 5, warehouse_id: 2 })).toBe('/products/inventory/stockLog?product_id=5&warehouse_id=2');
    expect(deskInventoryPaths.stockLog({ keyword: 'A&B' })).toBe('/stock-log?keyword=A%26B');
    expect(deskTopUpPaths.byReference('A B')).toBe('/top-ups?reference=A%20B');
    expect(accountPaths.verifyEmail('a/b')).toBe('/verify-email?token=a%2Fb');
  });
});
