import type { Page } from '@playwright/test';
import { button, dialog, type Screen } from './screen.ts';
import type { Texts } from './texts.ts';

const openInbound = async (page: Page) => {
  await page.getByRole('link', { name: /^ASN-/ }).first().click();
  await page.getByRole('heading', { level: 1, name: /^ASN-/ }).waitFor();
};
const editAt = (step: string, holds: string) => async (page: Page, t: Texts) => {
  await openInbound(page);
  await button(page, t.inbound.edit).click();
  await page.locator('.inbound-wizard').waitFor();
  await page.goto(`${page.url().split('&')[0]}&step=${step}`);
  await page.locator(holds).first().waitFor();
};
const fail = async (page: Page, t: Texts) => {
  await button(page, t.inboundWizard.next).click();
  await page.getByRole('alert').first().waitFor();
};
const opensDialog = (name: (t: Texts) => string, title: (t: Texts) => string) => async (page: Page, t: Texts) => {
  await button(page, name(t)).click();
  await dialog(page, title(t));
};
/** Complete, so that every step can be opened. */
const whole = '/products/inbound?bill_status=withdrawn';

/** The older one, of quality control: it has photos. */
const openLossOrder = async (page: Page) => {
  await page.getByRole('link', { name: /^LO-/ }).last().click();
  await page.getByRole('heading', { level: 1, name: /^LO-/ }).waitFor();
};

export const inboundScreens: readonly Screen[] = [
  { name: 'inbound', at: '/products/inbound' },
  {
    name: 'inbound-menu',
    at: whole,
    show: async (page) => {
      await page.locator('.row-menu button:visible').first().click();
      await page.getByRole('menuitem').last().waitFor();
    },
  },
  { name: 'inbound-detail', at: '/products/inbound?bill_status=submitted', show: openInbound },
  { name: 'inbound-create', at: '/products/inbound/create' },
  { name: 'inbound-create-errors', at: '/products/inbound/create', show: fail },
  {
    name: 'inbound-paste-lines',
    at: '/products/inbound/create',
    show: opensDialog(
      (t) => t.inboundWizard.paste_lines,
      (t) => t.inboundWizard.paste_lines_title,
    ),
  },
  { name: 'inbound-products', at: whole, show: editAt('products', '.inbound-line') },
  { name: 'inbound-labels', at: whole, show: editAt('labels', '.paper-cards') },
  { name: 'inbound-packing', at: whole, show: editAt('packing', '.packing') },
  { name: 'inbound-marks', at: whole, show: editAt('marks', '.paper-cards') },
  { name: 'inbound-shipping', at: whole, show: editAt('shipping', '.inbound-fees') },
  { name: 'inbound-import', at: '/products/inbound/import' },
  { name: 'boxes', at: '/products/packages' },
  { name: 'quick-booking', at: '/products/packages/create' },
  { name: 'loss-orders', at: '/products/lossOrder' },
  { name: 'loss-order', at: '/products/lossOrder', show: openLossOrder },
  {
    name: 'loss-order-dispute',
    at: '/products/lossOrder',
    show: async (page, t) => {
      await openLossOrder(page);
      await button(page, t.lossOrders.dispute).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
