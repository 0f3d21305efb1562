import { deskMenu, portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { describe, expect, it } from 'vitest';

const built = {
  portal: import.meta.glob('../../../../apps/portal/src/areas/*/*-page.tsx'),
  desk: import.meta.glob('../../../../apps/desk/src/areas/*/*-page.tsx'),
};
const namesOf = (files: object) => Object.keys(files).map((file) => file.replace(/^.*\/areas\/(.+)\.tsx$/, '$1'));

function leaves(pages: readonly MenuPage[]): MenuPage[] {
  return pages.flatMap((page) => [...(page.component === undefined ? [] : [page]), ...leaves(page.children ?? [])]);
}

const portal = leaves(portalMenu);
/** `order-list` and `orderList` are the same name (D-98). */
const plain = (path: string) => path.replaceAll('-', '').toLowerCase();
const paths = portal.map(({ path }) => plain(path));
const shown = portal.filter(({ hide }) => hide !== true).map(({ path }) => plain(path));
const missing = (names: string, of: readonly string[] = paths) => names.split(/\s+/).filter((name) => !of.includes(plain(name)));

/** Every menu entry needs a page file, and every page file a menu entry. */
describe('menus and pages', () => {
  it('the portal’s menu names the pages that are built, all of them and no others', () => {
    // A page may serve several paths: the detail of an appointment is reached from both of its lists.
    const named = new Set(portal.map(({ component }) => component ?? ''));
    expect([...named].toSorted()).toEqual(namesOf(built.portal).toSorted());
  });

  it('so does the desk’s', () => {
    const named = leaves(deskMenu).map(({ component }) => component ?? '');
    expect(named.toSorted()).toEqual(namesOf(built.desk).toSorted());
  });

  it('SHELL-04 SHELL-17 the menu shows dashboard, new order, orders, products, top-up, billing, sub-accounts, drop-shipping, plugins, statistics, evaluation, inbound booking and API guides', () => {
    const areas = `/dashboard/workplace /order/orderList/create /order/orderList /productsList /products/inventory /billing/topUp
      /billing/transactionHistory /billing/warehouseFee /subAccount /dropshipping /plugins /statistics/monthlyShipping /evaluation
      /products/inbound /apiGuides`;
    expect(missing(areas, shown)).toEqual([]);
  });

  it('SHELL-31 every page area of the specification is a page', () => {
    const areas = `/billing/transactionHistory /billing/transactionHistory/details /billing/transferDetails /billing/transferDetails/details
      /billing/warehouseFee /billing/warehouseFee/details /billing/topUp /billing/orderFulfillmentFee /taxOpinionsCollection
      /dashboard/analysis /dashboard/monitor /dashboard/workplace /description/tariffDescription /dropshipping /evaluation
      /help/helpCenter /help /inboundGuidelines /operationLog /order/orderList /order/orderList/details /order/orderList/edit
      /order/orderList/next /plugins /customerSerialNumber /products/inventory /products/inventory/stockLog /products/lossOrder
      /products/lossOrder/details /products/packages /products/packages/create /products/packages/details /products/inbound
      /products/inbound/create /products/inbound/details /productsList /productsList/add /selfServiceOrder /selfServiceOrder/details
      /statistics/monthlyShipping /statistics/countryDataStatistics /statistics/monthlyVolumeStatistics /statistics/monthlyExpenses
      /statistics/skuShipmentQuantity /subAccount /user/message /user/profile /warningEmailSetting`;
    expect(missing(areas)).toEqual([]);
  });

  it('SHELL-32 the route names of workplace, orders, products, self-service orders, inventory, packages and loss orders are pages', () => {
    const names = `/dashboard/workplace /order/orderList /order/orderList/create /order/orderList/edit /order/orderList/details
      /order/orderList/next /productsList /productsList/details /productsList/add /productsList/edit /selfServiceOrder
      /selfServiceOrder/details /products/inventory /products/inventory/stockLog /products/packages /products/packages/details
      /products/packages/create /products/packages/edit /products/inbound /products/lossOrder /products/lossOrder/details`;
    expect(missing(names)).toEqual([]);
  });

  it('SHELL-33 the route names of billing and statistics are pages', () => {
    const names = `/billing/transactionHistory /billing/transactionHistory/details /billing/orderFulfillmentFee /billing/warehouseFee
      /billing/warehouseFee/details /billing/topUp /billing/transferDetails /billing/transferDetails/details /statistics/monthlyShipping
      /statistics/countryDataStatistics /statistics/monthlyVolumeStatistics /statistics/monthlyExpenses /statistics/skuShipmentQuantity`;
    expect(missing(names)).toEqual([]);
  });

  it('SHELL-34 the other route names are pages; results and exceptions belong to the shell (menu-routes.test.tsx)', () => {
    const names = `/plugins /subAccount /evaluation /help/helpCenter /warningEmailSetting /inboundGuidelines /customerSerialNumber
      /operationLog /taxOpinionsCollection /dropshipping /user/profile /user/message /description/tariffDescription`;
    expect(missing(names)).toEqual([]);
  });

  it('SHELL-35 the paths help texts cite are pages of the menu', () => {
    expect(missing('/billing/topUp /plugins /productsList /products/packages /order/order-list')).toEqual([]);
  });
});
