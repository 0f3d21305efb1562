import { expect, type Page } from '@playwright/test';
import { button, dialog, type Screen } from './screen.ts';
import type { Texts } from './texts.ts';

const openOrder = async (page: Page) => {
  await page.getByRole('link', { name: /^SO-/ }).first().click();
  await page.getByRole('heading', { name: /^SO-/ }).waitFor();
};
/** An existing order, in the second step of the wizard. */
const editGoods = async (page: Page, t: Texts) => {
  await openOrder(page);
  await button(page, t.orders.edit).click();
  await button(page, t.kernel.actions.next).click();
  await page.locator('.wizard .order-packaging').waitFor();
};

export const orderScreens: readonly Screen[] = [
  { name: 'orders', at: '/order/orderList' },
  {
    name: 'orders-menu',
    at: '/order/orderList',
    show: async (page) => {
      await page.locator('.row-menu button:visible').first().click();
      await page.getByRole('menuitem').last().waitFor();
    },
  },
  {
    name: 'orders-shortcuts',
    at: '/order/orderList',
    show: async (page, t) => {
      await page.getByRole('link', { name: /^SO-/ }).first().waitFor();
      await page.keyboard.press('?');
      await dialog(page, t.kernel.keys.title);
    },
  },
  { name: 'order', at: '/order/orderList?number=305-2290417', show: openOrder, foreign: true },
  { name: 'order-new', at: '/order/orderList/create' },
  { name: 'order-new-empty', at: '/order/orderList/create', show: (page, t) => button(page, t.kernel.actions.next).click() },
  { name: 'order-goods', at: '/order/orderList?number=LO-1043', show: editGoods },
  {
    name: 'order-consumables',
    at: '/order/orderList?number=LO-1043',
    show: async (page, t) => {
      await editGoods(page, t);
      await button(page, t.consumables.choose).click();
      await dialog(page, t.consumables.dialog_title);
    },
  },
  {
    name: 'order-consumables-cost',
    at: '/order/orderList?number=LO-1043',
    show: async (page, t) => {
      await editGoods(page, t);
      await button(page, t.consumables.choose).click();
      const choice = page.getByRole('dialog', { name: t.consumables.dialog_title });
      await choice.getByRole('checkbox', { name: t.cartonS }).check();
      await choice.getByRole('button', { name: t.consumables.take }).click();
      await dialog(page, t.consumables.confirm_title);
    },
  },
  {
    name: 'order-duplicate',
    at: '/order/orderList/create',
    foreign: true,
    show: async (page, t) => {
      await page.getByLabel(t.orders.platform_order_no, { exact: true }).fill('LO-1064');
      await page.getByLabel(t.orders.paste_label).fill('Max Meyer\nHauptstraße 12a\n10115 Berlin\nGermany\n+49 30 1234567');
      await button(page, t.orders.recognize).click();
      // What was recognized arrives from the server: typed before, the state would be replaced by it.
      await expect(page.getByLabel(t.orders.field.city, { exact: true })).toHaveValue('Berlin');
      await page.getByLabel(t.orders.field.state, { exact: true }).fill('Berlin');
      await button(page, t.kernel.actions.next).click();
      await page.locator('.ant-form-item-explain-error').first().waitFor();
    },
  },
  {
    name: 'orders-cancel',
    at: '/order/orderList?number=LO-1070',
    show: async (page, t) => {
      await page.locator('.row-menu button:visible').first().click();
      await page.getByRole('menuitem', { name: t.orders.cancel }).click();
    },
  },
];
