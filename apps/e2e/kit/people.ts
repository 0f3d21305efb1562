import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Demo-2026!';

export async function signIn(page: Page, email: string, at: '/login' | '/desk/login' = '/login'): Promise<void> {
  await page.goto(at);
  await page.locator('input[autocomplete="username"], input[type="email"]').first().fill(email);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  if (at === '/login') await pastTheWelcome(page);
}

/** Somebody who knows the place: the first-time guide and the newest notice are read. */
async function pastTheWelcome(page: Page): Promise<void> {
  const headers = { token: (await page.evaluate(() => localStorage.getItem('token'))) ?? '' };
  await page.request.post('/api/ucenter/customer/setting/updateOperationGuide', { headers, data: { is_read: 1, guide_type: 3 } });
  await page.request.post('/api/ucenter/customer/notice/updateAllReadStatus', { headers, data: {} });
  await page.reload();
}

/** How somebody sees the app: chosen before it starts, as a returning visitor would have it. */
export async function asSeenBy(page: Page, look: { language?: 'en' | 'zh_CN'; dark?: boolean; width?: number }): Promise<void> {
  const { language = 'en', dark = false, width = 1440 } = look;
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await page.addInitScript(
    ([lang, theme]) => {
      if (localStorage.getItem('i18n-lang') === null) localStorage.setItem('i18n-lang', lang ?? 'en');
      if (localStorage.getItem('theme') === null && theme) localStorage.setItem('theme', theme);
    },
    [language, dark ? JSON.stringify({ darkMode: true }) : ''],
  );
}
