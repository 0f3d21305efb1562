import { expect } from '@playwright/test';
import { helpLinks } from '@quayside/contract/guides/page-articles';
import { tokenOf } from './kit/api.ts';
import { dismissOnboarding, enter, withAppearance } from './kit/people.ts';
import { texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

for (const [language, word, title, folder] of [
  ['en', 'purchase price', 'Loss orders: missing or damaged units', 'en'],
  ['zh_CN', '采购价', '货损单：短少或破损', 'zh'],
] as const) {
  test(`HELP-01 HELP-02 a merchant searches the help and reads an article with its pictures: ${language}`, async ({ page, request }) => {
    const token = await tokenOf(request, 'merchant@demo.test');
    await dismissOnboarding(request, token);
    await enter(page, 'token', token);
    await withAppearance(page, { language });
    await page.goto('/help/helpCenter');
    await page.getByLabel(texts[language].guides.search, { exact: true }).fill(word);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const picture = page.locator('.article-picture img:visible').first();
    await expect(picture).toHaveAttribute('src', `/help-pictures/${folder}/loss-orders.webp`);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  });
}

test('HELP-04 SHELL-35 USER-33 the "?" opens the article of the page, and the links in it open their pages', async ({ page, request }) => {
  const token = await tokenOf(request, 'merchant@demo.test');
  await dismissOnboarding(request, token);
  await enter(page, 'token', token);
  const t = texts.en;
  await page.goto('/warningEmailSetting');
  await page.getByRole('button', { name: t.kernel.shell.page_help }).click();
  await expect(page).toHaveURL(/\/help\?article=warning-emails$/);
  for (const path of helpLinks.filter((link) => link !== '/plugins')) {
    await page.goto('/help');
    await page.locator(`.article-body a[href="${path}"]`).first().click();
    await expect(page).not.toHaveURL(/\/help/);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).not.toHaveText(/not found|404/i);
  }
  await page.goto('/description/tariffDescription');
  await expect(page.getByText('Council Regulation (EU) 2026/382', { exact: false }).first()).toBeVisible();
});

test('SURVEY-03 EVAL-02 a merchant answers the survey once and rates the account manager; staff read both', async ({ page, request }) => {
  const token = await tokenOf(request, 'merchant@demo.test');
  await dismissOnboarding(request, token);
  await enter(page, 'token', token);
  const t = texts.en;
  await page.goto('/taxOpinionsCollection');
  await page.getByLabel(t.taxSurvey.name, { exact: true }).fill('Mei Lin');
  await page.getByLabel(t.taxSurvey.telephone, { exact: true }).fill('+86 755 1234 5678');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: t.taxSurvey.send }).click();
  await expect(page.getByText(t.taxSurvey.answered, { exact: true })).toBeVisible();
  const data = { name: 'Other', telephone: '123456', option_id: 1 };
  const again = await request.post('/api/ucenter/survey/submitTaxSurvey', { headers: { token }, data });
  expect(await again.json()).toMatchObject({ msg: 'Already submitted' });

  await page.goto('/evaluation');
  await page.getByRole('radio').nth(3).click();
  await page.getByLabel(t.evaluations.text, { exact: true }).fill('Quick help with the customs papers');
  await page.getByRole('button', { name: t.evaluations.send }).click();
  await expect(page.getByRole('cell', { name: 'Quick help with the customs papers' })).toBeVisible();

  await enter(page, 'desk_token', await tokenOf(request, 'manager@desk.test', 'desk'));
  await page.goto('/desk/evaluations');
  await expect(page.getByRole('cell', { name: 'Quick help with the customs papers' })).toBeVisible();
  await page.goto('/desk/tax-survey');
  await expect(page.getByRole('cell', { name: 'Mei Lin' }).first()).toBeVisible();
});

test('D-107 staff edit an article with a preview, and restore the old text', async ({ page, request }) => {
  await enter(page, 'desk_token', await tokenOf(request, 'admin@desk.test', 'desk'));
  const t = texts.en;
  await page.goto('/desk/help-articles');
  const row = page.getByRole('row').filter({ hasText: 'Storage fees' });
  await row.getByRole('button', { name: t.deskGuides.edit }).click();
  await page.getByLabel(t.deskGuides.title_en, { exact: true }).fill('What storage costs');
  await page.getByText(t.deskGuides.preview, { exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'What storage costs' })).toBeVisible();
  await page.getByRole('button', { name: t.kernel.actions.save }).click();
  const changed = page.getByRole('row').filter({ hasText: 'What storage costs' });
  await changed.getByRole('button', { name: t.deskGuides.history }).click();
  await page.getByRole('button', { name: t.deskGuides.restore }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.deskGuides.restore }).last().click();
  await expect(row).toContainText('3');
});
