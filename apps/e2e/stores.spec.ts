import { expect } from '@playwright/test';
import { enterAs } from './kit/people.ts';
import { test } from './kit/watch.ts';

test('PLUG-03 ORD-05 a merchant connects a store, maps the SKU of a held order, ignores another and sees to a changed one', async ({
  page,
}) => {
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/plugins/stores');
  await page.getByRole('button', { name: 'Connect a store' }).first().click();
  const form = page.getByRole('dialog', { name: 'Connect a store' });
  await form.getByLabel('Platform').click();
  await page.getByTitle('CSV files').click();
  await form.getByLabel('Name', { exact: true }).fill('Market stall');
  await form.getByLabel('Ships from').click();
  await page.locator('.ant-select-item-option').filter({ hasText: /^SZ01/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  // A worker prepares the folder and says that it works.
  await expect(page.getByRole('heading', { name: 'Market stall' })).toBeVisible();
  await expect(page.getByText('Connected', { exact: true }).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Pull orders now' }).click();
  await expect(page.getByText('We are pulling the orders')).toBeVisible();

  await page.goto('/plugins/stores');
  await page.getByRole('link', { name: 'Lamps EU' }).click();
  await page.getByRole('link', { name: 'Show held orders' }).click();
  await expect(page.getByText('SKU not mapped: OAK-DESK-LAMP')).toBeVisible();
  await page.getByRole('row', { name: /#1041/ }).getByRole('button', { name: 'Map SKU' }).click();
  // The list before stays open behind this page.
  const row = page.getByRole('row', { name: /OAK-DESK-LAMP/ }).filter({ visible: true });
  await row.getByRole('button', { name: 'Map', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Which product is OAK-DESK-LAMP?' });
  await dialog.getByLabel('Or search your products').click();
  await page.locator('.ant-select-item-option').filter({ visible: true }).first().click();
  await expect(page.getByText(/OAK-DESK-LAMP is mapped to/)).toBeVisible();

  await page.goto('/plugins/stores');
  await page.getByRole('link', { name: 'Lamps EU' }).click();
  await page.getByRole('link', { name: 'Show changed orders' }).click();
  const changed = page.getByRole('row', { name: /#1040/ });
  await expect(changed.getByText(/Cancelled in the store after it was submitted/)).toBeVisible();
  await changed.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 orders are marked as done')).toBeVisible();
  await expect(page.getByText('#1040')).toHaveCount(0);

  await page.getByRole('tab', { name: /^Held/ }).click();
  await page.getByRole('row', { name: /#1043/ }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ignore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ignore' }).click();
  await expect(page.getByText('1 orders are ignored')).toBeVisible();
});
