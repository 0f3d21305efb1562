import { expect, type Page } from '@playwright/test';
import { newColleague } from './kit/api.ts';
import { expectNoSidewaysScroll } from './kit/layout.ts';
import { enterAs } from './kit/people.ts';
import { texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const { accounts, kernel, products } = texts.en;
const tab = (page: Page, title: string) => page.getByRole('tab', { name: title, exact: true });
const email = (page: Page) => page.getByLabel('Account email', { exact: true });
const scrolled = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollTop ?? 0);

/** Opens pages one after the other in their own tabs, as from the menu: without a page load. */
async function open(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    if (title === 'Profile') await page.locator('.user-button').click();
    else if (!(await page.getByRole('menuitem', { name: title, exact: true }).isVisible()))
      await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: title, exact: true }).click();
    await expect(tab(page, title)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
}

async function contextMenu(page: Page, title: string, action: string): Promise<void> {
  await tab(page, title).click({ button: 'right' });
  await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: action, exact: true }).click();
}

test('SHELL-46 typed text and scroll position survive other tabs, and end with the tab', async ({ page, request }) => {
  const { email: address } = await newColleague(request, 'busy');
  await page.setViewportSize({ width: 1440, height: 420 }); // so that a page is longer than the window
  await enterAs(page, address);
  await page.goto('/dashboard/workplace');
  await open(page, 'Operation log');
  await email(page).fill('half-typed');
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 90);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(20);
  const left = await scrolled(page);

  await open(page, 'Profile');
  expect(await scrolled(page)).toBe(0);
  await page.getByRole('button', { name: accounts.profile.edit, exact: true }).click();
  await page.getByLabel(accounts.register.firstname, { exact: true }).fill('Unsaved');
  await tab(page, 'Operation log').click();
  await expect(email(page)).toHaveValue('half-typed');
  await expect.poll(() => scrolled(page)).toBe(left);
  await tab(page, 'Profile').click();
  await expect(page.getByLabel(accounts.register.firstname, { exact: true })).toHaveValue('Unsaved');

  await tab(page, 'Operation log').click();
  await expect.poll(() => scrolled(page)).toBe(left); // scrolling closes a context menu
  await contextMenu(page, 'Operation log', kernel.tabs.close.one);
  await expect(tab(page, 'Operation log')).toHaveCount(0);
  await expect(tab(page, 'Workplace')).toHaveAttribute('aria-selected', 'true'); // the one before it
  await open(page, 'Operation log');
  await expect(email(page)).toHaveValue('');
  expect(await scrolled(page)).toBe(0);
});

test('SHELL-23 SHELL-44 reloading a tab remounts its page and leaves the others; unsaved work asks first', async ({ page, request }) => {
  const { email: address } = await newColleague(request, 'fresh');
  await enterAs(page, address);
  await page.goto('/dashboard/workplace');
  await open(page, 'Operation log', 'Profile');
  await page.getByRole('button', { name: accounts.profile.edit, exact: true }).click();
  await page.getByLabel(accounts.register.firstname, { exact: true }).fill('Unsaved');
  await tab(page, 'Operation log').click();
  await email(page).fill('half-typed');
  await contextMenu(page, 'Operation log', kernel.tabs.reload);
  await expect(email(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/operationLog$/);

  await contextMenu(page, 'Profile', kernel.tabs.reload);
  const question = page.getByRole('dialog').filter({ hasText: kernel.unsaved.title });
  await question.getByRole('button', { name: kernel.unsaved.stay }).click();
  await tab(page, 'Profile').click();
  await expect(page.getByLabel(accounts.register.firstname, { exact: true })).toHaveValue('Unsaved');
  await contextMenu(page, 'Profile', kernel.tabs.reload);
  await question.getByRole('button', { name: kernel.unsaved.leave }).click();
  await expect(page.getByRole('button', { name: accounts.profile.edit, exact: true })).toBeVisible();
});

test('SHELL-44 SHELL-45 SHELL-47 SHELL-48 the context menu closes the others, and what cannot be closed says so', async ({
  page,
  request,
}) => {
  const { email: address } = await newColleague(request, 'tidy');
  await enterAs(page, address);
  await page.goto('/dashboard/workplace');
  await open(page, 'Warning emails', 'Operation log', 'Profile');
  await contextMenu(page, 'Operation log', kernel.tabs.close.others);
  await expect(page.getByRole('tab')).toHaveText(['Workplace', 'Operation log']);
  await expect(page).toHaveURL(/\/operationLog/);
  await contextMenu(page, 'Operation log', kernel.tabs.close.others);
  await expect(page.getByText(kernel.tabs.nothing)).toBeVisible();
  await contextMenu(page, 'Workplace', kernel.tabs.close.one);
  await expect(page.getByText(kernel.tabs.cannot_close)).toBeVisible();
  await contextMenu(page, 'Operation log', kernel.tabs.close.all);
  await expect(page.getByRole('tab')).toHaveText(['Workplace']);
  await expect(page).toHaveURL(/\/dashboard\/workplace/);
});

test('SHELL-42 more tabs than fit are scrolled, the active one is visible, and nothing overflows', async ({ page, request }) => {
  const { email: address } = await newColleague(request, 'crowded');
  await page.setViewportSize({ width: 820, height: 700 });
  await enterAs(page, address);
  await page.goto('/dashboard/workplace');
  const bar = page.locator('.tab-scroll');
  await expect(page.getByRole('button', { name: kernel.tabs.scroll_right })).toHaveCount(0);
  await open(page, 'Warning emails', 'Operation log');
  await page.goto('/user/message');
  await open(page, 'Profile');
  const right = page.getByRole('button', { name: kernel.tabs.scroll_right });
  await expect(right).toBeVisible();
  await expect(tab(page, 'Profile')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => bar.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await page.getByRole('button', { name: kernel.tabs.scroll_left }).click();
  await expect.poll(() => bar.evaluate((box) => box.scrollLeft)).toBe(0);
  await expect(tab(page, 'Workplace')).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

for (const fixedBody of [false, true])
  test(`SHELL-46 a list, a form and a record keep their own scroll over ten switches (${fixedBody ? 'page' : 'window'} scrolls)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await enterAs(page, 'merchant@demo.test');
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), JSON.stringify({ fixedBody }));
    await page.goto('/productsList');
    await page.locator('td a:visible').first().click();
    await expect(page.getByRole('heading', { level: 2, name: products.section.basic })).toBeVisible();
    await page.getByRole('button', { name: products.edit, exact: true }).click();
    await expect(page.locator('input[id$="_sku"]')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(4);
    const scroller = () =>
      page.evaluateHandle(
        (own) => (own ? [...document.querySelectorAll('.tab-pane')].find((pane) => pane.checkVisibility()) : document.scrollingElement),
        fixedBody,
      );
    const top = async () => (await scroller()).evaluate((box) => Math.round((box as Element).scrollTop));
    const tabs = page.getByRole('tab');
    const wanted = new Map([
      [1, 340], // so far that pinned columns are at the height of the tabs
      [2, 260],
      [3, 410],
    ]);
    for (const [index, y] of wanted) {
      await tabs.nth(index).click();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('.ant-skeleton:visible')).toHaveCount(0);
      await (await scroller()).evaluate((box, to) => ((box as Element).scrollTop = to), y);
      await expect.poll(top).toBe(y);
    }
    for (const index of [1, 3, 2, 1, 2, 3, 1, 3, 2, 1]) {
      await tabs.nth(index).click();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await page.waitForTimeout(120); // a late layout or answer must not move it either
      expect(await top(), `tab ${index}`).toBe(wanted.get(index));
    }
  });
