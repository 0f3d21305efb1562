import { expect, type Page } from '@playwright/test';
import { callAs, tokenOf } from './kit/api.ts';
import { newMerchant, withGoods, type Merchant } from './kit/merchants.ts';
import { addBalance } from './kit/money.ts';
import { enter, withAppearance } from './kit/people.ts';
import { texts, type SpokenLanguage } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const sides = [
  { language: 'en', sku: 'CRATE-EN', lastname: 'Workman' },
  { language: 'zh_CN', sku: 'CRATE-CN', lastname: 'Gongdan' },
] as const satisfies readonly { language: SpokenLanguage; sku: string; lastname: string }[];

/** Kept tabs are still in the page: only the visible button is meant. */
const press = (page: Page, name: string) =>
  page
    .locator('button:visible')
    .and(page.getByRole('button', { name, exact: true }))
    .last()
    .click();
const pick = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label, { exact: true }).and(page.locator(':visible')).last().click();
  await page.locator('.ant-select-item-option:visible', { hasText: option }).first().click();
};

async function levelOf(page: Page, { token }: Merchant) {
  const path = '/api/ucenter/inventory/getList';
  const { list } = await callAs<{ list: { total: number; frozen: number; expected: number }[] }>(page.request, token, path);
  return list.map(({ total, frozen, expected }) => ({ total, frozen, expected }));
}
const balanceOf = async (page: Page, { token }: Merchant) =>
  callAs<{ balance: string; held: string }>(page.request, token, '/api/ucenter/billing/getBalance');

for (const { language, sku, lastname } of sides)
  test(`SELF-01 D-97 stock is disposed of by order: submitted, worked on at the desk, charged and taken out (${language})`, async ({
    page,
  }) => {
    const t = texts[language].workOrders;
    const merchant = await newMerchant(page.request, lastname, language);
    await withGoods(page.request, merchant, { sku, size: ['20', '20', '20'], pieces: 10, daysAgo: 3 });
    await addBalance(page.request, merchant.customer_id, '50');
    await withAppearance(page, { language });
    await enter(page, 'token', merchant.token);
    await enter(page, 'desk_token', await tokenOf(page.request, 'warehouse@desk.test', 'desk'));

    await page.goto('/selfServiceOrder');
    await press(page, t.create);
    await page.getByText(t.types.dispose, { exact: true }).click();
    await pick(page, t.warehouse, 'SZ01');
    await pick(page, t.sku, sku);
    await page.getByLabel(t.quantity, { exact: true }).and(page.locator(':visible')).fill('11');
    await press(page, t.submit);
    // More than there is: said at the line, nothing is held.
    await expect(page.locator('.ant-form-item-explain-error:visible')).toContainText('10');
    await page.getByLabel(t.quantity, { exact: true }).and(page.locator(':visible')).fill('4');
    await expect(page.locator('.work-quote')).toContainText('3.80');
    await press(page, t.submit);
    const heading = page.getByRole('heading', { level: 1, name: /^SS-/ });
    await heading.waitFor();
    const number = (await heading.textContent()) ?? '';
    expect(await levelOf(page, merchant)).toEqual([{ total: 10, frozen: 4, expected: 0 }]);
    expect(await balanceOf(page, merchant)).toMatchObject({ balance: '50.00', held: '3.80' });

    await page.goto('/desk/work-orders?state=submitted&sort=created_at&order=asc');
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    await press(page, t.begin);
    await press(page, t.complete);
    await page.getByRole('dialog').getByRole('button', { name: t.complete, exact: true }).click();
    await expect(page.locator('.state-tag:visible', { hasText: t.states.done })).toBeVisible();

    await page.goto('/selfServiceOrder?state=done');
    await page.getByRole('link', { name: number }).click();
    await expect(page.locator('.state-tag:visible', { hasText: t.states.done }).last()).toBeVisible();
    expect(await levelOf(page, merchant)).toEqual([{ total: 6, frozen: 0, expected: 0 }]);
    expect(await balanceOf(page, merchant)).toMatchObject({ balance: '46.20', held: '0.00' });
  });
