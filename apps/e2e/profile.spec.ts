import { expect } from '@playwright/test';
import { newColleague } from './kit/api.ts';
import { PASSWORD } from './kit/password.ts';
import { signIn, trySignIn } from './kit/people.ts';
import { texts } from './kit/texts.ts';
import { codeOf, nextCodeOf } from './kit/totp.ts';
import { test } from './kit/watch.ts';

const { accounts: t, kernel, refusals, sessions } = texts.en;

test('USER-36 the account’s own data is edited in place, and an error is shown at its field', async ({ page, request }) => {
  const { email } = await newColleague(request, 'renamed');
  await signIn(page, email);
  await page.goto('/user/profile');
  await page.getByRole('button', { name: t.profile.edit, exact: true }).click();
  await page.getByLabel(t.register.firstname, { exact: true }).fill('');
  await page.getByRole('button', { name: kernel.actions.save, exact: true }).click();
  const fault = page.locator('.ant-form-item').filter({ hasText: t.register.firstname });
  await expect(fault.locator('.ant-form-item-explain-error')).toHaveText(`Please input ${t.register.firstname}`);
  await page.getByLabel(t.register.firstname, { exact: true }).fill('Ronja');
  await page.getByLabel(t.register.phone, { exact: true }).fill('+49 40 1112233');
  await page.getByRole('button', { name: kernel.actions.save, exact: true }).click();
  await expect(page.getByText(t.profile.saved)).toBeVisible();
  await page.reload();
  const data = page.locator('.panel').filter({ hasText: t.profile.data });
  await expect(data).toContainText('Ronja Ash');
  await expect(data).toContainText('+49 40 1112233');
  await expect(page.locator('.user-name')).toHaveText('Ronja Ash');
});

test('USER-36 a second factor is set up with the shown key, asked for at the next sign-in, and turned off again', async ({
  page,
  request,
}) => {
  const { email } = await newColleague(request, 'careful');
  await signIn(page, email);
  await page.goto('/user/profile');
  await page.getByRole('button', { name: t.totp.start, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: t.totp.setup_title });
  await expect(dialog.getByRole('img', { name: t.totp.picture })).toBeVisible();
  const secret = /[A-Z2-7]{32}/.exec(await dialog.innerText())?.[0] ?? '';
  expect(secret).not.toBe('');
  await dialog.getByLabel(t.totp.code, { exact: true }).fill(wrongFor(secret));
  await dialog.getByRole('button', { name: t.totp.confirm }).click();
  await expect(page.getByText(refusals['accounts.totp_wrong'])).toBeVisible();
  const used = codeOf(secret);
  await dialog.getByLabel(t.totp.code, { exact: true }).fill(`${used.slice(0, 3)} ${used.slice(3)}`); // as authenticator apps copy it
  await dialog.getByRole('button', { name: t.totp.confirm }).click();
  await expect(page.getByText(t.totp.done)).toBeVisible();
  const codes = page.getByRole('dialog').filter({ hasText: t.recovery.once });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: t.recovery.saved }).click();

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  await trySignIn(page, email);
  const code = page.getByLabel(sessions.totp, { exact: true });
  await code.fill(used); // a replay of a used code
  await page.getByRole('button', { name: sessions.totp_submit }).click();
  await expect(page.getByRole('alert')).toContainText(refusals['accounts.totp_wrong']);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await code.fill(nextCodeOf(secret));
  await page.getByRole('button', { name: sessions.totp_submit }).click();
  await expect(page).toHaveURL(/\/dashboard\/workplace/);

  await page.goto('/user/profile');
  await page.getByRole('button', { name: t.totp.stop, exact: true }).click();
  const stop = page.getByRole('dialog').filter({ hasText: t.totp.stop_title });
  await stop.getByLabel(t.totp.password, { exact: true }).fill('Wrong-2026');
  await stop.getByRole('button', { name: t.totp.stop }).click();
  await expect(stop.locator('.ant-form-item-explain-error')).toHaveCount(1);
  await stop.getByLabel(t.totp.password, { exact: true }).fill(PASSWORD);
  await stop.getByRole('button', { name: t.totp.stop }).click();
  await expect(page.getByText(t.totp.stopped)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await signIn(page, email);
});

/** Six digits that are not valid in any time step near now. */
function wrongFor(secret: string): string {
  const near = new Set([-1, 0, 1, 2].map((steps) => codeOf(secret, Date.now() + steps * 30_000)));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.has(code)) ?? '';
}

test('USER-36 devices are listed and signed out one by one; failed sign-ins are shown too', async ({ page, request }) => {
  const { email } = await newColleague(request, 'watchful');
  const credentials = { email, password: PASSWORD, remember: 0 };
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
  await request.post('/api/ucenter/login', { headers: { 'user-agent': phone }, data: credentials });
  await request.post('/api/ucenter/login', { headers: { 'user-agent': phone }, data: { ...credentials, password: 'Wrong-2026' } });
  await signIn(page, email);
  await page.goto('/user/profile');
  const devices = page.locator('.panel').filter({ hasText: t.sessions.title }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: t.sessions.current })).toContainText('Linux');
  const signIns = page.locator('.panel').filter({ hasText: t.sign_ins.title }).getByRole('listitem');
  await expect(signIns.filter({ hasText: t.sign_ins.refused })).toContainText('Safari on iOS');
  await expect(signIns.filter({ hasText: t.sign_ins.done })).toHaveCount(2);
  await devices.filter({ hasText: 'Safari on iOS' }).getByRole('button', { name: t.sessions.revoke }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.sessions.revoke }).click();
  await expect(page.getByText(t.sessions.revoked)).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText(t.sessions.current);
});
