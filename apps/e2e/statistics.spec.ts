import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { monthsInDatabase } from './kit/database.ts';
import { enterAs } from './kit/people.ts';
import { test } from './kit/watch.ts';

const merchant = 'merchant@demo.test';
const now = new Date(Date.now() + 8 * 3_600_000);
const month = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
const [from, to] = [month(5), month(0)];
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[^\d.-]/g, ''));
const asNumbers = (texts: readonly string[]) => plain(texts).map(Number);

/** The figures of the total row, without sum, change and share. */
async function totals(page: Page): Promise<number[]> {
  await expect(page.locator('.statistics-table tfoot td').first()).toBeVisible();
  return asNumbers(await page.locator('.statistics-table tfoot td').allInnerTexts()).slice(0, 6);
}

/** The figures the bars say, after the name of their month. */
async function bars(page: Page): Promise<number[]> {
  const labels = await page
    .locator('.stacked-chart [role="button"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return asNumbers(labels.map((label) => label.slice(label.lastIndexOf(':'))));
}

test('STAT-01 STAT-04 D-64 chart, table and SQL over the raw rows agree, and a bar opens the orders behind it', async ({ page }) => {
  const raw = await monthsInDatabase(merchant, from, to);
  await enterAs(page, merchant);
  await page.goto(`/statistics/monthlyShipping?from=${from}&to=${to}`);
  expect(await totals(page)).toEqual(raw.orders.map(Number));
  expect(await bars(page)).toEqual(raw.orders.map(Number));

  const newest = raw.orders.findLastIndex((count) => count !== '0');
  await page.locator('.stacked-chart [role="button"]').nth(newest).click();
  await expect(page).toHaveURL(/\/order\/orderList\?/);
  await expect(page.getByText(new RegExp(`^${raw.orders[newest]} in total$`)).first()).toBeVisible();

  await page.goto(`/statistics/monthlyExpenses?from=${from}&to=${to}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the chart as PNG' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Monthly expenses.png');
  const png = await readFile(await saved.path());
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  // Width and height of its first block: as wide as the chart is drawn.
  expect([png.readUInt32BE(16) > 600, png.readUInt32BE(20) > 200]).toEqual([true, true]);
  expect(await totals(page)).toEqual(raw.expenses.map(Number));
  expect(await bars(page)).toEqual(raw.expenses.map(Number));
});

test('STAT-02 the map marks countries with shipments, and the table names them', async ({ page }) => {
  await enterAs(page, merchant);
  await page.goto(`/statistics/countryDataStatistics?from=${from}&to=${to}`);
  const rows = page.locator('.statistics-table tbody tr');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(3);
  await expect(page.locator('svg path').first()).toBeAttached();
  await expect(
    page
      .getByRole('img', { name: /^World map/ })
      .or(page.locator('svg[aria-label^="World map"]'))
      .first(),
  ).toBeVisible();
});
