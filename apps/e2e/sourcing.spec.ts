import { expect, type Page } from '@playwright/test';
import { callAs, tokenOf } from './kit/api.ts';
import { newMerchant } from './kit/merchants.ts';
import { addBalance } from './kit/money.ts';
import { enter, withAppearance } from './kit/people.ts';
import { texts, type SpokenLanguage } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const sides = [
  { language: 'en', lastname: 'Sourcer' },
  { language: 'zh_CN', lastname: 'Caigou' },
] as const satisfies readonly { language: SpokenLanguage; lastname: string }[];

const press = (page: Page, name: string) =>
  page
    .locator('button:visible')
    .and(page.getByRole('button', { name, exact: true }))
    .last()
    .click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator(':visible')).last();
const pick = async (page: Page, label: string, option: string) => {
  await field(page, label).click();
  await page.keyboard.type(option);
  await page.locator('.ant-select-item-option:visible', { hasText: option }).first().click();
};
const inTwoWeeks = () => new Date(Date.now() + 14 * 24 * 3_600_000).toISOString().slice(0, 10);

for (const { language, lastname } of sides)
  test(`DROP-01 DROP-02 D-97 a product is requested, quoted at the desk and accepted into a SKU with an expected inbound (${language})`, async ({
    page,
  }) => {
    const t = texts[language].sourcing;
    const sku = `MUG-${lastname.toUpperCase()}`;
    const merchant = await newMerchant(page.request, lastname, language);
    await addBalance(page.request, merchant.customer_id, '200');
    await withAppearance(page, { language });
    await enter(page, 'token', merchant.token);
    await enter(page, 'desk_token', await tokenOf(page.request, 'manager@desk.test', 'desk'));

    // The workplace has an entry to it.
    await page.goto('/dashboard/workplace');
    await page.locator('.shortcuts').getByRole('link', { name: t.title }).click();
    await press(page, t.create);
    await field(page, t.product_name).fill('Mug');
    await field(page, t.link).fill('http://10.0.0.1/mug');
    await field(page, t.quantity).fill('20');
    const kept = page.waitForResponse((response) => response.url().includes('/draft/') && response.request().method() === 'POST');
    await pick(page, t.country, 'DE');
    // What was typed survives a reload.
    await kept;
    await page.reload();
    await press(page, texts[language].kernel.draft.continue);
    await expect(field(page, t.product_name)).toHaveValue('Mug');
    await expect(field(page, t.quantity)).toHaveValue('20');
    await press(page, t.submit);
    await expect(page.locator('.ant-form-item-explain-error:visible')).toContainText('https://');
    await field(page, t.link).fill('https://www.example.com/mug');
    await press(page, t.submit);
    const heading = page.getByRole('heading', { level: 1, name: /^DS-/ });
    await heading.waitFor();
    const number = (await heading.textContent()) ?? '';
    const link = page.locator('a.sourcing-link:visible');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

    await page.goto('/desk/sourcing?waits_for=staff&sort=waiting_since&order=asc');
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    await press(page, t.quote);
    const quote = { unit_price: '4.50', lead_days: '10', weight_g: '380', length_cm: '12', width_cm: '12', height_cm: '10' } as const;
    for (const [name, value] of Object.entries(quote)) await field(page, t[name as keyof typeof quote]).fill(value); // the keys above
    await field(page, t.hs_code).fill('691110');
    await field(page, t.name_en).fill('Mug');
    await field(page, t.name_cn).fill('马克杯');
    await field(page, t.property_ids).click();
    await page.locator('.ant-select-item-option:visible').first().click();
    await page.keyboard.press('Escape');
    await field(page, t.valid_until).fill(inTwoWeeks());
    await field(page, t.valid_until).press('Enter');
    await press(page, t.quote_send);
    await expect(page.locator('.state-tag:visible', { hasText: t.states.quoted })).toBeVisible();

    await page.goto('/dropshipping?state=quoted');
    await page.getByRole('link', { name: number }).click();
    await press(page, t.accept);
    await field(page, t.accept_sku).fill(sku);
    await field(page, t.accept_warehouse).click();
    await page.locator('.ant-select-item-option:visible', { hasText: 'SZ01' }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.accept, exact: true }).click();
    await expect(page.locator('.state-tag:visible', { hasText: t.states.accepted }).last()).toBeVisible();

    const { list } = await callAs<{ list: { sku: string; expected: number }[] }>(
      page.request,
      merchant.token,
      '/api/ucenter/inventory/getList',
    );
    expect(list).toMatchObject([{ sku, expected: 20 }]);
    const { balance } = await callAs<{ balance: string }>(page.request, merchant.token, '/api/ucenter/billing/getBalance');
    expect(balance).toBe('110.00');
  });
