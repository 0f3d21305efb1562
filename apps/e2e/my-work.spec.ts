import { queues } from '@quayside/contract/kernel/queues';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './kit/accessibility.ts';
import { callAs, tokenOf } from './kit/api.ts';
import { enterAs, signIn, withAppearance } from './kit/people.ts';
import { texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const { menu, myWork: t } = texts.en;
const entry = (page: Page, title: string) => page.getByRole('navigation').getByRole('menuitem', { name: title });
const waiting = async (page: Page, title: string) => Number(await entry(page, title).locator('.menu-count > [aria-hidden]').innerText());

test('STAFF-01 the desk opens on My work: what waits, most overdue first, and a digit opens a queue', async ({ page }) => {
  await withAppearance(page, {});
  await signIn(page, 'admin@desk.test', '/desk/login');
  await expect(page).toHaveURL(/\/desk\/my-work$/);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.locator('.work-queues tbody tr:not(.work-group)')).toHaveCount(Object.keys(queues).length);
  await expect(page.locator('.work-item').first()).toBeVisible();
  // Everything fits without scrolling.
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  // Contrast is not judged for a single character: every count is drawn with two, also on the selected entry.
  await page.locator('.menu-count > [aria-hidden]').evaluateAll((counts) => counts.forEach((count) => (count.textContent = '14')));
  await expectAccessible(page);
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/desk\/top-ups\?status=submitted/);
  await page.goBack();
  await page.keyboard.press('5');
  await expect(page).toHaveURL(/\/desk\/verification/);
  await page.goBack();
  await page.keyboard.press('6');
  await expect(page).toHaveURL(/\/desk\/packing/);
});

test('STAFF-02 Enter starts with the most overdue; after a decision the counts of the menu fall', async ({ page }) => {
  await enterAs(page, 'admin@desk.test', 'desk');
  await page.goto('/desk/');
  await expect(page).toHaveURL(/\/desk\/my-work$/);
  const first = page.locator('.work-item').first();
  // The demo's oldest failed job is the furthest past its target.
  await expect(first).toContainText(t.item['jobs.failed']);
  const before = await waiting(page, menu.my_work);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/jobs\?state=dead&open=\d+/);
  const row = page.locator('.ant-table-row').first();
  await expect(row).toBeFocused();
  await row.getByRole('button', { name: texts.en.jobs.discard }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.en.jobs.discard, exact: true }).click();
  await expect.poll(() => waiting(page, menu.my_work)).toBe(before - 1);
});

test('STAFF-01 a role sees only its own queues', async ({ page }) => {
  const token = await tokenOf(page.request, 'manager@desk.test', 'desk');
  const { list } = await callAs<{ list: { queue: string }[] }>(page.request, token, '/api/desk/myWork/getCounts');
  expect(list.map(({ queue }) => queue)).toEqual([
    'wallets.low_balance',
    'exceptions.to_resolve',
    'loss-orders.disputed',
    'sourcing.to_answer',
    'customers.without_manager',
  ]);
});
