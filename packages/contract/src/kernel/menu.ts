import { z } from 'zod';
import type { Permission } from './permissions.ts';

/** A menu entry as the server delivers it (SHELL-26). */
export type MenuItem = {
  path: string;
  component: string | null;
  meta: { title_cn: string; title_en: string; hide: boolean; icon: string | null; badge: string | null; keep_alive: boolean };
  children: MenuItem[];
};
export const MenuItem: z.ZodType<MenuItem> = z.object({
  path: z.string(),
  component: z.string().nullable(),
  meta: z.object({
    title_cn: z.string(),
    title_en: z.string(),
    hide: z.boolean(),
    icon: z.string().nullable(),
    badge: z.string().nullable(),
    keep_alive: z.boolean(),
  }),
  get children() {
    return z.array(MenuItem);
  },
});

/** A page the menu may show. `title` is its key in the `menu` texts; without `permission` everyone signed in sees it. */
export type MenuPage = {
  readonly path: string;
  readonly title: string;
  readonly icon?: string;
  readonly component?: string;
  readonly permission?: Permission;
  readonly hide?: boolean;
  /** The page starts again each time it is shown: what it showed before is out of date or done (SHELL-46). */
  readonly keepAlive?: false;
  /** The count beside the title; the server has a query for each. */
  readonly badge?: string;
  /** Shown to one customer alone, the one the provider's configuration names (BILL-06). */
  readonly only?: 'fulfilment_fee_customer';
  readonly children?: readonly MenuPage[];
};

/** The merchant's menu. Each area adds its pages here; what an account sees is filtered by the same permissions that guard the calls. */
export const portalMenu = [
  { path: '/dashboard/workplace', title: 'workplace', icon: 'workplace', component: 'dashboards/workplace-page' },
  {
    path: '/order',
    title: 'orders',
    icon: 'orders',
    children: [
      { path: '/order/orderList', title: 'order_list', component: 'orders/order-list-page', permission: 'orders.read' },
      {
        path: '/order/orderList/details',
        title: 'order_detail',
        component: 'orders/order-detail-page',
        permission: 'orders.read',
        hide: true,
      },
      {
        path: '/order/orderList/create',
        title: 'order_create',
        component: 'orders/order-create-page',
        permission: 'orders.edit',
        hide: true,
      },
      { path: '/order/orderList/edit', title: 'order_edit', component: 'orders/order-edit-page', permission: 'orders.edit', hide: true },
    ],
  },
  {
    path: '/productsList',
    title: 'products_list',
    icon: 'products',
    component: 'products/product-list-page',
    permission: 'products.read',
  },
  {
    path: '/productsList/details',
    title: 'product_detail',
    component: 'products/product-detail-page',
    permission: 'products.read',
    hide: true,
  },
  { path: '/productsList/add', title: 'product_add', component: 'products/product-add-page', permission: 'products.edit', hide: true },
  { path: '/productsList/edit', title: 'product_edit', component: 'products/product-edit-page', permission: 'products.edit', hide: true },
  {
    path: '/productsList/import',
    title: 'product_import',
    component: 'products/product-import-page',
    permission: 'products.edit',
    hide: true,
    keepAlive: false,
  },
  {
    path: '/products',
    title: 'stock',
    icon: 'stock',
    children: [
      { path: '/products/inventory', title: 'inventory', component: 'inventory/inventory-list-page', permission: 'inventory.read' },
      { path: '/products/inventory/stockLog', title: 'stock_log', component: 'inventory/stock-log-page', permission: 'inventory.read' },
      {
        path: '/products/inventory/snapshot',
        title: 'stock_snapshot',
        component: 'inventory/snapshot-page',
        permission: 'inventory.read',
        keepAlive: false,
      },
      {
        path: '/customerSerialNumber',
        title: 'serial_numbers',
        component: 'serial-numbers/serial-number-list-page',
        permission: 'serial-numbers.read',
      },
      {
        path: '/customerSerialNumber/import',
        title: 'serial_number_import',
        component: 'serial-numbers/serial-number-import-page',
        permission: 'serial-numbers.edit',
        hide: true,
        keepAlive: false,
      },
    ],
  },
  {
    path: '/billing',
    title: 'billing',
    icon: 'billing',
    children: [
      {
        path: '/billing/transactionHistory',
        title: 'transactions',
        component: 'transactions/transaction-list-page',
        permission: 'transactions.read',
      },
      {
        path: '/billing/transactionHistory/details',
        title: 'transaction_detail',
        component: 'transactions/transaction-detail-page',
        permission: 'transactions.read',
        hide: true,
      },
      {
        path: '/billing/order-fulfillment-fee',
        title: 'fulfilment_fees',
        component: 'transactions/fulfilment-fee-list-page',
        permission: 'transactions.read',
        only: 'fulfilment_fee_customer',
      },
      {
        path: '/billing/warehouseFee',
        title: 'storage_fees',
        component: 'storage-fees/storage-fee-list-page',
        permission: 'storage-fees.read',
      },
      {
        path: '/billing/warehouseFee/details',
        title: 'storage_fee_detail',
        component: 'storage-fees/storage-fee-detail-page',
        permission: 'storage-fees.read',
        hide: true,
      },
      { path: '/billing/topUp', title: 'top_up', component: 'top-ups/top-up-page', permission: 'top-ups.edit' },
      { path: '/billing/transferDetails', title: 'top_ups', component: 'top-ups/top-up-list-page', permission: 'top-ups.read' },
      {
        path: '/billing/transferDetails/details',
        title: 'top_up_detail',
        component: 'top-ups/top-up-detail-page',
        permission: 'top-ups.read',
        hide: true,
      },
    ],
  },
  {
    path: '/setting',
    title: 'setting',
    icon: 'setting',
    children: [
      {
        path: '/subAccount',
        title: 'sub_accounts',
        component: 'sub-accounts/sub-account-list-page',
        permission: 'sub-accounts.manage',
      },
      {
        path: '/warningEmailSetting',
        title: 'warning_emails',
        component: 'warning-emails/warning-email-setting-page',
        permission: 'warning-emails.read',
      },
      {
        path: '/operationLog',
        title: 'operation_log',
        component: 'operation-log/operation-log-list-page',
        permission: 'operation-log.read',
      },
    ],
  },
  { path: '/user/profile', title: 'profile', icon: 'profile', component: 'accounts/profile-page', hide: true },
  { path: '/user/message', title: 'messages', icon: 'messages', component: 'notices/message-list-page', hide: true, badge: 'unread' },
] as const satisfies readonly MenuPage[];

