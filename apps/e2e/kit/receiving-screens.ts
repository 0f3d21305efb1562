import type { Page } from '@playwright/test';
import { button, dialog, type Screen } from './screen.ts';
import type { Texts } from './texts.ts';

const openFirst = async (page: Page) => {
  await page.getByRole('link', { name: /^ASN-/ }).first().click();
  await page.getByRole('heading', { level: 1, name: /^ASN-/ }).waitFor();
};
/** The appointment of the demo with box 10 half counted. */
const openTenth = async (page: Page, t: Texts) => {
  await page.getByRole('link', { name: /^ASN-/ }).last().click();
  await page.getByRole('button', { name: tile(t, 10, t.deskReceiving.tiles.arrived) }).click();
  await page.locator('.box-items').waitFor();
};
const tile = (t: Texts, box: number, state: string) => t.deskReceiving.tile.replace('{{box}}', String(box)).replace('{{state}}', state);
const inMode = (mode: 'inspect' | 'shelve', holds: string) => async (page: Page, t: Texts) => {
  await page.getByRole('link', { name: /^ASN-/ }).first().click();
  await page.getByText(t.deskReceiving.modes[mode], { exact: true }).click();
  if (mode === 'inspect') await page.getByRole('button', { name: tile(t, 3, t.deskReceiving.tiles.counted) }).click();
  await page.locator(holds).first().waitFor();
};
const counting = '/desk/receiving?stage=pending_quality_control&sort=inbound_id&order=asc';

export const receivingScreens: readonly Screen[] = [
  { name: 'desk-inbound', at: '/desk/inbound' },
  { name: 'desk-inbound-audit', at: '/desk/inbound?bill_status=submitted', show: openFirst },
  {
    name: 'desk-inbound-reject',
    at: '/desk/inbound?bill_status=submitted',
    show: async (page, t) => {
      await openFirst(page);
      await button(page, t.deskInbound.reject).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'receiving', at: '/desk/receiving' },
  { name: 'receiving-station', at: counting, show: openTenth },
  {
    name: 'receiving-difference',
    at: counting,
    show: async (page, t) => {
      await openTenth(page, t);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('F3');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'receiving-inspect', at: counting, show: inMode('inspect', '.quality-hint') },
  { name: 'receiving-shelve', at: counting, show: inMode('shelve', '.shelf-field') },
  {
    name: 'receiving-close',
    at: counting,
    show: async (page) => {
      await page.getByRole('link', { name: /^ASN-/ }).last().click();
      await page.locator('.scan-field').waitFor();
      await page.keyboard.press('Control+Enter');
      await page.locator('.closing-facts').waitFor();
    },
  },
  { name: 'desk-loss-orders', at: '/desk/loss-orders' },
  {
    name: 'desk-loss-order',
    at: '/desk/loss-orders',
    show: async (page) => {
      await page.getByRole('link', { name: /^LO-/ }).first().click();
      await page.getByRole('heading', { level: 1, name: /^LO-/ }).waitFor();
    },
  },
  { name: 'dock-calendar', at: '/desk/dock-calendar' },
  {
    name: 'dock-walk-in',
    at: '/desk/dock-calendar',
    show: async (page, t) => {
      await button(page, t.deskReceiving.calendar.walk_in).click();
      await dialog(page, t.deskReceiving.calendar.walk_in);
    },
  },
];
