import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './kit/accessibility.ts';
import { expectNoSidewaysScroll, settled } from './kit/layout.ts';
import { enterAs, withAppearance } from './kit/people.ts';
import { test } from './kit/watch.ts';

/** How many of these are fully inside the window, and how high the first is. */
async function inSight(page: Page, selector: string): Promise<{ whole: number; height: number }> {
  return page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    return { whole: boxes.filter((box) => box.top >= 0 && box.bottom <= innerHeight).length, height: boxes[0]?.height ?? 0 };
  }, selector);
}

const heightOf = (page: Page, selector: string) =>
  page
    .locator(`${selector}:visible`)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);

for (const { language, dark } of [
  { language: 'en', dark: false },
  { language: 'zh_CN', dark: true },
] as const) {
  test(`on 1440 × 900 at least ten orders are fully visible, on a phone five (${language})`, async ({ page }) => {
    await withAppearance(page, { language, dark, width: 1440 });
    await enterAs(page, 'merchant@demo.test');
    await page.goto('/order/orderList');
    await expect(page.getByText('LO-1077')).toBeVisible();
    await settled(page);
    const rows = await inSight(page, '.ant-table-row');
    expect(rows.whole).toBeGreaterThanOrEqual(10);
    expect(rows.height).toBe(46);
    expect(await heightOf(page, '.list-tab')).toBe(46);
    expect(await heightOf(page, '.list-toolbar')).toBe(40);
    expect(await heightOf(page, '.ant-table-thead tr')).toBe(34);
    // The day it was created and its total need no scrolling sideways.
    for (const cell of await page.locator('.ant-table-row').first().locator('.money, time').all()) await expect(cell).toBeInViewport();
    // A selection moves nothing.
    const before = await page.locator('.ant-table-row').first().boundingBox();
    await page.locator('.ant-table-row input[type="checkbox"]').first().check();
    expect(await page.locator('.ant-table-row').first().boundingBox()).toEqual(before);
    expect(await heightOf(page, '.list-toolbar')).toBe(40);
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.compact-card').first()).toBeVisible();
    await settled(page);
    const cards = await inSight(page, '.compact-card');
    expect(cards.whole).toBeGreaterThanOrEqual(5);
    expect(cards.height).toBe(92);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("a person's columns and saved views are there in another browser", async ({ page, browser, baseURL }) => {
  await withAppearance(page, { width: 1440 });
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/order/orderList?country=DE');
  await expect(page.getByRole('columnheader', { name: 'Recipient' })).toBeVisible();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Germany');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Germany', exact: true })).toHaveAttribute('aria-current', 'true');
  const all = page.getByRole('button', { name: 'All', exact: true });
  await all.click();
  // While the view is still open, its columns would be the ones that change.
  await expect(all).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Columns' }).click();
  const saved = page.waitForResponse(/listSetting\/save$/);
  await page.getByRole('checkbox', { name: 'Recipient' }).uncheck();
  await saved;

  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await withAppearance(other, { width: 1440 });
  await enterAs(other, 'merchant@demo.test');
  await other.goto('/order/orderList');
  await expect(other.getByText('LO-1077')).toBeVisible();
  await expect(other.getByRole('columnheader', { name: 'Recipient' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Germany', exact: true }).click();
  await expect(other).toHaveURL(/country=DE/);
  await expect(other.getByRole('columnheader', { name: 'Recipient' })).toBeVisible();
  await expect(other.getByText('LO-1077')).toHaveCount(0);
  await other.context().close();
});

test('the order list is used with the keyboard alone', async ({ page }) => {
  await withAppearance(page, { width: 1440 });
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/order/orderList');
  await expect(page.getByText('LO-1077')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('lo-10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/number=lo-10/);
  await expect(page.getByText('305-8841290-6650271')).toHaveCount(0);
  await settled(page);
  await page.locator('h1:visible').click();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('3 selected')).toBeVisible();
  const bar = await page
    .locator('.list-cursor > td')
    .first()
    .evaluate((cell) => getComputedStyle(cell).boxShadow);
  expect(bar).toContain('3px 0px 0px');
  const number = await page.locator('.list-cursor a').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});

test('the menu of a row is opened, walked through and used with the keyboard alone, and gives the focus back', async ({ page }) => {
  await withAppearance(page, { width: 1440 });
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/order/orderList?number=lo-10');
  await expect(page.getByText('LO-1077')).toBeVisible();
  await settled(page);
  const button = page.locator('.ant-table-row .row-menu button[aria-haspopup=menu]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu').filter({ hasText: 'Copy as new' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('.ant-table-row .row-menu button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  while (!(await menu.getByRole('menuitem', { name: 'Copy as new' }).evaluate((item) => item === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/copy/);
});
