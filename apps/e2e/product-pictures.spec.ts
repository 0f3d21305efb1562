import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { kernel } from '@quayside/i18n/zh-CN/kernel';
import { products } from '@quayside/i18n/zh-CN/products';
import { callAs, tokenOf } from './kit/api.ts';
import { withAppearance, enter, dismissOnboarding } from './kit/people.ts';
import { test } from './kit/watch.ts';

const [language, width, t, close] = ['zh_CN', 390, products, kernel.actions.close] as const;
const stock = /LAMP-OAK-01（SZ01 库存 \d+ 件/;
const INSIDE = 'http://10.0.0.1/warehouse/pictures/2026/a-lamp-with-a-very-long-name-that-does-not-fit-on-one-line-of-a-phone.jpg';
const row = (page: Page, words: string) => page.locator('.ant-table-tbody .ant-table-row, .list-card').filter({ hasText: words });

async function merchant(request: APIRequestContext): Promise<string> {
  const token = await tokenOf(request, 'merchant@demo.test');
  await dismissOnboarding(request, token);
  return token;
}

async function aProduct(request: APIRequestContext, token: string, sku: string, image_file_id: string | null = null): Promise<number> {
  const words = { product_name: 'Pictured lamp', name_cn: '台灯', name_en: 'Pictured lamp', hs_code: '940520', declared_value: '9.50' };
  const wish = { ...words, sku, weight_g: 250, property_ids: [1], image_file_id };
  return (await callAs<{ product_id: number }>(request, token, '/api/ucenter/product/addProduct', wish)).product_id;
}

const code = 'CN';
test.describe(`product images, ${language}`, () => {
  test.beforeEach(({ page }) => withAppearance(page, { language, width }));

  test(`PROD-04 PROD-22 lists show thumbnails, in the portal and at the desk: ${language}`, async ({ page, request }) => {
    const token = await merchant(request);
    await page.goto('/login');
    const file = { name: 'lamp.png', mimeType: 'image/png', buffer: await page.screenshot() };
    const sent: { content: { file_id: string } } = await (
      await request.post('/upload/img', { headers: { token }, multipart: { file } })
    ).json();
    await aProduct(request, token, `PICTURED-${code}`, sent.content.file_id);
    await enter(page, 'token', token);
    await enter(page, 'desk_token', await tokenOf(request, 'admin@desk.test', 'desk'));
    for (const at of ['/productsList', '/desk/product-list']) {
      await page.goto(`${at}?keyword=PICTURED-${code}`);
      const shown = row(page, `PICTURED-${code}`).locator('.auth-image img');
      await expect(shown).toBeVisible();
      const largest = () => shown.evaluate((image: HTMLImageElement) => Math.max(image.naturalWidth, image.naturalHeight));
      await expect.poll(largest).toBe(160);
    }
  });

  test(`PROD-50 an image that cannot be fetched is reported on the product: ${language}`, async ({ page, request }) => {
    const token = await merchant(request);
    const id = await aProduct(request, token, `NO-PICTURE-${code}`);
    await callAs(request, token, '/api/ucenter/product/updateProductUrl', { id, url: INSIDE });
    const detail = `/api/ucenter/product/getProductDetail?product_id=${id}`;
    const fault = async () => (await callAs<{ image_error: string | null }>(request, token, detail)).image_error;
    await expect.poll(fault).toBe('refused_address');
    await enter(page, 'token', token);
    await page.goto(`/productsList?keyword=NO-PICTURE-${code}`);
    await expect(row(page, `NO-PICTURE-${code}`).getByRole('img', { name: t.image_error.refused_address })).toBeVisible();
    for (const at of ['details', 'edit']) {
      await page.goto(`/productsList/${at}?id=${id}`);
      const alert = page.getByRole('alert').filter({ hasText: t.image_error.title });
      await expect(alert).toContainText(INSIDE);
      await expect(alert).toContainText(t.image_error.refused_address);
      await alert.scrollIntoViewIfNeeded();
    }
  });

  test(`PROD-08 PROD-32 a refused deletion says where the SKU is in stock: ${language}`, async ({ page, request }) => {
    const token = await merchant(request);
    type Found = { list: { product_id: number; sku: string }[] };
    const { list } = await callAs<Found>(request, token, '/api/ucenter/product/getList?keyword=LAMP-OAK-01');
    await enter(page, 'token', token);
    await page.goto(`/productsList/details?id=${list[0]?.product_id}`);
    await page.getByRole('button', { name: t.delete, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.delete, exact: true }).click();
    const refusal = page.getByRole('dialog').filter({ hasText: t.delete_failed });
    await expect(refusal).toContainText(stock);
    await refusal.getByRole('button', { name: close }).click();
  });
});
