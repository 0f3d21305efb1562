import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readXlsx } from 'hucre';
import { newToken } from './kit/api.ts';
import { enterAs } from './kit/people.ts';
import { test } from './kit/watch.ts';

test.describe.configure({ mode: 'serial' });

test('WARN-01 WARN-02 WARN-03 WARN-04 a merchant decides who is warned, and all errors show at once', async ({ page }) => {
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/warningEmailSetting');
  await page.getByLabel('Add addresses').fill('stock@lumen.test, not-an-address, boss@lumen.test, also wrong@');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Invalid email, please re-enter')).toHaveCount(3);
  for (const wrong of ['not-an-address', 'also', 'wrong@']) await page.getByRole('button', { name: `Remove ${wrong}` }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The addresses are saved.')).toBeVisible();
  await page.getByRole('switch').click();
  await expect(page.getByText('Stock warnings are on.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Address 1')).toHaveValue('stock@lumen.test');
  await expect(page.getByLabel('Address 2')).toHaveValue('boss@lumen.test');
  await expect(page.getByRole('switch')).toBeChecked();
});

test('LOG-02 actions are in the operation log and can be exported as a file', async ({ page }) => {
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/operationLog');
  await expect(page.getByText('Save warning emails').first()).toBeVisible();
  await expect(page.getByText('Switch warning emails on or off').first()).toBeVisible();
  // A small export is downloaded directly.
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^operation-log-.*\.xlsx$/);
  const text = JSON.stringify((await readXlsx(readFileSync(await file.path()))).sheets[0]?.rows);
  expect(text).toContain('Save warning emails');
  expect(text).not.toContain('stock@lumen.test');
});

test('a read-only colleague cannot change it, and a supplier does not find the page', async ({ page, browser }) => {
  await enterAs(page, 'clerk@demo.test');
  await page.goto('/warningEmailSetting');
  await expect(page.getByText('You can look at this setting')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  const supplier = await browser.newPage();
  await enterAs(supplier, 'supplier@demo.test');
  await supplier.goto('/warningEmailSetting');
  await expect(supplier.getByText('Permission Denied').first()).toBeVisible();
  await expect(supplier.getByText('Stock warnings')).toHaveCount(0);
  await supplier.close();
});

test('staff see the setting, its mail and its jobs', async ({ page }) => {
  await enterAs(page, 'admin@desk.test', 'desk');
  await page.goto('/desk/warning-emails');
  await expect(page.getByText('Lumen & Oak Trading')).toBeVisible();
  await page.goto('/desk/mails');
  await page.getByText('You will receive stock warnings').first().click();
  // The frame is sandboxed: this test cannot look inside, only at its srcdoc.
  await expect(page.locator('iframe')).toHaveAttribute('srcdoc', /Lumen &amp; Oak Trading/);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
  await page.goto('/desk/jobs?state=done');
  await expect(page.getByText('Delivery of a mail').first()).toBeVisible();
  await newToken(page.request, 'admin@desk.test', 'desk'); // a sign-in to be found among the newest lines
  await page.goto('/desk/operation-log');
  await expect(page.getByText('Sign in at the desk').first()).toBeVisible();
});
