import { DOUBLE_PRESS_MS } from '@quayside/ui/kernel/use-review-keys';
import { expect, type Page } from '@playwright/test';
import { callAs, tokenOf } from './kit/api.ts';
import { newMerchant, type Merchant } from './kit/merchants.ts';
import { enter } from './kit/people.ts';
import { texts } from './kit/texts.ts';
import { importLines, slipOf, submitTopUp } from './kit/top-ups.ts';
import { test } from './kit/watch.ts';

const { deskTopUps, topUps } = texts.en;
const day = new Date(Date.now() + 8 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
type Kind = 'matched' | 'unmatched' | 'differing' | 'duplicate';
type Waiting = { reference: string; amount: string; kind: Kind };

/** Twenty payments: mostly plain ones, some that differ from the bank, some with a slip that was sent before. */
const kinds: readonly Kind[] = [
  ...Array.from({ length: 8 }, () => 'matched' as const),
  'differing',
  'duplicate',
  ...Array.from({ length: 4 }, () => 'unmatched' as const),
  'differing',
  'duplicate',
  ...Array.from({ length: 4 }, () => 'matched' as const),
];

async function prepare(page: Page, merchant: Merchant, desk: string): Promise<Waiting[]> {
  const { request } = page;
  const first = await slipOf(page, 'first', '99.00');
  const paid = await submitTopUp(request, merchant, { amount: '99.00', day, slip: () => Promise.resolve(first) });
  const { list } = await callAs<{ list: { top_up_id: number }[] }>(request, desk, `/api/desk/topUp/getList?search=${paid}`);
  const received = { customer_id: merchant.customer_id, top_up_id: list[0]?.top_up_id, decision: 'receive', credited_usd: '99.00' };
  await callAs(request, desk, '/api/desk/topUp/review', received);
  const waiting: Waiting[] = [];
  for (const [at, kind] of kinds.entries()) {
    const amount = `${100 + at}.00`;
    const slip = (reference: string) => (kind === 'duplicate' ? Promise.resolve(first) : slipOf(page, reference, amount));
    waiting.push({ reference: await submitTopUp(request, merchant, { amount, day, slip }), amount, kind });
  }
  const lines = waiting.filter(({ kind }) => kind === 'matched' || kind === 'differing');
  await importLines(
    request,
    desk,
    lines.map(({ reference, amount, kind }) => `${day},Nora Quill ${reference},${kind === 'matched' ? amount : '5.00'},USD`),
  );
  return waiting;
}

const item = (page: Page, reference: string) => page.getByRole('article', { name: reference });

test('TOP-08 STAFF-02 a finance clerk clears 20 waiting top-ups by keyboard, plain ones with one key', async ({ page }) => {
  const merchant = await newMerchant(page.request, 'Quill', 'en');
  const desk = await tokenOf(page.request, 'finance@desk.test', 'desk');
  const waiting = await prepare(page, merchant, desk);
  await enter(page, 'token', merchant.token);
  await enter(page, 'desk_token', desk);
  await page.goto('/desk/top-ups');
  await page.locator('.review-row').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(merchant.name);
  await page.keyboard.press('Escape');
  await expect(
    page.getByText(new RegExp(`^${texts.en.kernel.review.place.replace('{{at}}', '1').replace('{{of}}', '20')}$`)),
  ).toBeVisible();

  const presses: number[] = [];
  for (const { reference, kind } of waiting) {
    await expect(item(page, reference)).toBeVisible();
    const isPlain = kind === 'matched' || kind === 'unmatched';
    const button = page.locator('.review-foot button:focus');
    await expect(button).toHaveAttribute('aria-keyshortcuts', isPlain ? 'R' : 'X');
    const keys = isPlain ? ['r'] : ['x', 'Enter'];
    // Faster than this a second R counts as a double press.
    await page.waitForTimeout(DOUBLE_PRESS_MS);
    for (const key of keys) {
      if (key === 'Enter') await page.locator('.reject-panel').waitFor();
      await page.keyboard.press(key);
    }
    if (isPlain) presses.push(keys.length);
    await expect(page.locator(`.review-row[data-reference="${reference}"]`)).toHaveAttribute('data-done');
  }
  expect(Math.max(...presses)).toBeLessThanOrEqual(2);
  test.info().annotations.push({ type: 'key presses per plain item', description: String(Math.max(...presses)) });
  await expect(page.getByText(deskTopUps.waiting_done.replace('{{waiting}}', '0').replace('{{done}}', '20'))).toBeVisible();

  const rejected = waiting[kinds.indexOf('differing')] as Waiting; // the list above has one
  await page.goto('/billing/transferDetails?status=rejected');
  await page.getByRole('link', { name: rejected.reference }).click();
  await page.getByRole('button', { name: topUps.correct, exact: true }).click();
  await page.getByLabel(topUps.amount, { exact: true }).fill('5.00');
  await page.getByRole('button', { name: topUps.correct_send, exact: true }).click();
  await expect(page.getByText(topUps.corrected.replace('{{reference}}', rejected.reference))).toBeVisible();

  // The bank line that was released at the rejection is proposed again: now its amount agrees.
  await expect(async () => {
    const { list } = await callAs<{ list: { bank: string }[] }>(page.request, desk, `/api/desk/topUp/getList?search=${rejected.reference}`);
    expect(list[0]?.bank).toBe('agrees');
  }).toPass();
  await page.goto(`/desk/top-ups?reference=${rejected.reference}`);
  await expect(item(page, rejected.reference)).toContainText(deskTopUps.earlier);
  await page.keyboard.press('r');
  await expect(page.locator(`.review-row[data-reference="${rejected.reference}"]`)).toHaveAttribute('data-done');

  const plain = waiting.filter(({ kind }) => kind === 'matched' || kind === 'unmatched');
  const sum = plain.reduce((total, { amount }) => total + Number(amount), 99 + 5);
  const { balance } = await callAs<{ balance: string }>(page.request, merchant.token, '/api/ucenter/billing/getBalance');
  expect(balance).toBe(sum.toFixed(2));
});

test('TOP-08 two people at one top-up: the second reads who was faster, and nothing is credited twice', async ({ page, browser }) => {
  const merchant = await newMerchant(page.request, 'Quincy', 'en');
  const [finance, admin] = [
    await tokenOf(page.request, 'finance@desk.test', 'desk'),
    await tokenOf(page.request, 'admin@desk.test', 'desk'),
  ];
  const amount = '321.00';
  const reference = await submitTopUp(page.request, merchant, { amount, day, slip: (one) => slipOf(page, one, amount) });
  await enter(page, 'desk_token', finance);
  await page.goto(`/desk/top-ups?reference=${reference}`);
  await expect(item(page, reference)).toBeVisible();
  const other = await browser.newPage();
  await enter(other, 'desk_token', admin);
  await other.goto(new URL(`/desk/top-ups?reference=${reference}`, page.url()).href);
  await expect(item(other, reference)).toBeVisible();
  await expect(item(other, reference)).toContainText(deskTopUps.is_reviewing.replace('{{name}}', 'Hana Sato'));
  await other.keyboard.press('r');
  await expect(other.locator('.review-row[data-done]')).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(page.getByText(/^Ada Okafor received this at \d\d:\d\d, while you had it open\.$/)).toBeVisible();
  await expect(page.locator('.review-scroll input')).toHaveCount(0);
  const { balance } = await callAs<{ balance: string }>(page.request, merchant.token, '/api/ucenter/billing/getBalance');
  expect(balance).toBe(amount);
  await other.close();
});
