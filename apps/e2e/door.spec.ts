import { expect, type Browser, type Page } from '@playwright/test';
import { newColleague } from './kit/api.ts';
import { letLinksExpire, letSignInWait } from './kit/database.ts';
import { linkInMailTo } from './kit/mails.ts';
import { signIn, trySignIn } from './kit/people.ts';
import { texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const { accounts, kernel, refusals, sessions, subAccounts } = texts.en;
const said = (page: Page) => page.getByRole('alert').filter({ visible: true }).first();

/** A second browser. */
async function elsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email);
  return page;
}

/** Signed in, on a page with a link to another one. */
async function atWork(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await page.goto('/warningEmailSetting');
  await expect(page.getByRole('menuitem', { name: 'Operation log' })).toBeVisible();
}

/** The session has ended: the page asks to sign in again and returns afterwards. */
async function expectOut(page: Page, at: RegExp): Promise<void> {
  await page.getByRole('menuitem', { name: 'Operation log' }).first().click();
  const prompt = page.getByRole('dialog').filter({ hasText: kernel.expired.text });
  await expect(prompt).toBeVisible();
  await page.getByRole('button', { name: kernel.expired.again }).click();
  await expect(page).toHaveURL(at);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

test('AUTH-01 a wrong password and an unknown address get the same answer', async ({ page, request }) => {
  const { email } = await newColleague(request, 'mistyped');
  await page.goto('/login');
  const answers: string[] = [];
  for (const address of [email, 'nobody.at.all@colleague.test']) {
    await trySignIn(page, address, 'Wrong-2026');
    await expect(said(page)).toHaveText(refusals['sessions.wrong_credentials']);
    answers.push(await page.locator('.sign-in-box').innerText());
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.reload();
  }
  expect(answers[1]).toBe(answers[0]);
});

test('failed sign-ins make the next one wait, whether or not there is an account, even with the right password', async ({
  page,
  request,
}) => {
  const { email } = await newColleague(request, 'guessed');
  for (const address of [email, 'guessed.nobody@colleague.test']) {
    for (let tries = 0; tries < 6; tries++)
      await request.post('/api/ucenter/login', { data: { email: address, password: 'Wrong-2026', remember: 0 } });
    await letSignInWait(address);
    await page.goto('/login');
    await trySignIn(page, address);
    await expect(said(page)).toHaveText(/^Too many failed attempts\. Please try again in \d+ seconds\.$/);
    await expect(page).toHaveURL(/\/login/);
  }
});

test('NET-19 a fourth reset mail within a minute is too frequent', async ({ page, request }) => {
  const email = 'often.asked@colleague.test';
  // The rate limit counts per clock minute: a try in the next minute starts at zero.
  await expect(async () => {
    for (let tries = 0; tries < 3; tries++) await request.post('/api/ucenter/forgotten/sendEmail', { data: { email } });
    await page.goto('/forget');
    await page.getByLabel(accounts.forget.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: accounts.forget.submit }).click();
    await expect(said(page)).toHaveText(refusals['request.too_frequent'], { timeout: 3000 });
  }).toPass();
});

test('AUTH-16 AUTH-17 a link that ran out says so and offers a new one', async ({ page, request }) => {
  const { email } = await newColleague(request, 'too-late');
  await page.goto('/forget');
  await page.getByLabel(accounts.forget.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: accounts.forget.submit }).click();
  const link = await linkInMailTo(request, email, /reset/);
  await letLinksExpire(email);
  await setPassword(page, link, 'Another-2026');
  await expect(said(page)).toContainText(refusals['accounts.link_invalid']);
  await page.getByRole('link', { name: accounts.forget.again }).click();
  await expect(page.getByRole('heading', { name: accounts.forget.title })).toBeVisible();
  await signIn(page, email); // with the old password, which is unchanged
});

test('AUTH-17 a link that was used does not work twice, and the second try changes nothing', async ({ page, request }) => {
  const { email } = await newColleague(request, 'twice');
  await page.goto('/forget');
  await page.getByLabel(accounts.forget.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: accounts.forget.submit }).click();
  const link = await linkInMailTo(request, email, /reset/);
  await setPassword(page, link, 'First-2026');
  await expect(page.getByText(sessions.reset_done)).toBeVisible();
  await setPassword(page, link, 'Second-2026');
  await expect(said(page)).toContainText(refusals['accounts.link_invalid']);
  await page.goto('/login');
  await trySignIn(page, email, 'Second-2026');
  await expect(said(page)).toHaveText(refusals['sessions.wrong_credentials']);
  await trySignIn(page, email, 'First-2026');
  await expect(page).toHaveURL(/\/dashboard\/workplace/);
});

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(accounts.forget.password, { exact: true }).fill(password);
  await page.getByLabel(accounts.forget.confirm_password, { exact: true }).fill(password);
  await page.getByRole('button', { name: accounts.forget.new_submit }).click();
}

test('AUTH-20 a tampered token is refused and leads to the sign-in', async ({ page, request }) => {
  const { email } = await newColleague(request, 'tampered');
  await signIn(page, email);
  await page.evaluate(() => {
    const token = localStorage.getItem('token') ?? '';
    localStorage.setItem('token', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
  });
  await page.goto('/operationLog');
  await expect(page).toHaveURL(/\/login\?reason=expired&from=%2FoperationLog/);
  await expect(page.getByText(sessions.expired)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('NET-08 NET-10 a device signed out on the profile page is asked to sign in again', async ({ page, request, browser }) => {
  const { email } = await newColleague(request, 'lost-phone');
  await atWork(page, email);
  const other = await elsewhere(browser, email);
  await other.goto('/user/profile');
  await other.getByRole('button', { name: accounts.sessions.revoke, exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: accounts.sessions.revoke }).click();
  await expect(other.getByText(accounts.sessions.revoked)).toBeVisible();
  await expect(other.getByRole('button', { name: accounts.sessions.revoke, exact: true })).toHaveCount(0);
  await expectOut(page, /\/login\?reason=expired&from=/);
  await other.reload(); // the session that made the change stays
  await expect(other.getByText(accounts.sessions.current)).toBeVisible();
  await other.context().close();
});

test('SUB-05 a disabled colleague is signed out at once and cannot sign in again', async ({ page, request, browser }) => {
  const { email } = await newColleague(request, 'dismissed');
  await atWork(page, email);
  const main = await elsewhere(browser, 'merchant@demo.test');
  await main.goto(`/subAccount?email=${email}`);
  await main.getByRole('button', { name: subAccounts.disable, exact: true }).click();
  await main.getByRole('dialog').getByRole('button', { name: subAccounts.disable }).click();
  await expect(main.getByText(/is disabled and signed out/)).toBeVisible();
  await main.context().close();
  await expectOut(page, /\/login\?reason=expired/);
  await trySignIn(page, email);
  await expect(said(page)).toHaveText(refusals['sessions.account_disabled']);
  await trySignIn(page, email, 'Wrong-2026'); // a wrong password does not reveal that a second factor is on
  await expect(said(page)).toHaveText(refusals['sessions.wrong_credentials']);
});
