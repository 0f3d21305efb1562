import { expect, type Page } from '@playwright/test';
import { brands, foreignIn, tracesOn, type BrandFacts } from './kit/brands.ts';
import { linkInMailTo, mailTo, type Mail } from './kit/mails.ts';
import { dismissOnboarding, trySignIn, userMenu } from './kit/people.ts';
import { texts, type SpokenLanguage } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const PASSWORD = 'Harbour-2026';

/** Everything on the current page belongs to this brand and to no other. */
async function expectOnly(page: Page, brand: BrandFacts, where: string): Promise<void> {
  // A page that is not rendered yet shows no brand at all.
  await expect(page.locator('h1:visible').first()).toBeVisible();
  await expect(page.locator('.ant-skeleton:visible')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(brand.name));
  const traces = await tracesOn(page);
  expect(foreignIn(traces, brand), where).toEqual([]);
  expect(traces, where).toContain(brand.color);
  const pictures = await page
    .locator('img[src*="getLogo"], link[rel="icon"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''));
  expect(pictures.length, where).toBeGreaterThan(0);
  for (const picture of pictures) expect(picture, where).toContain(`platform_type=${brand.platform_type}`);
}

async function register(page: Page, email: string, language: SpokenLanguage): Promise<void> {
  const { accounts, country } = texts[language];
  const t = accounts.register;
  await page.getByLabel(t.firstname, { exact: true }).fill('Ana');
  await page.getByLabel(t.lastname, { exact: true }).fill('Weber');
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(t.phone, { exact: true }).fill('+49 30 1234567');
  for (const [label, option] of [
    [t.country, country],
    [t.currency, 'EUR'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.type(option);
    await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
  }
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(email)).toBeVisible();
}

function expectMailOnly(mail: Mail, brand: BrandFacts): void {
  const whole = `${mail.subject}\n${mail.html}\n${mail.text}`;
  expect(foreignIn(whole, brand), mail.template).toEqual([]);
  for (const part of [mail.subject, mail.html, mail.text]) expect(part, mail.template).toContain(brand.name);
  expect(mail.html).toContain(brand.color);
  expect(mail.text).toContain(brand.site);
}

for (const brand of brands) {
  const { platform_type, name } = brand;
  const language: SpokenLanguage = platform_type === 3 ? 'zh_CN' : 'en';
  const { accounts, kernel, sessions } = texts[language];

  test(`SHELL-05 SHELL-06 AUTH-09 nothing of another brand is seen anywhere: ${name}`, async ({ page, request }) => {
    test.setTimeout(480_000);
    const email = `brand-${platform_type}@shop.test`;
    await page.addInitScript((chosen) => {
      if (window.origin !== 'null') localStorage.setItem('i18n-lang', chosen);
    }, language);
    await page.goto(`/login?platform_type=${platform_type}`);
    await expectOnly(page, brand, 'sign-in');
    await expect(page.getByRole('link', { name: sessions.privacy })).toHaveAttribute(
      'href',
      new RegExp(`^https://(www\\.)?${brand.site}/`),
    );
    // From here on no URL names the brand: it comes from storage.
    for (const path of ['/forget', '/send-email', '/verify-email?token=x', '/500', '/register']) {
      await page.goto(path);
      if (path === '/500') await expect(page.getByText(kernel.fault.title)).toBeVisible();
      else await expectOnly(page, brand, path);
      expect(foreignIn(await tracesOn(page), brand), path).toEqual([]);
    }
    await expect(page.locator('.sign-in-lead')).toContainText(name);
    await register(page, email, language);
    await expectOnly(page, brand, 'registered');
    expectMailOnly(await mailTo(request, email, /verify/), brand);
    await page.goto(await linkInMailTo(request, email, /verify/));
    await expect(page.getByText(accounts.verify.done_title)).toBeVisible();
    await expectOnly(page, brand, 'verified');

    await page.goto('/forget');
    await page.getByLabel(accounts.forget.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: accounts.forget.submit }).click();
    await expectOnly(page, brand, 'mail sent');
    expectMailOnly(await mailTo(request, email, /reset/), brand);

    // In a browser with another stored brand, the account's own brand wins (D-86).
    await page.goto(`/login?platform_type=${platform_type === 1 ? 4 : 1}`);
    await trySignIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/workplace/);
    await dismissOnboarding(request, (await page.evaluate(() => localStorage.getItem('token'))) ?? '');
    for (const path of ['/dashboard/workplace', '/user/profile', '/user/message', '/subAccount', '/403', '/no/such/page']) {
      await page.goto(path);
      await expect(page.locator('.user-button')).toBeVisible();
      await expectOnly(page, brand, path);
    }
    await page.goto('/dashboard/workplace');
    await userMenu(page, accounts.menu.settings);
    await expect(page.getByText(accounts.settings.true_tracking)).toBeVisible();
    await expectOnly(page, brand, 'settings');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: kernel.theme.open }).click();
    await expect(page.getByText(kernel.theme.transitionName)).toBeVisible();
    await expectOnly(page, brand, 'theme drawer');
    const guide = await page.locator('a[href*="help."]').getAttribute('href');
    expect(guide).toContain(`help.${brand.site}`);
    expect(await page.evaluate(() => localStorage.getItem('platform_type'))).toBe(String(platform_type));
  });
}
