import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { tokenOf } from './api.ts';
import { PASSWORD } from './password.ts';

export async function signIn(
  page: Page,
  email: string,
  at: '/login' | '/desk/login' = '/login',
  password: string = PASSWORD,
): Promise<void> {
  await page.goto(at);
  await trySignIn(page, email, password);
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  if (at === '/login') await pastTheWelcome(page);
}

/** Fills in the sign-in form and submits it, whatever the result. */
export async function trySignIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.locator('input[autocomplete="username"], input[type="email"]').first().fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

/** Opens the user menu and selects an entry. */
export async function userMenu(page: Page, item: string): Promise<void> {
  await page.locator('.user-button').click();
  await page.locator('.ant-dropdown').getByRole('menuitem', { name: item }).click();
}

async function pastTheWelcome(page: Page): Promise<void> {
  await dismissOnboarding(page.request, (await page.evaluate(() => localStorage.getItem('token'))) ?? '');
  await page.reload();
}

/** Marks the first-time guide and the notices as read, so that no dialog opens by itself. */
export async function dismissOnboarding(request: APIRequestContext, token: string): Promise<void> {
  const headers = { token };
  await request.post('/api/ucenter/customer/setting/updateOperationGuide', { headers, data: { is_read: 1, guide_type: 3 } });
  await request.post('/api/ucenter/customer/notice/updateAllReadStatus', { headers, data: {} });
}

/** Starts with a session, without the sign-in page. */
export async function enter(page: Page, key: 'token' | 'desk_token', token: string): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      // The sandboxed frame of a mail and the PDF viewer have no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem(name, value);
    },
    [key, token] as const,
  );
}

/** Starts with a session of a demo account and without welcome dialogs: for journeys that are not about sign-in. */
export async function enterAs(page: Page, email: string, realm: 'ucenter' | 'desk' = 'ucenter'): Promise<void> {
  const token = await tokenOf(page.request, email, realm);
  if (realm === 'ucenter') await dismissOnboarding(page.request, token);
  await enter(page, realm === 'desk' ? 'desk_token' : 'token', token);
}

/** Theme settings, stored before the app starts, as for a returning user. */
export async function withAppearance(page: Page, look: { language?: 'en' | 'zh_CN'; dark?: boolean; width?: number }): Promise<void> {
  const { language = 'en', dark = false, width = 1440 } = look;
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await page.addInitScript(
    ([lang, theme]) => {
      if (!location.protocol.startsWith('http')) return; // as above
      if (localStorage.getItem('i18n-lang') === null) localStorage.setItem('i18n-lang', lang ?? 'en');
      if (localStorage.getItem('theme') === null && theme) localStorage.setItem('theme', theme);
    },
    [language, dark ? JSON.stringify({ darkMode: true }) : ''],
  );
}
