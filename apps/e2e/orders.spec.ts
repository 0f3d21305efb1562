import { expect, type Locator, type Page } from '@playwright/test';
import { enterAs, withAppearance } from './kit/people.ts';
import { say, texts, type SpokenLanguage } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const appearances = [
  { language: 'en', width: 1440, number: 'JOURNEY-EN', box: 'Lamp box', carton: 'Carton S', warehouse: 'Shenzhen' },
  { language: 'zh_CN', width: 390, number: 'JOURNEY-CN', box: '台灯专用盒', carton: '小号纸箱', warehouse: '深圳仓' },
] as const;
const pasted = (number: string) => `${number} Meyer\nHauptstraße 12a\n10115 Berlin\nGermany\n+49 30 1234567`;

/** The texts and controls of a page. */
function on(page: Page, language: SpokenLanguage) {
  const t = texts[language];
  return {
    t,
    field: (name: keyof typeof t.orders.field) => page.getByLabel(t.orders.field[name], { exact: true }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  };
}

/** Opens the dialog and selects one; answers the confirmation with the given button. */
async function takeConsumable(page: Page, language: SpokenLanguage, name: string, answer: string): Promise<void> {
  const { t } = on(page, language);
  await page.getByRole('button', { name: t.consumables.choose }).click();
  const dialog = page.getByRole('dialog', { name: t.consumables.dialog_title });
  await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: t.consumables.take }).click();
  const tip = page.getByRole('dialog').filter({ hasText: t.consumables.confirm_title });
  await expect(tip).toContainText(say(t.consumables.confirm_text.order, { names: name }));
  await tip.getByRole('button', { name: answer, exact: true }).click();
  await expect(tip).toBeHidden();
}

/** From the products to the logistics step: the cheapest method, then saved. */
async function saveWithMethod(page: Page, language: SpokenLanguage): Promise<void> {
  const { t, press } = on(page, language);
  await press(t.kernel.actions.next);
  await page.getByRole('table', { name: t.orderShipping.methods }).getByRole('radio').first().check();
  await press(t.orderShipping.save);
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`/order/orderList?number=${number}`);
  await page.getByRole('link', { name: /SO-\d{6}-/ }).click();
  await expect(page.getByRole('heading', { name: /SO-\d{6}-/ })).toBeVisible();
}

async function choose(box: Locator, label: string): Promise<void> {
  await box.click();
  await box.page().locator('.ant-select-item-option', { hasText: label }).first().click();
}

for (const { language, width, number, box, carton, warehouse } of appearances) {
  const name = `${language}-${width}`;
  test(`CONS-04 CONS-05 ORD-07 ORD-08 ORD-10 ORD-12 an order is written with packaging from the dialog (${name})`, async ({ page }) => {
    const { t, field, press } = on(page, language);
    await withAppearance(page, { language, width });
    await enterAs(page, 'merchant@demo.test');
    // The URL used in help texts, not the menu's (D-98).
    await page.goto('/order/order-list');
    await expect(page.getByRole('link', { name: /^SO-/ }).first()).toBeVisible();
    await press(t.orders.create);

    await press(t.kernel.actions.next);
    await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible();
    await page.getByLabel(t.orders.platform_order_no, { exact: true }).fill(number);
    await page.getByLabel(t.orders.paste_label).fill(pasted(number));
    await press(t.orders.recognize);
    await expect(field('address1')).toHaveValue('Hauptstraße');
    await expect(field('house_number')).toHaveValue('12a');
    await expect(field('city')).toHaveValue('Berlin');
    await field('state').fill('Berlin');
    await press(t.kernel.actions.next);

    await choose(page.locator('.wizard').getByLabel(t.orders.warehouse, { exact: true }), warehouse);
    for (const sku of ['LAMP-OAK-01', 'MUG-STONE-4']) {
      await page.getByLabel(t.orders.add_goods, { exact: true }).fill(sku);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(say(t.orders.quantity_of, { sku }))).toHaveValue('1');
    }
    const lamps = page.getByLabel(say(t.orders.quantity_of, { sku: 'LAMP-OAK-01' }));
    await lamps.click(); // nothing may lie over it
    await lamps.fill('2');
    // Two lamps add two boxes, the mugs a carton: 2 × 0.95 + 0.42.
    await expect(page.locator('.packaging-cost:visible')).toContainText('2.32');
    await takeConsumable(page, language, carton, t.kernel.actions.cancel);
    const dialog = page.getByRole('dialog', { name: t.consumables.dialog_title });
    await dialog.getByRole('button', { name: t.kernel.actions.cancel, exact: true }).click();
    await expect(page.getByText(t.consumables.none.order)).toBeVisible();
    await takeConsumable(page, language, carton, t.consumables.confirm_ok);
    await page.getByLabel(say(t.consumables.quantity_of.order, { name: carton })).fill('3');
    await expect(page.locator('.packaging-cost:visible')).toContainText('2.86');
    await saveWithMethod(page, language);

    await expect(page.getByText(t.orders.saved)).toBeVisible();
    await expect(page.getByRole('heading', { name: /SO-\d{6}-/ })).toBeVisible();
    await expect(page.getByText(box)).toBeVisible();
    await expect(page.getByText(carton)).toBeVisible();
    await expect(page.locator('.packaging-cost:visible')).toContainText('2.86');
  });
}

