import { expect } from '@playwright/test';
import { PASSWORD } from './kit/password.ts';
import { signIn, trySignIn } from './kit/people.ts';
import { test } from './kit/watch.ts';

test('a visitor without a session is sent to sign in, and back to where they wanted to go', async ({ page }) => {
  await page.goto('/operationLog');
  await expect(page).toHaveURL(/\/login\?.*from=/);
  await trySignIn(page, 'merchant@demo.test', 'wrong');
  await expect(page.getByText('The email or the password is wrong.').first()).toBeVisible();
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/operationLog/);
});

test('NET-10 NET-11 a session that ended elsewhere is reported once, and leads back to sign-in', async ({ page }) => {
  await signIn(page, 'merchant@demo.test');
  await page.goto('/warningEmailSetting');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/ucenter/logout', { headers: { token: token ?? '' }, data: {} });
  await page
    .getByRole('link', { name: 'Operation log' })
    .or(page.getByRole('menuitem', { name: 'Operation log' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Login status has expired, please login again!' });
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText('Session expired');
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/login\?.*from=/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('SHELL-61 keeps nothing in local storage but the four keys', async ({ page }) => {
  await signIn(page, 'merchant@demo.test');
  await page.goto('/operationLog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(['i18n-lang', 'platform_type', 'theme', 'token']).toEqual(expect.arrayContaining(keys));
});

test('a script that got into a page does not run', async ({ page, complaints }) => {
  await signIn(page, 'merchant@demo.test');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__stolen = localStorage.getItem("token")';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.__stolen = 1">');
  });
  await expect.poll(() => complaints.filter((line) => /Content Security Policy/i.test(line)).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, '__stolen'))).toBeUndefined();
  complaints.length = 0; // the browser's CSP error is what this test checks
});

test('a notice with scripts shows only its text', async ({ page, complaints }) => {
  await signIn(page, 'merchant@demo.test');
  const description =
    '<p>harmless words</p><script>window.__stolen=1</script><img src=x onerror="window.__stolen=1"><svg onload="window.__stolen=1"></svg>' +
    '<iframe src="https://evil.test"></iframe><form action="https://evil.test"><input name="password"></form><a href="javascript:window.__stolen=1">tap</a>';
  const content = { press_id: 1, title: 'News', description, meta_title: '', publish_on_time: '2026-01-01T00:00:00.000Z', is_read: 0 };
  // As if the server's sanitizer had failed: the page must not rely on it.
  await page.route('**/customer/notice/getNewestInfo', (route) => route.fulfill({ json: { error_code: 0, msg: '', content } }));
  await page.goto('/dashboard/workplace');
  const words = page.getByRole('dialog').locator('.safe-html');
  await expect(words).toContainText('harmless words');
  expect(await words.innerHTML()).not.toMatch(/<(script|img|svg|iframe|form|input)|onerror|onload|javascript:/i);
  expect(await page.evaluate(() => Reflect.get(window, '__stolen'))).toBeUndefined();
  // Parsing the hostile text, even in a detached document, makes the browser report the violated policy.
  expect(complaints.filter((line) => !/Content Security Policy/.test(line))).toEqual([]);
  complaints.length = 0;
});
