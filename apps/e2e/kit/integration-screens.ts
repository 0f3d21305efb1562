import type { Page } from '@playwright/test';
import { button, type Screen } from './screen.ts';

const openShop = (page: Page) => page.getByRole('link', { name: 'Web shop' }).click();

export const integrationScreens: readonly Screen[] = [
  { name: 'integrations', at: '/plugins' },
  { name: 'integration-new', at: '/plugins', show: (page, t) => button(page, t.integrations.add).click() },
  {
    name: 'integration',
    at: '/plugins',
    show: async (page, t) => {
      await openShop(page);
      await button(page, t.integrations.edit).waitFor();
    },
  },
  {
    name: 'integration-webhooks',
    at: '/plugins',
    show: async (page, t) => {
      await openShop(page);
      await button(page, t.integrations.show_deliveries).click();
      await page.getByRole('heading', { name: t.integrations.deliveries.title.replace('{{name}}', 'Web shop') }).waitFor();
    },
  },
];
