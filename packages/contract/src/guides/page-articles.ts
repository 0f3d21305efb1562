/**
 * The article the "?" of a page opens, by the beginning of its path; the longest fits. A test compares it with the menu, so a new page
 * says here which article explains it.
 */
export const pageArticles: Readonly<Record<string, string>> = {
  '/dashboard': 'getting-started',
  '/dashboard/analysis': 'statistics',
  '/dashboard/monitor': 'statistics',
  '/order': 'create-order',
  '/order/orderList': 'order-statuses',
  '/order/orderList/create': 'create-order',
  '/order/orderList/edit': 'create-order',
  '/order/orderList/next': 'create-order',
  '/productsList': 'products',
  '/productsList/import': 'import-files',
  '/products/inventory': 'stock',
  '/products/inbound': 'inbound-booking',
  '/products/inbound/import': 'import-files',
  '/products/packages': 'inbound-booking',
  '/products/lossOrder': 'loss-orders',
  '/customerSerialNumber': 'stock',
  '/billing': 'balance-and-bills',
  '/billing/topUp': 'top-up',
  '/billing/transferDetails': 'top-up',
  '/billing/warehouseFee': 'storage-fees',
  '/statistics': 'statistics',
  '/selfServiceOrder': 'self-service',
  '/dropshipping': 'drop-shipping',
  '/plugins': 'api-keys',
  '/plugins/deliveries': 'webhooks',
  '/subAccount': 'sub-accounts',
  '/setting': 'sub-accounts',
  '/warningEmailSetting': 'warning-emails',
  '/operationLog': 'sub-accounts',
  '/evaluation': 'staff-roles',
  '/taxOpinionsCollection': 'taxes',
  '/description': 'taxes',
  '/help': 'getting-started',
  '/inboundGuidelines': 'inbound-guidelines',
  '/apiGuides': 'api-keys',
  '/user/profile': 'register',
  '/user/message': 'staff-roles',
};

/** Null when no beginning fits: the page has no article yet. */
export function articleOf(path: string): string | null {
  const fitting = Object.keys(pageArticles).filter((start) => path === start || path.startsWith(`${start}/`));
  const longest = fitting.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : (pageArticles[longest] ?? null);
}

/** Paths the help text links to (HELP-04, SHELL-35). */
export const helpLinks = ['/billing/topUp', '/plugins', '/productsList', '/products/packages', '/order/order-list'] as const;
