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
