import type { Page } from '@playwright/test';
import { button, dialog, type Screen } from './screen.ts';
import type { Texts } from './texts.ts';

const open = (prefix: RegExp) => async (page: Page) => {
  await page.getByRole('link', { name: prefix }).first().click();
  await page.getByRole('heading', { level: 1, name: prefix }).waitFor();
};
const openOrder = open(/^SS-/);
const openRequest = open(/^DS-/);
/** Opens the first item, then the dialog or drawer of a button. */
const pressIn =
  (openOne: (page: Page) => Promise<void>, name: (t: Texts) => string, title: (t: Texts) => string) => async (page: Page, t: Texts) => {
    await openOne(page);
    await button(page, name(t)).click();
    await dialog(page, title(t).split('{{')[0] ?? '');
  };
const chooseType = (type: 'bundle' | 'return') => async (page: Page, t: Texts) => {
  await page.getByText(t.workOrders.types[type], { exact: true }).click();
  await page
    .getByText(t.workOrders[type === 'bundle' ? 'bundle_sku' : 'address'], { exact: true })
    .first()
    .waitFor();
};
const running = '/desk/work-orders?state=in_progress';

/** Self-service orders and drop-shipping of the merchant. */
export const workScreens: readonly Screen[] = [
  { name: 'work-orders', at: '/selfServiceOrder' },
  { name: 'work-order', at: '/selfServiceOrder?state=done', show: openOrder, foreign: true },
  { name: 'work-order-create', at: '/selfServiceOrder/create' },
  { name: 'work-order-bundle', at: '/selfServiceOrder/create', show: chooseType('bundle') },
  { name: 'work-order-return', at: '/selfServiceOrder/create', show: chooseType('return') },
  {
    name: 'work-order-errors',
    at: '/selfServiceOrder/create',
    show: async (page, t) => {
      await button(page, t.workOrders.submit).click();
      await page.locator('.ant-form-item-explain-error').first().waitFor();
    },
  },
  { name: 'sourcing', at: '/dropshipping', foreign: true },
  { name: 'sourcing-request', at: '/dropshipping?state=quoted', show: openRequest, foreign: true },
  { name: 'sourcing-create', at: '/dropshipping/create' },
  {
    name: 'sourcing-accept',
    at: '/dropshipping?state=quoted',
    foreign: true,
    show: pressIn(
      openRequest,
      (t) => t.sourcing.accept,
      (t) => t.sourcing.accept_sku,
    ),
  },
  {
    name: 'sourcing-decline',
    at: '/dropshipping?state=quoted',
    foreign: true,
    show: pressIn(
      openRequest,
      (t) => t.sourcing.decline,
      (t) => t.sourcing.decline_hint,
    ),
  },
];

/** The same at the desk. */
export const deskWorkScreens: readonly Screen[] = [
  { name: 'desk-work-orders', at: '/desk/work-orders' },
  { name: 'desk-work-order', at: running, show: openOrder, foreign: true },
  {
    name: 'desk-work-order-complete',
    at: running,
    foreign: true,
    show: pressIn(
      openOrder,
      (t) => t.workOrders.complete,
      (t) => t.workOrders.complete_title,
    ),
  },
  {
    name: 'desk-work-order-photo',
    at: running,
    foreign: true,
    show: pressIn(
      openOrder,
      (t) => t.workOrders.add_photo,
      (t) => t.workOrders.photo_sku,
    ),
  },
  {
    name: 'desk-work-order-refuse',
    at: running,
    foreign: true,
    show: pressIn(
      openOrder,
      (t) => t.workOrders.refuse,
      (t) => t.workOrders.refuse_title,
    ),
  },
  {
    name: 'desk-work-prices',
    at: '/desk/work-orders',
    show: async (page, t) => {
      await button(page, t.workOrders.prices).click();
      await dialog(page, t.workOrders.prices_history);
    },
  },
  { name: 'desk-sourcing', at: '/desk/sourcing', foreign: true },
  { name: 'desk-sourcing-request', at: '/desk/sourcing?state=requested', show: openRequest, foreign: true },
  {
    name: 'desk-sourcing-quote',
    at: '/desk/sourcing?state=requested',
    foreign: true,
    show: pressIn(
      openRequest,
      (t) => t.sourcing.quote,
      (t) => t.sourcing.quote_note,
    ),
  },
  {
    name: 'desk-sourcing-decline',
    at: '/desk/sourcing?state=requested',
    foreign: true,
    show: pressIn(
      openRequest,
      (t) => t.sourcing.decline,
      (t) => t.sourcing.decline_hint,
    ),
  },
];
