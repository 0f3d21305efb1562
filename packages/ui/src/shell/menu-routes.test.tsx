import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aliasOf, plain } from '../kernel/menu.ts';
import { tabOf } from '../kernel/tabs.ts';
import { active, item, menu, show, tabs } from '../tabs/tabs.testing.tsx';

const results: [string, string][] = [
  ['/result/success', 'Done'],
  ['/result/fail', 'This did not work'],
];
const exceptions: [string, string][] = [
  ['/exception/403', 'Permission Denied'],
  ['/exception/404', 'There is no such page'],
  ['/exception/500', 'Something went wrong on our side'],
];
const notMine: [string, string][] = [
  ['/operationLog', 'Permission Denied'],
  ['/no-such-page', 'There is no such page'],
];
const withoutTab = ['/system/dictionary', '/system/organization', '/form/advanced'];
const headingAt = async (path: string) => {
  await show(path);
  return screen.getByRole('heading', { level: 1 }).textContent;
};

describe('pages beside the menu', () => {
  it.each(results)('SHELL-36 %s shows "%s" inside the shell', async (path, title) => {
    expect(await headingAt(path)).toBe(title);
    expect(tabs()).toEqual(['Workplace']);
  });

  it.each(exceptions)('SHELL-37 SHELL-38 %s shows "%s" inside the shell', async (path, title) => {
    expect(await headingAt(path)).toBe(title);
    expect(tabs()).toEqual(['Workplace']);
  });

  it.each(notMine)('SHELL-38 SHELL-19 %s shows "%s" inside the shell', async (path, title) => {
    expect(await headingAt(path)).toBe(title);
    expect(tabs()).toEqual(['Workplace']);
  });

  it('SHELL-38 says whom to ask', async () => {
    await show('/403');
    expect(screen.getByText('You have no permission to access this page. Please consult the administrator.')).toBeTruthy();
  });

  it.each(withoutTab)('SHELL-24 %s is a page without a tab', async (path) => {
    await show(path, null, [...menu, item(path, 'Exception', 'a/note-page')]);
    expect(screen.getByLabelText(`note ${path}`)).toBeTruthy();
    expect(tabs()).toEqual(['Workplace']);
  });

  it('SHELL-24 a page of the menu that is no exception gets its tab', async () => {
    await show('/form/simple', null, [...menu, item('/form/simple', 'Simple', 'a/note-page')]);
    expect(tabs()).toEqual(['Workplace', 'Simple']);
  });

  it('SHELL-30 the title is the page, then the site', async () => {
    await show('/orderList');
    expect(document.title).toBe('Orders - Harbour');
  });
});

const spellings: [string, string][] = [
  ['/order-list?page=2', '/orderList?page=2'],
  ['/ORDERLIST/', '/orderList'],
];

describe('other ways to a page', () => {
  it.each(spellings)('D-98 %s is another spelling of %s', async (path, to) => {
    const { address } = await show(path);
    await waitFor(() => expect(address()).toBe(to));
  });

  it('SHELL-21 the home route / leads to the first page of the account', async () => {
    const { address } = await show('/');
    await waitFor(() => expect(address()).toBe('/dashboard/workplace'));
  });

  it('USER-37 the setting area is a route and opens its first page', async () => {
    const { address } = await show('/setting');
    await waitFor(() => expect(address()).toBe('/orderList'));
  });
});

/** Every route name of the specification, in its spelling. The menu decides which of them an account has. */
const routeNames = {
  group1: `/dashboard/workplace /order/orderList /order/create /order/edit /order/details /order/next /productsList /productsList/details
    /productsList/add /productsList/edit /selfServiceOrder /selfServiceOrder/details /products/inventory /products/stockLog /products/packages
    /products/packages/details /products/packages/create /products/packages/edit /products/lossOrder /products/lossOrder/details`,
  group2: `/billing/transactionHistory /billing/transactionHistory/details /billing/orderFulfillmentFee /billing/warehouseFee
    /billing/warehouseFee/details /billing/topUp /billing/transferDetails /billing/transferDetails/details /statistics/monthlyShipping
    /statistics/countryDataStatistics /statistics/monthlyVolumeStatistics /statistics/monthlyExpenses /statistics/skuShipmentQuantity`,
  group3: `/plugins /subAccount /evaluation /help/helpCenter /warningEmailSetting /inboundGuidelines /customerSerialNumber /operationLog
    /taxOpinionsCollection /dropshipping /user/profile /user/message /description/tariffDescription`,
};
const paths = Object.values(routeNames).flatMap((names) => names.split(/\s+/));
const whole = paths.map((path) => item(path, path, 'a/note-page'));
const kebab = (path: string) => path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: '' });

describe('the menu of the server is the list of pages', () => {
  it('SHELL-32 SHELL-33 SHELL-34 a route name the server sends is a page of its own, in either spelling', () => {
    expect(new Set(paths.map(plain)).size).toBe(paths.length);
    for (const path of paths) {
      expect(tabOf(at(path), whole)?.path).toBe(path);
      if (kebab(path) !== path) expect(aliasOf(whole, kebab(path))).toBe(path);
    }
  });

  it('SHELL-31 SHELL-34 a page area exists for an account as soon as the server names it, and not before', async () => {
    expect(tabOf(at('/plugins'), menu)).toBeNull();
    await show('/plugins', null, [...menu, item('/plugins', 'Plugins', 'a/note-page')]);
    expect(active()).toBe('Plugins');
    expect(screen.getByLabelText('note /plugins')).toBeTruthy();
  });

  it('an area the server names before this portal has its page says so instead of breaking', async () => {
    await show('/plugins', null, [...menu, item('/plugins', 'Plugins', 'plugins/not-built-page')]);
    expect(screen.getByText('There is no such page')).toBeTruthy();
    expect(tabs()).toEqual(['Workplace', 'Plugins']);
  });

  it('SHELL-35 the addresses help texts cite resolve to the page, whichever way its path is spelt', () => {
    for (const cited of ['/billing/topUp', '/plugins', '/productsList', '/products/packages', '/order/order-list']) {
      const page = tabOf(at(cited), whole)?.path ?? aliasOf(whole, cited);
      expect(page === null ? null : plain(page)).toBe(plain(cited));
    }
    expect(aliasOf(whole, '/order/order-list')).toBe('/order/orderList');
  });
});
