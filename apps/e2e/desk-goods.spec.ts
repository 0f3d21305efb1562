import { expect, type Locator, type Page } from '@playwright/test';
import { tokenOf } from './kit/api.ts';
import { withAppearance, enter } from './kit/people.ts';
import { say, texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const [language, width, sku, code] = ['en', 1440, 'MUG-STONE-4', 'EN'] as const;

const row = (page: Page, words: string) => page.locator('.ant-table-tbody .ant-table-row').filter({ hasText: words });
const drawer = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title });
const named = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });

const name = `${language}-${width}`;
const t = texts[language];
const { deskKernel, deskProducts, deskInventory, deskConsumables, deskCategories, deskProperties, deskWarehouses, kernel } = t;

test.describe(`the desk's goods, ${name}`, () => {
  test.beforeEach(async ({ page, request }) => {
    await withAppearance(page, { language, width });
    await enter(page, 'desk_token', await tokenOf(request, 'admin@desk.test', 'desk'));
  });

  test(`STAFF-07 what was measured stands beside what was declared: ${name}`, async ({ page }) => {
    await page.goto(`/desk/product-list?keyword=${sku}`);
    await named(row(page, sku), deskProducts.measure).click();
    const measuring = drawer(page, say(deskProducts.measure_title, { sku }));
    const field = (key: 'weight_g' | 'length_cm' | 'width_cm' | 'height_cm') =>
      measuring.getByLabel(deskProducts[`measured_${key}`], { exact: true });
    await field('weight_g').fill('3333');
    await field('length_cm').fill('61.5');
    await field('width_cm').fill('0');
    await field('height_cm').fill('12');
    await named(measuring, kernel.actions.save).click();
    await expect(measuring.locator('.ant-form-item-explain-error')).toBeVisible();
    await field('width_cm').fill('27.5');
    await expect(measuring.locator('.ant-alert-warning')).toBeVisible(); // much heavier than declared
    await named(measuring, kernel.actions.save).click();
    await expect(page.getByText(say(deskProducts.saved, { sku }))).toBeVisible();
    await page.goto(`/desk/product-list?keyword=${sku}&measured=1`);
    await expect(row(page, sku)).toContainText(say(deskProducts.weight_text, { weight: 3333 }));
    await expect(row(page, sku)).toContainText(/61\.50? × 27\.50? × 12(\.00)? cm/);
  });

  test(`STAFF-07 stock is corrected by a count with its reason, and the log tells it: ${name}`, async ({ page }) => {
    const reason = `Recount ${code}`;
    await page.goto(`/desk/inventory?keyword=${sku}&warehouse_id=1`);
    await named(row(page, sku), deskInventory.adjust).click();
    const counting = drawer(page, say(deskInventory.adjust_title, { sku }));
    const before = Number(await counting.getByTestId('believed').innerText());
    await counting.getByLabel(deskInventory.counted, { exact: true }).fill(String(before + 7));
    await named(counting, kernel.actions.save).click();
    await expect(counting.locator('.ant-form-item-explain-error')).toBeVisible(); // why is not said yet
    await counting.getByLabel(deskInventory.reason, { exact: true }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: t.stockColumns['reason.found'] }).click();
    await counting.getByLabel(deskInventory.remark, { exact: true }).fill(reason);
    await expect(counting.locator('.drawer-facts')).toContainText('+7');
    await named(counting, kernel.actions.save).click();
    await expect(page.getByText(say(deskInventory.adjusted, { sku, total: before + 7 }))).toBeVisible();
    await row(page, sku).getByRole('link', { name: deskInventory.open_log, exact: true }).click();
    const line = row(page, reason);
    await expect(line).toContainText('+7');
    await expect(line).toContainText(t.stockColumns['reason.found']);
    await expect(line).toContainText(String(before + 7));
    await expect(line).toContainText('Ada Okafor');
  });

  test(`a log is read for one customer at a time, and a count can be entered for what never lay there: ${name}`, async ({ page }) => {
    await page.goto('/desk/stock-log');
    await expect(page.getByText(deskInventory.log_choose_hint)).toBeVisible();
    await page.goto('/desk/inventory');
    await named(page, deskInventory.count).click();
    const choosing = drawer(page, deskInventory.count_title);
    const pick = async (label: string, typed: string, option: string) => {
      await choosing.getByLabel(label, { exact: true }).click();
      await choosing.getByLabel(label, { exact: true }).fill(typed);
      await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
    };
    await pick(deskKernel.customer, 'Lumen', 'Lumen & Oak');
    await pick(deskInventory.product, sku, sku);
    await pick(deskInventory.warehouse, '', 'YW01');
    await named(choosing, deskInventory.count_next).click();
    await expect(drawer(page, say(deskInventory.adjust_title, { sku })).getByTestId('believed')).toHaveText(/^\d+$/);
  });

  test(`consumables, categories, attributes and warehouses are kept: ${name}`, async ({ page }) => {
    const kept = [
      {
        at: '/desk/consumables',
        add: deskConsumables.add,
        fields: [
          [deskConsumables.weight_g, '45'],
          [deskConsumables.unit_price, '0.35'],
        ],
      },
      { at: '/desk/categories', add: deskCategories.add, fields: [] },
      { at: '/desk/properties', add: deskProperties.add, fields: [[deskProperties.code, `p_${code.toLowerCase()}`]] },
      { at: '/desk/warehouses', add: deskWarehouses.add, fields: [[deskWarehouses.code, `W-${code}`]] },
    ] as const;
    for (const { at, add, fields } of kept) {
      const screen = at.slice('/desk/'.length);
      const [en, cn] = [`${screen} of ${code}`, `新增${code}`];
      await page.goto(at);
      await named(page, add).click();
      const form = drawer(page, add);
      await named(form, kernel.actions.save).click();
      await expect(form.locator('.ant-form-item-explain-error').first()).toBeVisible();
      await form.getByLabel(deskKernel.name_en, { exact: true }).fill(en);
      await form.getByLabel(deskKernel.name_cn, { exact: true }).fill(cn);
      for (const [label, value] of fields) await form.getByLabel(label, { exact: true }).fill(value);
      if (at === '/desk/warehouses') await inGermany(page, form, deskWarehouses, t.country);
      await named(form, kernel.actions.save).click();
      await expect(page.getByText(say(deskKernel.saved, { name: en }))).toBeVisible();
      await switchOff(page, row(page, en));
    }
  });

  /** Asked first, done then, and seen. */
  const switchOff = async (page: Page, thing: Locator) => {
    await named(thing, deskKernel.switch_off).click();
    await page.locator('.ant-modal').getByRole('button', { name: deskKernel.switch_off, exact: true }).click();
    await expect(thing.locator('.state-tag')).toHaveText(deskKernel.enabled.off);
  };
});

type WarehouseTexts = { country: string; address_en: string; address_cn: string };

async function inGermany(page: Page, form: Locator, words: WarehouseTexts, country: string): Promise<void> {
  await form.getByLabel(words.country, { exact: true }).click();
  await page.keyboard.type(country);
  await page.locator('.ant-select-item-option').filter({ hasText: country }).first().click();
  await form.getByLabel(words.address_en, { exact: true }).fill('Dock 4, Hamburg');
  await form.getByLabel(words.address_cn, { exact: true }).fill('汉堡四号码头');
}
