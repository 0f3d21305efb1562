import { expect, type Page } from '@playwright/test';
import { newColleague } from './kit/api.ts';
import { linkInMailTo } from './kit/mails.ts';
import { withAppearance, trySignIn, userMenu } from './kit/people.ts';
import { texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(option);
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

/** On a phone, in Chinese; the other journeys before and after the sign-in are wide and English. */
const [language, width] = ['zh_CN', 390] as const;
const look = `${language}-${width}`;
const { accounts: t, kernel, menu, notices, subAccounts, country } = texts[language];

test(`AUTH-06 AUTH-15 USER-31 USER-32 SUB-09 a merchant from registering to a colleague's first look: ${look}`, async ({
  page,
  request,
}) => {
  test.setTimeout(360_000);
  const email = `new-${look.toLowerCase().replaceAll('_', '-')}@shop.test`;
  await withAppearance(page, { language, width });
  await page.goto('/register');
  await page.getByLabel(t.register.firstname, { exact: true }).fill('Ana');
  await page.getByLabel(t.register.lastname, { exact: true }).fill('Weber');
  await page.getByLabel(t.register.email, { exact: true }).fill(email);
  await page.getByLabel(t.register.password, { exact: true }).fill('Harbour-2026');
  await page.getByLabel(t.register.phone, { exact: true }).fill('+49 30 1234567');
  await choose(page, t.register.country, country);
  await choose(page, t.register.currency, 'EUR');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.register.submit }).click();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(await linkInMailTo(request, email, /verify/));
  await expect(page.getByText(t.verify.done_title)).toBeVisible();
  await page.goto('/login');
  await trySignIn(page, email, 'Harbour-2026');

  const understood = page.getByRole('button', { name: t.guide.confirm });
  await expect(understood).toBeDisabled();
  await expect(understood).toBeEnabled();
  await understood.click();
  await page.getByRole('dialog').getByRole('button', { name: notices.close, exact: true }).last().click();
  await expect(page).toHaveURL(/\/dashboard\/workplace/);
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);

  await userMenu(page, t.menu.settings);
  await page.getByRole('button', { name: t.settings.generate }).click();
  await expect(page.getByText(t.settings.generated)).toBeVisible();
  await page.keyboard.press('Escape');

  await userMenu(page, t.menu.password);
  const dialog = page.getByRole('dialog').filter({ hasText: t.password.title });
  await dialog.locator('input').nth(0).fill('Harbour-2026');
  await dialog.locator('input').nth(1).fill('Lighthouse-2027');
  await dialog.locator('input').nth(2).fill('Lighthouse-2028');
  await dialog.getByRole('button', { name: t.password.submit }).click();
  await expect(dialog.locator('.ant-form-item-explain-error')).toHaveCount(1);
  await dialog.locator('input').nth(2).fill('Lighthouse-2027');
  await dialog.getByRole('button', { name: t.password.submit }).click();
  await expect(page.getByText(t.password.done)).toBeVisible();

  await page.goto('/subAccount');
  await page.getByRole('button', { name: subAccounts.add }).first().click();
  const form = page.getByRole('dialog').last();
  const clerk = email.replace('new-', 'clerk-');
  await form.getByLabel(subAccounts.firstname, { exact: true }).fill('Ben');
  await form.getByLabel(subAccounts.lastname, { exact: true }).fill('Ito');
  await form.getByLabel(subAccounts.email, { exact: true }).fill(clerk);
  await form.getByLabel(subAccounts.password, { exact: true }).fill('Clerk-2026-x');
  await form.getByLabel(subAccounts.confirm_password, { exact: true }).fill('Clerk-2026-x');
  await form
    .getByRole('checkbox')
    .or(form.getByRole('treeitem'))
    .filter({ hasText: menu.warning_emails })
    .first()
    .or(form.getByText(menu.warning_emails).first())
    .click();
  await form
    .getByRole('button', { name: /Save|保存|Add|添加|OK|确定/ })
    .last()
    .click();
  await expect(page.getByText(subAccounts.saved)).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  await trySignIn(page, clerk, 'Clerk-2026-x');
  await expect(understood).toBeEnabled();
  await understood.click();
  await page.getByRole('dialog').getByRole('button', { name: notices.close, exact: true }).last().click();
  const shortcuts = page.locator('.workplace-cards');
  await expect(shortcuts.getByText(menu.warning_emails)).toBeVisible();
  await expect(shortcuts.getByText(menu.operation_log)).toHaveCount(0);
  await page.goto('/subAccount');
  await expect(page.getByText(kernel.denied.title).first()).toBeVisible();
  await expect(page.getByText(subAccounts.purpose)).toHaveCount(0);
});

test('AUTH-13 AUTH-14 AUTH-16 AUTH-17 a forgotten password is set anew with a link that works once', async ({ page, request }) => {
  const { email } = await newColleague(request, 'forgetful');
  await page.goto('/forget');
  await page.getByLabel(texts.en.accounts.forget.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: texts.en.accounts.forget.submit }).click();
  await expect(page).toHaveURL(/\/send-email/);
  const link = await linkInMailTo(request, email, /reset/);
  const set = async (password: string) => {
    await page.goto(link);
    await page.getByLabel(texts.en.accounts.forget.password, { exact: true }).fill(password);
    await page.getByLabel(texts.en.accounts.forget.confirm_password, { exact: true }).fill(password);
    await page.getByRole('button', { name: texts.en.accounts.forget.new_submit }).click();
  };
  await set('Remembered-2026');
  await expect(page.getByText(texts.en.sessions.reset_done)).toBeVisible();
  await set('Another-2026');
  await expect(page.getByText(/link/i).first()).toBeVisible();
  await expect(page.getByText(texts.en.sessions.reset_done)).toHaveCount(0);
});
