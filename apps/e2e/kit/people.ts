import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const PASSWORD = 'Demo-2026!';

export async function signIn(page: Page, email: string, at: '/login' | '/desk/login' = '/login'): Promise<void> {
  await page.goto(at);
  await trySignIn(page, email);
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  if (at === '/login') await pastTheWelcome(page);
}

/** Fills in the sign-in form and sends it, whatever comes of it. */
export async function trySignIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.locator('input[autocomplete="username"], input[type="email"]').first().fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

/** Opens the menu behind one's own name and picks from it. */
export async function userMenu(page: Page, item: string): Promise<void> {
  await page.locator('.user-button').click();
  await page.locator('.ant-dropdown').getByRole('menuitem', { name: item }).click();
}

async function pastTheWelcome(page: Page): Promise<void> {
  await knowsThePlace(page.request, (await page.evaluate(() => localStorage.getItem('token'))) ?? '');
  await page.reload();
}

/** Somebody who knows the place: the first-time guide and the newest notice are read. */
export async function knowsThePlace(request: APIRequestContext, token: string): Promise<void> {
  const headers = { token };
  await request.post('/api/ucenter/customer/setting/updateOperationGuide', { headers, data: { is_read: 1, guide_type: 3 } });
  await request.post('/api/ucenter/customer/notice/updateAllReadStatus', { headers, data: {} });
}

/** Is somebody from the first page on, without the sign-in page. */
export async function enter(page: Page, key: 'token' | 'desk_token', token: string): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      // The sealed frame of a mail and the browser's PDF reader have no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem(name, value);
    },
    [key, token] as const,
  );
}

/** How somebody sees the app: chosen before it starts, as a returning visitor would have it. */
export async function asSeenBy(page: Page, look: { language?: 'en' | 'zh_CN'; dark?: boolean; width?: number }): Promise<void> {
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