/** The staff's menu at the desk. */
export const deskMenu = [
  {
    path: '/customers',
    title: 'customers',
    icon: 'customers',
    children: [
      { path: '/customer-list', title: 'customer_list', component: 'customers/customer-list-page', permission: 'desk.customers.read' },
      {
        path: '/customer-list/detail',
        title: 'customer_detail',
        component: 'customers/customer-detail-page',
        permission: 'desk.customers.read',
        hide: true,
      },
      {
        path: '/warning-emails',
        title: 'warning_emails',
        component: 'warning-emails/warning-email-list-page',
        permission: 'desk.warning-emails.read',
      },
    ],
  },
  {
    path: '/goods',
    title: 'goods',
    icon: 'products',
    children: [
      { path: '/product-list', title: 'products_list', component: 'products/product-list-page', permission: 'desk.products.read' },
      { path: '/inventory', title: 'inventory', component: 'inventory/inventory-list-page', permission: 'desk.inventory.read' },
      { path: '/stock-log', title: 'stock_log', component: 'inventory/stock-log-page', permission: 'desk.inventory.read' },
      { path: '/consumables', title: 'consumables', component: 'consumables/consumable-list-page', permission: 'desk.consumables.manage' },
      { path: '/categories', title: 'categories', component: 'categories/category-list-page', permission: 'desk.categories.manage' },
      { path: '/properties', title: 'properties', component: 'properties/property-list-page', permission: 'desk.properties.manage' },
      { path: '/warehouses', title: 'warehouses', component: 'warehouses/warehouse-list-page', permission: 'desk.warehouses.manage' },
    ],
  },
  {
    path: '/money',
    title: 'money',
    icon: 'billing',
    children: [
      {
        path: '/top-ups',
        title: 'top_up_reviews',
        component: 'top-ups/top-up-review-page',
        permission: 'desk.top-ups.read',
        badge: 'top_ups_to_review',
      },
      { path: '/bank-statements', title: 'bank_statements', component: 'top-ups/bank-statement-page', permission: 'desk.top-ups.review' },
      {
        path: '/receiving-accounts',
        title: 'receiving_accounts',
        component: 'top-ups/receiving-account-page',
        permission: 'desk.top-ups.manage',
      },
      { path: '/exchange-rates', title: 'exchange_rates', component: 'top-ups/exchange-rate-page', permission: 'desk.top-ups.manage' },
      { path: '/wallets', title: 'wallets', component: 'wallets/wallet-list-page', permission: 'desk.wallets.read' },
      { path: '/adjustments', title: 'adjustments', component: 'wallets/adjustment-list-page', permission: 'desk.wallets.read' },
      {
        path: '/storage-fees',
        title: 'storage_fees',
        component: 'storage-fees/storage-fee-list-page',
        permission: 'desk.storage-fees.read',
      },
    ],
  },
  {
    path: '/content',
    title: 'content',
    icon: 'content',
    children: [
      { path: '/notices', title: 'notices', component: 'notices/notice-list-page', permission: 'desk.notices.manage' },
      { path: '/brands', title: 'brands', component: 'brands/brand-list-page', permission: 'desk.brands.manage' },
    ],
  },
  {
    path: '/operations',
    title: 'operations',
    icon: 'operations',
    children: [
      { path: '/mails', title: 'mails', component: 'mails/mail-list-page', permission: 'desk.mails.read' },
      { path: '/mails/detail', title: 'mail_detail', component: 'mails/mail-detail-page', permission: 'desk.mails.read', hide: true },
      { path: '/jobs', title: 'jobs', component: 'jobs/job-list-page', permission: 'desk.jobs.read' },
      {
        path: '/operation-log',
        title: 'operation_log',
        component: 'operation-log/operation-log-list-page',
        permission: 'desk.operation-log.read',
      },
      { path: '/staff', title: 'staff', component: 'staff/staff-list-page', permission: 'desk.staff.manage' },
      {
        path: '/basic-config',
        title: 'basic_config',
        component: 'basic-config/basic-config-page',
        permission: 'desk.basic-config.manage',
      },
    ],
  },
] as const satisfies readonly MenuPage[];

type TitlesOf<Pages> = Pages extends readonly (infer Page)[]
  ? Page extends { title: infer Title extends string }
    ? Title | (Page extends { children: infer Inner } ? TitlesOf<Inner> : never)
    : never
  : never;
export type MenuTitle = TitlesOf<typeof portalMenu> | TitlesOf<typeof deskMenu>;
