import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { imports as importsEn } from '@quayside/i18n/en/imports';
import { inventory as inventoryEn } from '@quayside/i18n/en/inventory';
import { products as productsEn } from '@quayside/i18n/en/products';
import { imports as importsCn } from '@quayside/i18n/zh-CN/imports';
import { inventory as inventoryCn } from '@quayside/i18n/zh-CN/inventory';
import { products as productsCn } from '@quayside/i18n/zh-CN/products';
import { enterAs, withAppearance } from './kit/people.ts';
import { test } from './kit/watch.ts';
import { filledIn } from './kit/workbook.ts';

const languages = [
  {
    language: 'en',
    products: productsEn,
    imports: importsEn,
    inventory: inventoryEn,
    save: 'Save',
    code: 'EN',
    general: 'General goods',
  },
  {
    language: 'zh_CN',
    products: productsCn,
    imports: importsCn,
    inventory: inventoryCn,
    save: '保存',
    code: 'CN',
    general: '普货',
  },
] as const;

/** Two hundred rows, twelve of them with one invalid cell each. */
function twoHundred(code: string, general: string) {
  return Array.from({ length: 200 }, (_, i) => ({
    0: `BULK-${code}-${String(i).padStart(3, '0')}`,
    1: `Bulk lamp ${i}`,
    2: `批量灯 ${i}`,
    3: `Bulk lamp ${i}`,
    4: 9.5,
    5: general,
    6: i % 17 === 0 ? '12' : '940520',
    7: 250,
  }));
}

for (const { language, products, imports, inventory, save, code, general } of languages) {
  test(`PROD-04 PROD-05 PROD-06 PROD-48 a product is created by hand (${language})`, async ({ page }) => {
    await withAppearance(page, { language });
    await enterAs(page, 'merchant@demo.test');
    await page.goto('/productsList/add');
    for (const section of ['basic', 'customs', 'barcode', 'logistics', 'consumables'] as const)
      await expect(page.getByRole('heading', { name: products.section[section] })).toBeVisible();
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible();
    expect(await page.locator('.ant-form-item-explain-error').count()).toBeGreaterThanOrEqual(7);
    const field = (name: keyof typeof products.field) => page.getByLabel(products.field[name], { exact: true });
    await field('sku').fill(`HAND-${code}`);
    await field('product_name').fill('Hand-made lamp');
    await field('name_cn').fill('手工台灯');
    await field('name_en').fill('Hand-made lamp');
    await field('declared_value').fill('19.90');
    await field('hs_code').fill('940520');
    await field('weight_g').fill('640');
    await field('warning_quantity').fill('12');
    await field('property_ids').click();
    await page.getByTitle(general).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText(products.saved)).toBeVisible();
    await page.goto(`/productsList?keyword=HAND-${code}`);
    await page.getByLabel(products.keyword).fill(`hand-${code}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`HAND-${code}`).first()).toBeVisible();
  });

  test(`PROD-04 D-16 two hundred are imported, twelve of them corrected on screen (${language})`, async ({ page }) => {
    await withAppearance(page, { language });
    await enterAs(page, 'merchant@demo.test');
    await page.goto('/productsList/import');
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: imports.template }).first().click(),
    ]);
    const file = await filledIn(template, twoHundred(code, general));
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: `lamps-${code}.xlsx`, mimeType: 'application/octet-stream', buffer: file });
    // Only cells with an error are inputs.
    const cell = page.locator('.import-cell input[aria-invalid="true"]');
    await page.getByRole('tab', { name: imports.row_state.faulty }).click();
    await expect(cell).toHaveCount(12);
    for (let i = 0; i < 12; i++) await cell.first().fill('940520'); // a changed cell no longer counts as an error
    await page.getByRole('button', { name: imports.save_other.replace('{{count}}', '12') }).click();
    await expect(page.getByText(imports.saved)).toBeVisible();
    await page.getByRole('button', { name: imports.import_all, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: imports.import_all, exact: true }).click();
    await expect(page.getByText(imports.imported_title_other.replace('{{count}}', '200')).first()).toBeVisible();
  });

  test(`PROD-47 PROD-56 they are found and their labels printed (${language})`, async ({ page }) => {
    await withAppearance(page, { language });
    await enterAs(page, 'merchant@demo.test');
    await page.goto('/productsList');
    await page.getByLabel(products.keyword).fill(`bulk-${code}-19`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ant-table-tbody .ant-table-row')).toHaveCount(10);
    await page.locator('.ant-table-thead input[type="checkbox"]').check();
    await page.getByRole('button', { name: products.labels }).first().click();
    const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: products.label.print }).click()]);
    const bytes = readFileSync(await pdf.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(10);
  });

  test(`INV-01 INV-06 INV-09 current stock, past stock and its movements are shown (${language})`, async ({ page }) => {
    await withAppearance(page, { language });
    await enterAs(page, 'merchant@demo.test');
    await page.goto('/products/inventory');
    await page.getByLabel(inventory.keyword).fill('lamp-oak-01');
    await page.keyboard.press('Enter');
    await expect(page.getByText('LAMP-OAK-01').first()).toBeVisible();
    await page.goto('/products/inventory/stockLog?kind=adjusted');
    await expect(page.getByText('SA-2026-0001').first()).toBeVisible();
    await page.goto('/products/inventory/snapshot');
    await page.getByLabel(inventory.deadline).fill(daysAgo(40));
    await page.getByLabel(inventory.deadline).press('Tab');
    await page.getByRole('button', { name: inventory.snapshot_show, exact: true }).click();
    await page.getByLabel(inventory.keyword).fill('lamp-oak-01');
    await page.keyboard.press('Enter');
    // Forty days ago only the first delivery had arrived, before the damage correction.
    const lamp = page.locator('.ant-table-row', { hasText: 'LAMP-OAK-01' });
    await expect(lamp).toContainText('120');
    await expect(page.locator('.ant-table-row', { hasText: 'YW01' })).toHaveCount(0);
  });
}

function daysAgo(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
}

test('D-65 a supplier sees its four SKUs and nothing else, on every page', async ({ page }) => {
  await enterAs(page, 'supplier@demo.test');
  for (const at of ['/productsList', '/products/inventory', '/products/inventory/stockLog']) {
    await page.goto(at);
    await expect(page.getByText('LAMP-OAK-01').first()).toBeVisible();
    expect(await page.locator('main, #root').first().innerText()).not.toContain('YOGA-MAT');
    expect(await page.locator('main, #root').first().innerText()).not.toContain('BULK-');
  }
  await page.goto('/productsList');
  await page.getByLabel(productsEn.keyword).fill('yoga');
  await page.keyboard.press('Enter');
  await expect(page.getByText('YOGA-MAT')).toHaveCount(0);
  await expect(page.getByRole('button', { name: productsEn.add })).toHaveCount(0);
});
