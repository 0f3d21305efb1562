import type { Page } from '@playwright/test';
import { button, type Screen } from './screen.ts';

const openStore = (page: Page) => page.getByRole('link', { name: 'Lamps EU' }).click();

export const storeScreens: readonly Screen[] = [
  { name: 'stores', at: '/plugins/stores' },
  { name: 'store-new', at: '/plugins/stores', show: (page, t) => button(page, t.connectors.add).click() },
  {
    name: 'store',
    at: '/plugins/stores',
    show: async (page, t) => {
      await openStore(page);
      await button(page, t.connectors.edit).waitFor();
    },
  },
  {
    name: 'store-orders',
    at: '/plugins/stores',
    show: async (page, t) => {
      await openStore(page);
      await button(page, t.connectors.show_orders).click();
      await page.getByText('#1041').first().waitFor();
    },
  },
  {
    name: 'store-orders-changed',
    at: '/plugins/stores',
    show: async (page, t) => {
      await openStore(page);
      await page.getByRole('link', { name: t.connectors.changed_link }).click();
      await page.getByText('#1040').first().waitFor();
    },
  },
  {
    name: 'store-map-sku',
    at: '/plugins/stores',
    show: async (page, t) => {
      await openStore(page);
      await button(page, t.connectors.show_skus).click();
      await page.getByRole('button', { name: t.connectors.skus.map, exact: true }).first().click();
      await page.getByText(t.connectors.skus.search).waitFor();
    },
  },
  { name: 'store-callback', at: '/plugins/stores/callback' },
];