test('ORD-11 ORD-24 ORD-29 ORD-30 ORD-34 an order is changed, found to be a duplicate, cancelled and deleted', async ({ page }) => {
  const { t, field, press } = on(page, 'en');
  await enterAs(page, 'merchant@demo.test');
  await openOrder(page, 'journey-en');
  await press(t.orders.edit);
  await press(t.kernel.actions.next);
  await page.getByLabel(say(t.orders.quantity_of, { sku: 'MUG-STONE-4' })).fill('3');
  await saveWithMethod(page, 'en');
  await expect(page.locator('.packaging-cost:visible')).toContainText('3.70');

  // The same number is refused at its field; the same recipient is only a warning.
  await page.goto('/order/orderList/create');
  await page.getByLabel(t.orders.platform_order_no, { exact: true }).fill('journey-en');
  await page.getByLabel(t.orders.paste_label).fill(pasted('JOURNEY-EN'));
  await press(t.orders.recognize);
  await expect(field('city')).toHaveValue('Berlin');
  await field('state').fill('Berlin');
  await press(t.kernel.actions.next);
  await expect(page.locator('.ant-form-item-explain-error')).toContainText('SO-');
  await expect(page.getByText(t.orders.alike_title_one)).toBeVisible();
  await page.getByLabel(t.orders.platform_order_no, { exact: true }).fill('JOURNEY-EN-2');
  await press(t.kernel.actions.next);
  await expect(page.locator('.wizard').getByLabel(t.orders.warehouse, { exact: true })).toBeVisible();

  await openOrder(page, 'journey-en');
  await press(t.orders.cancel);
  await page.getByRole('dialog').getByRole('button', { name: t.orders.cancel, exact: true }).click();
  await expect(page.getByText(t.orders.next.canceled)).toBeVisible();
  await expect(page.getByRole('button', { name: t.orders.edit, exact: true })).toBeDisabled();
  await press(t.orders.delete);
  await page.getByRole('dialog').getByRole('button', { name: t.orders.delete, exact: true }).click();
  await expect(page.getByText(say(t.orders.deleted_one, { count: 1 }))).toBeVisible();
  await page.goto('/order/orderList?number=journey-en');
  await expect(page.getByText(t.kernel.empty.filtered)).toBeVisible();
});

test('PROD-08 a product that an order needs is not deleted, and the order is named', async ({ page }) => {
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/order/orderList?number=lo-1064');
  const orderNo = await page.getByRole('link', { name: /SO-\d{6}-/ }).innerText();
  await page.goto('/productsList?keyword=PUZZLE-1000');
  const row = page.locator('.ant-table-row:visible', { hasText: 'PUZZLE-1000' });
  await row.locator('input[type="checkbox"]').check();
  await page.locator('.list-toolbar:visible').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`order ${orderNo}`)).toBeVisible();
});

test('D-65 a supplier has no orders', async ({ page }) => {
  const { menu, kernel } = texts.en;
  await enterAs(page, 'supplier@demo.test');
  await page.goto('/');
  await expect(page.getByRole('menuitem', { name: menu.products_list })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: menu.orders })).toHaveCount(0);
  await page.goto('/order/orderList');
  await expect(page.getByText(kernel.denied.title)).toBeVisible();
});
