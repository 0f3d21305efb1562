import { expect, type Locator } from '@playwright/test';
import { enterAs } from './kit/people.ts';
import { test } from './kit/watch.ts';

const top = async (one: Locator) => Math.round((await one.boundingBox())?.y ?? -1);

test('an error takes the place of the hint and moves nothing; a checkbox is square', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/productsList/add');
  const sku = page.locator('input[id$="_sku"]');
  const item = page.locator('.ant-form-item').filter({ has: sku });
  const hint = item.locator('.ant-form-item-extra');
  const below = page.locator('input[id$="_name_cn"]');
  await expect(hint).toBeVisible();
  const before = await top(below);
  await sku.fill('a/b');
  await sku.blur();
  const error = item.locator('.ant-form-item-explain-error');
  await expect(error).toBeVisible();
  await expect(hint).toBeHidden();
  await expect.poll(() => top(below)).toBe(before);
  // Without a hint the error takes the space between two fields.
  const name = page.locator('input[id$="_product_name"]');
  await name.focus();
  await name.blur();
  await expect(page.locator('.ant-form-item').filter({ has: name }).locator('.ant-form-item-explain-error')).toBeVisible();
  await expect.poll(() => top(below)).toBe(before);
  await sku.fill('A-1');
  await sku.blur();
  await expect(hint).toBeVisible();
  await expect.poll(() => top(below)).toBe(before);
  const radius = await page
    .locator('.ant-checkbox, .ant-checkbox-inner')
    .first()
    .evaluate((box) =>
      Math.max(
        Number.parseFloat(getComputedStyle(box).borderRadius),
        Number.parseFloat(getComputedStyle(box, '::after').borderRadius) || 0,
      ),
    );
  expect(radius).toBeLessThanOrEqual(4);
});
