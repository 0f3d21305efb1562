import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './kit/accessibility.ts';
import { callAs, tokenOf } from './kit/api.ts';
import { linkInMailTo } from './kit/mails.ts';
import { enterAs, signIn, userMenu } from './kit/people.ts';
import { texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const {
  accounts,
  basicConfig,
  brands,
  customers: t,
  deskBrands,
  deskNotices,
  kernel,
  menu,
  myWork,
  notices,
  refusals,
  sessions,
  staff,
  subAccounts,
} = texts.en;
const NAME = 'Lumen & Oak Trading';
const STAFF_PASSWORD = 'Quay-side-2026';
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function toCustomer(page: Page, name = NAME): Promise<void> {
  await page.goto('/desk/customer-list');
  await page.getByLabel(t.search, { exact: true }).fill(name.toLowerCase());
  await page.getByRole('button', { name: kernel.actions.search, exact: true }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('staff find a customer by any part of name or address, and by nothing else', async ({ page }) => {
  await enterAs(page, 'admin@desk.test', 'desk');
  await page.goto('/desk/customer-list');
  const search = page.getByLabel(t.search, { exact: true });
  for (const [text, found] of [
    ['nobody like this', 0],
    ['merchant@demo.test', 1],
    ['umen & o', 1],
  ] as const) {
    await search.fill(text);
    await search.press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('link', { name: NAME })).toHaveCount(found);
  }
});

test('a customer gets another account manager, and sees who it is', async ({ page, request }) => {
  await enterAs(page, 'manager@desk.test', 'desk');
  await toCustomer(page);
  const change = async (to: RegExp | null) => {
    await page.getByRole('button', { name: new RegExp(`^(${t.manager_change}|${t.manager_set})$`) }).click();
    const dialog = page.getByRole('dialog');
    if (to === null) await dialog.locator('.ant-select-clear').click({ force: true });
    else {
      await dialog.getByRole('combobox').click();
      await page.locator('.ant-select-item-option').filter({ hasText: to }).click();
    }
    await dialog.getByRole('button', { name: kernel.actions.save, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await change(null);
  await expect(page.getByText(t.attention.manager)).toBeVisible();
  await change(/Tomás Rivera/);
  await expect(page.locator('.customer-care-value')).toHaveText('Tomás Rivera');
  const profile = await callAs<{ account_manager: string }>(
    request,
    await tokenOf(request, 'clerk@demo.test'),
    '/api/ucenter/customer/profile/getProfile',
  );
  expect(profile.account_manager).toBe('Tomás Rivera');
});

test('staff acting for a customer are shown on every page and in the customer’s log', async ({ page, context }) => {
  await enterAs(page, 'manager@desk.test', 'desk');
  await toCustomer(page);
  await page.getByRole('button', { name: t.act, exact: true }).click();
  const [portal] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: t.act_ok }).click()]);
  const banner = portal.locator('.acting-banner');
  await expect(banner).toContainText('Tomás Rivera of the provider is acting for Mei Lin');
  const change = async () => {
    await userMenu(portal, accounts.menu.settings);
    await portal.getByRole('switch').click();
    await expect(portal.getByText(accounts.settings.saved).last()).toBeVisible();
  };
  await change();
  await expect(portal.getByRole('button', { name: accounts.settings.regenerate })).toHaveCount(0);
  await portal.goto('/operationLog');
  await expect(banner).toBeVisible();
  const line = portal.getByRole('row').filter({ hasText: 'Show or hide true tracking numbers' }).first();
  await expect(line).toContainText('Tomás Rivera');
  await expect(line).toContainText('Provider staff');
  await expectAccessible(portal);
  await portal.goto('/subAccount');
  await expect(portal.getByText(accounts.acting.not_allowed)).toBeVisible();
  await expect(portal.getByRole('button', { name: subAccounts.add }).first()).toBeDisabled();
  await change();
  await portal.keyboard.press('Escape');
  await banner.getByRole('button', { name: accounts.acting.end }).click();
  await expect(portal).toHaveURL(/\/desk\//);
  expect(await portal.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('USER-15 USER-16 a notice written at the desk is read in the portal, formatted, until it is withdrawn', async ({ page, browser }) => {
  await enterAs(page, 'admin@desk.test', 'desk');
  await page.goto('/desk/notices');
  await page.getByRole('button', { name: deskNotices.add }).click();
  await page.getByLabel(deskNotices.title_en, { exact: true }).fill('New lane to Lisbon');
  await page.getByLabel(deskNotices.title_cn, { exact: true }).fill('里斯本新线路');
  const english = page.getByRole('textbox', { name: deskNotices.description_en });
  await english.click();
  await page.keyboard.type('Five days, ');
  await page.getByRole('button', { name: deskNotices.editor.bold }).first().click();
  await page.keyboard.type('door to door');
  await page.getByRole('textbox', { name: deskNotices.description_cn }).click();
  await page.keyboard.type('五天门到门');
  await page.getByText(deskNotices.preview, { exact: true }).click();
  await expect(page.getByRole('article', { name: deskNotices.english }).locator('strong')).toHaveText('door to door');
  await page.getByRole('button', { name: deskNotices.publish }).click();
  await page.locator('.ant-modal-confirm').getByRole('button', { name: deskNotices.publish }).click();
  await expect(page.getByText(deskNotices.saved_published)).toBeVisible();

  const reader = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await reader.goto('/login');
  await reader.evaluate((token) => localStorage.setItem('token', token), await tokenOf(reader.request, 'clerk@demo.test'));
  await reader.request.post('/api/ucenter/customer/setting/updateOperationGuide', {
    headers: { token: await tokenOf(reader.request, 'clerk@demo.test') },
    data: { is_read: 1, guide_type: 3 },
  });
  await reader.goto('/dashboard/workplace');
  const news = reader.getByRole('dialog').filter({ hasText: 'New lane to Lisbon' });
  await expect(news.locator('.safe-html strong')).toHaveText('door to door');
  // A reload would abort the call that marks it as read.
  const marked = reader.waitForResponse((answer) => answer.url().endsWith(noticesCalls.markRead.path));
  await news.getByRole('button', { name: notices.close, exact: true }).last().click();
  await marked;
  await reader.reload();
  await expect(reader.locator('.workplace-cards').getByRole('heading', { name: 'New lane to Lisbon' })).toBeVisible();
  await expect(news).toHaveCount(0);
  await page.getByRole('row').filter({ hasText: 'New lane to Lisbon' }).getByRole('button', { name: deskNotices.withdraw }).click();
  await confirm(page, deskNotices.withdraw);
  await expect(page.getByText(deskNotices.withdrawn)).toBeVisible();
  await reader.goto('/user/message');
  await expect(reader.getByText('Welcome to your new portal')).toBeVisible();
  await expect(reader.getByText('New lane to Lisbon')).toHaveCount(0);
  await reader.context().close();
});

test('USER-03 USER-04 USER-05 the app button appears in the portal once the desk has switched it on', async ({ page }) => {
  await enterAs(page, 'clerk@demo.test');
  await page.goto('/dashboard/workplace');
  const get = page.getByRole('button', { name: brands.app.open });
  await expect(page.locator('.user-button')).toBeVisible();
  await expect(get).toHaveCount(0);
  await enterAs(page, 'admin@desk.test', 'desk');
  await page.goto('/desk/basic-config');
  const link = page.getByLabel(basicConfig.name.android_download_link, { exact: true });
  await link.fill('http://not-safe.test/app');
  await page.getByRole('button', { name: kernel.actions.save, exact: true }).click();
  await expect(page.getByText(basicConfig.wrong.android_download_link)).toBeVisible();
  await link.fill('https://app.harbourline.example/android');
  await page.getByRole('button', { name: kernel.actions.save, exact: true }).click();
  await page.getByRole('switch', { name: basicConfig.name.app_down_button_is_display }).click();
  await expect(page.getByRole('switch', { name: basicConfig.name.app_down_button_is_display })).toBeChecked();
  await page.goto('/dashboard/workplace');
  await get.click();
  const dialog = page.getByRole('dialog').filter({ hasText: brands.app.scan });
  await expect(dialog.getByRole('img', { name: brands.app.picture })).toBeVisible();
  await expect(dialog.getByRole('link', { name: brands.app.link })).toHaveAttribute('href', 'https://app.harbourline.example/android');
  await page.getByText(brands.app.ios, { exact: true }).click();
  await expect(page.getByText(brands.app.soon)).toBeVisible();
  await page.goto('/desk/basic-config');
  await page.getByRole('switch', { name: basicConfig.name.app_down_button_is_display }).click();
  await expect(page.getByRole('switch', { name: basicConfig.name.app_down_button_is_display })).not.toBeChecked();
});

test('SHELL-06 a brand changed at the desk is previewed while it is edited and shown on its sign-in page', async ({ page }) => {
  await enterAs(page, 'admin@desk.test', 'desk');
  await page.goto('/desk/brands');
  const rename = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Edit ${from}` }).click();
    await page.getByLabel(deskBrands.site_name, { exact: true }).fill(to);
    const preview = page.getByRole('complementary', { name: deskBrands.preview.title });
    await expect(preview.getByText(to, { exact: true })).toHaveCount(3);
    await page.getByRole('button', { name: kernel.actions.save, exact: true }).click();
    await expect(page.getByText(`${to} is saved`)).toBeVisible();
  };
  await rename('Parcelwharf', 'Parcelwharf Prime');
  try {
    await page.goto('/login?platform_type=4');
    await expect(page).toHaveTitle(/Parcelwharf Prime/);
  } finally {
    await page.goto('/desk/brands');
    await rename('Parcelwharf Prime', 'Parcelwharf');
  }
});

test('an account manager sees customers, and neither staff nor brands nor the basic configuration', async ({ page }) => {
  await enterAs(page, 'manager@desk.test', 'desk');
  await page.goto('/desk/');
  for (const group of [menu.content, menu.operations]) await page.getByRole('menuitem', { name: group }).click();
  await expect(page.getByRole('menuitem', { name: menu.operation_log })).toBeVisible();
  for (const page_ of [menu.staff, menu.brands, menu.basic_config, menu.jobs])
    await expect(page.getByRole('menuitem', { name: page_, exact: true })).toHaveCount(0);
  for (const path of ['/desk/staff', '/desk/brands', '/desk/basic-config']) {
    await page.goto(path);
    await expect(page.getByText(kernel.denied.title)).toBeVisible();
  }
  const refused = await page.request.get('/api/desk/staff/getList', {
    headers: { token: (await page.evaluate(() => localStorage.getItem('desk_token'))) ?? '' },
  });
  expect((await refused.json()).msg).toBe(refusals['permission.denied']);
});

test('a new colleague sets their password by the mailed link, signs in with their role, and is signed out when disabled', async ({
  page,
  browser,
  request,
}) => {
  await enterAs(page, 'admin@desk.test', 'desk');
  await page.goto('/desk/staff');
  await page.getByRole('button', { name: staff.add }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(staff.name, { exact: true }).fill('Grace Hall');
  await drawer.getByLabel(staff.email, { exact: true }).fill('grace@desk.test');
  await drawer.getByRole('combobox').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Finance' }).click();
  await drawer.getByRole('button', { name: kernel.actions.save, exact: true }).click();
  await expect(page.getByText('Grace Hall is added. A link was mailed to grace@desk.test.')).toBeVisible();
  const grace = await (await browser.newContext()).newPage();
  await grace.goto(await linkInMailTo(request, 'grace@desk.test', /invitation/));
  await grace.getByLabel(accounts.forget.password, { exact: true }).fill(STAFF_PASSWORD);
  await grace.getByLabel(accounts.forget.confirm_password, { exact: true }).fill(STAFF_PASSWORD);
  await grace.getByRole('button', { name: sessions.set_password.submit }).click();
  await expect(grace.getByText(sessions.reset_done)).toBeVisible();
  await signIn(grace, 'grace@desk.test', '/desk/login', STAFF_PASSWORD);
  await expect(grace.getByRole('heading', { level: 1, name: myWork.title })).toBeVisible();
  await grace.goto('/desk/customer-list');
  await expect(grace.getByRole('link', { name: NAME })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Grace Hall' }).click();
  await page.getByRole('menuitem', { name: staff.disable }).click();
  await confirm(page, staff.disable);
  await expect(page.getByText('Grace Hall is disabled and signed out.')).toBeVisible();
  await grace.getByRole('link', { name: NAME }).click();
  await expect(grace.getByRole('dialog')).toContainText(kernel.expired.text);
  await grace.context().close();
});
