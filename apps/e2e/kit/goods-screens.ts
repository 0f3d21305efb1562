import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import { callAs } from './api.ts';
import { button, dialog, opens, type Screen } from './screen.ts';
import { say, type Texts } from './texts.ts';
import { workbookLike } from './workbook.ts';

const tokenOn = async (page: Page) => (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
const openProduct = async (page: Page) => {
  await page.getByRole('link', { name: 'LAMP-OAK-01', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'LAMP-OAK-01' }).waitFor();
};
const saveEmpty = async (page: Page, t: Texts) => {
  await button(page, t.kernel.actions.save).click();
  await page.locator('.ant-form-item-explain-error').first().waitFor();
};
const addEmpty = (add: (t: Texts) => string) => async (page: Page, t: Texts) => {
  await button(page, add(t)).click();
  await dialog(page, add(t));
  await saveEmpty(page, t);
};

/** A product with an image URL that must not be fetched, so it shows the error. */
async function openWithoutPicture(page: Page, t: Texts): Promise<void> {
  const token = await tokenOn(page);
  const words = { product_name: 'Pictured lamp', name_cn: '台灯', name_en: 'Pictured lamp', hs_code: '940520', declared_value: '9.50' };
  const product = { ...words, sku: `NO-PICTURE-${Date.now()}`, weight_g: 250, property_ids: [1], image_file_id: null };
  const { product_id: id } = await callAs<{ product_id: number }>(page.request, token, '/api/ucenter/product/addProduct', product);
  const url = 'http://10.0.0.1/warehouse/pictures/2026/a-lamp-with-a-very-long-name-that-does-not-fit-on-one-line-of-a-phone.jpg';
  await callAs(page.request, token, '/api/ucenter/product/updateProductUrl', { id, url });
  await page.goto(`/productsList/details?id=${id}`);
  const alert = page.getByRole('alert').filter({ hasText: t.products.image_error.title });
  // A job fetches the image: reload the page until it has tried.
  for (let tries = 0; tries < 20 && (await alert.count()) === 0; tries++) {
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(100);
  }
  await alert.scrollIntoViewIfNeeded();
}

/** A workbook with three valid rows and two with errors. */
async function uploadWithErrors(page: Page, t: Texts): Promise<void> {
  const answer = await page.request.get('/api/ucenter/product/getImportTemplate', { headers: { token: await tokenOn(page) } });
  const template = await readXlsx(await answer.body());
  const rows = ['940520', '12', '940520', 'x', '940520'].map((hsCode, at) => ({
    0: `LOOK-${Date.now()}-${at}`,
    1: `Lamp ${at}`,
    2: `灯 ${at}`,
    3: `Lamp ${at}`,
    4: 9.5,
    5: t.generalGoods,
    6: hsCode,
    7: 250,
  }));
  const buffer = await workbookLike(template, rows);
  await page.locator('input[type="file"]').setInputFiles({ name: 'lamps.xlsx', mimeType: 'application/octet-stream', buffer });
  await page.locator('.import-cell input[aria-invalid="true"]').first().waitFor();
}

export const portalGoodsScreens: readonly Screen[] = [
  { name: 'products', at: '/productsList' },
  { name: 'product', at: '/productsList?keyword=LAMP-OAK-01', show: openProduct, foreign: true },
  {
    name: 'product-edit',
    at: '/productsList?keyword=LAMP-OAK-01',
    foreign: true,
    show: async (page, t) => {
      await openProduct(page);
      await button(page, t.products.edit).click();
      await page.locator('input:visible[value="LAMP-OAK-01"]').waitFor();
    },
  },
  {
    name: 'product-delete-refused',
    at: '/productsList?keyword=LAMP-OAK-01',
    show: async (page, t) => {
      await openProduct(page);
      await button(page, t.products.delete).click();
      await page.getByRole('dialog').getByRole('button', { name: t.products.delete, exact: true }).click();
      await dialog(page, t.products.delete_failed);
    },
  },
  {
    name: 'product-labels',
    at: '/productsList',
    show: async (page, t) => {
      await page.locator('.ant-table-row input[type="checkbox"]:visible, .list-card input[type="checkbox"]:visible').first().check();
      await button(page, t.products.labels).click();
      await dialog(page, t.products.label.print);
    },
  },
  { name: 'product-image-error', at: '/productsList', show: openWithoutPicture, foreign: true },
  { name: 'product-add', at: '/productsList/add' },
  { name: 'product-add-empty', at: '/productsList/add', show: saveEmpty },
  { name: 'product-import', at: '/productsList/import' },
  { name: 'product-import-errors', at: '/productsList/import', show: uploadWithErrors, foreign: true },
  { name: 'inventory', at: '/products/inventory' },
  { name: 'stock-log', at: '/products/inventory/stockLog' },
  { name: 'snapshot', at: '/products/inventory/snapshot' },
  {
    name: 'snapshot-result',
    at: '/products/inventory/snapshot',
    show: async (page, t) => {
      await page.getByLabel(t.inventory.deadline).fill('2026-10-01');
      await page.getByLabel(t.inventory.deadline).press('Tab');
      await button(page, t.inventory.snapshot_show).click();
    },
  },
  { name: 'serial-numbers', at: '/customerSerialNumber' },
  { name: 'serial-number-import', at: '/customerSerialNumber/import' },
];

export const deskGoodsScreens: readonly Screen[] = [
  { name: 'goods-products', at: '/desk/product-list' },
  {
    name: 'goods-product-measure',
    at: '/desk/product-list?keyword=MUG-STONE-4',
    show: async (page, t) => {
      await button(page, t.deskProducts.measure).click();
      const drawer = page.getByRole('dialog').filter({ hasText: say(t.deskProducts.measure_title, { sku: 'MUG-STONE-4' }) });
      await drawer.getByLabel(t.deskProducts.measured_weight_g, { exact: true }).fill('3333');
      await drawer.locator('.ant-alert-warning').waitFor();
    },
  },
  { name: 'goods-inventory', at: '/desk/inventory' },
  {
    name: 'goods-inventory-adjust',
    at: '/desk/inventory?keyword=MUG-STONE-4&warehouse_id=1',
    show: opens(
      (t) => t.deskInventory.adjust,
      (t) => t.deskInventory.reason,
    ),
  },
  {
    name: 'goods-inventory-count',
    at: '/desk/inventory',
    show: opens(
      (t) => t.deskInventory.count,
      (t) => t.deskInventory.count_title,
    ),
  },
  { name: 'goods-stock-log', at: '/desk/stock-log' },
  { name: 'goods-shipping', at: '/desk/shipping' },
  {
    name: 'goods-shipping-file',
    at: '/desk/shipping',
    show: opens(
      (t) => t.deskShipping.by_file,
      (t) => t.deskShipping.template,
    ),
  },
  {
    name: 'goods-shipping-events',
    at: '/desk/shipping',
    show: opens(
      (t) => t.deskShipping.events.title,
      (t) => t.deskShipping.template,
    ),
  },
  { name: 'goods-stock-takes', at: '/desk/stock-takes' },
  { name: 'goods-stock-take', at: '/desk/stock-takes/details?take_id=1001' },
  { name: 'goods-consumables', at: '/desk/consumables' },
  { name: 'goods-consumable-empty', at: '/desk/consumables', show: addEmpty((t) => t.deskConsumables.add) },
  { name: 'goods-categories', at: '/desk/categories' },
  { name: 'goods-category-empty', at: '/desk/categories', show: addEmpty((t) => t.deskCategories.add) },
  { name: 'goods-properties', at: '/desk/properties' },
  { name: 'goods-property-empty', at: '/desk/properties', show: addEmpty((t) => t.deskProperties.add) },
  { name: 'goods-warehouses', at: '/desk/warehouses' },
  { name: 'goods-warehouse-empty', at: '/desk/warehouses', show: addEmpty((t) => t.deskWarehouses.add) },
];
