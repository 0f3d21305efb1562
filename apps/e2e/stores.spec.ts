import { expect } from '@playwright/test';
import { enterAs } from './kit/people.ts';
import { test } from './kit/watch.ts';

test('PLUG-03 ORD-05 a merchant connects a store, maps a SKU of a held order and ignores another', async ({ page }) => {
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/plugins/stores');
  await page.getByRole('button', { name: 'Connect a store' }).first().click();
  const form = page.getByRole('dialog', { name: 'Connect a store' });
  await form.getByLabel('Platform').click();
  await page.getByTitle('CSV files').click();
  await form.getByLabel('Name', { exact: true }).fill('Market stall');
  await form.getByLabel('Ships from').click();
  await page.getByTitle(/^SZ01/).click();
  await form.getByRole('button', { name: 'Save' }).click();
  // A worker prepares the folder and says that it works.
  await expect(page.getByRole('heading', { name: 'Market stall' })).toBeVisible();
  await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Pull orders now' }).click();
  await expect(page.getByText('We are pulling the orders')).toBeVisible();

  await page.goto('/plugins/stores');
  await page.getByRole('link', { name: 'Lamps EU' }).click();
  await page.getByRole('link', { name: 'Show held orders' }).click();
  await expect(page.getByText('SKU not mapped: OAK-DESK-LAMP')).toBeVisible();
  await page.getByRole('button', { name: 'Map SKU' }).first().click();
  await page
    .getByRole('row', { name: /OAK-DESK-LAMP/ })
    .getByRole('button', { name: 'Map' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Which product is OAK-DESK-LAMP?' });
  await dialog.getByLabel('Or search your products').click();
  await page.locator('.ant-select-item-option').first().click();
  await expect(page.getByText(/OAK-DESK-LAMP is mapped to/)).toBeVisible();
});
