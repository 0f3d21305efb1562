import { expect, type Page } from '@playwright/test';
import { callAs, tokenOf } from './kit/api.ts';
import { letStorageNightCome } from './kit/database.ts';
import { mailTo } from './kit/mails.ts';
import { newMerchant, withGoods, type Merchant } from './kit/merchants.ts';
import { enter, enterAs, withAppearance } from './kit/people.ts';
import { say, texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

/** Figures calculated by hand: amount × rate to the cent, and 137 units of 0.06 m³ at 0.80 a day. */
const { language, ...pays } = {
  language: 'en',
  method: 'wire_transfer',
  currency: 'EUR',
  amount: '1234.56',
  paid: '1,234.56 EUR',
  rate: '1.0925',
  credited: '1348.76',
  shown: '1,348.76 USD',
  left: '1,342.18 USD',
  subject: /has arrived$/,
  night: 36,
} as const;
const FEE = '6.58';

const dayBefore = (days: number) => new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
/** As in a list's column, whose header names the currency. */
const bare = (amount: string) => amount.replace(' USD', '');
/** As lists show it: 11 Oct 2026. */
const shownDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
const row = (page: Page, words: string) => page.locator('.ant-table-tbody .ant-table-row').filter({ hasText: words });
const dialog = (page: Page, words: string) => page.locator('.ant-modal').filter({ hasText: words });

const t = texts[language];
const { topUps, deskTopUps, storageFees, topUpWords, wallets, kernel } = t;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes from the method to the proof; returns the reference. */
const toProof = async (page: Page) => {
  await page.goto('/billing/topUp');
  await page.getByText(topUpWords.method[pays.method], { exact: true }).click();
  await page.getByLabel(topUps.currency, { exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: pays.currency }).click();
  await press(page, kernel.actions.next).click();
  await expect(page.getByText(topUps.timing_bank)).toBeVisible();
  const reference = await page.locator('.pay-reference-value').innerText();
  await press(page, topUps.have_paid).click();
  return reference;
};
const fillProof = async (page: Page, remark: string) => {
  await page.getByLabel(topUps.amount, { exact: true }).fill(pays.amount);
  await page.getByLabel(topUps.paid_on, { exact: true }).fill(dayBefore(1));
  await page.getByLabel(topUps.paid_on, { exact: true }).press('Enter');
  const slip = { name: 'slip.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type="file"]').setInputFiles(slip);
  await expect(page.locator('.voucher-field img')).toBeVisible();
  await page.getByLabel(topUps.remark, { exact: true }).fill(remark);
};
/** The review of a payment, opened by its reference. */
const review = async (page: Page, reference: string) => {
  await page.goto(`/desk/top-ups?status=submitted&reference=${reference}`);
  await expect(page.locator('.review-row').filter({ hasText: reference })).toContainText(pays.paid);
  const item = page.getByRole('article', { name: reference });
  await expect(item.locator('.slip-view img')).toBeVisible();
  return item;
};

test.describe.serial(`money, ${language}`, () => {
  let merchant: Merchant;
  test.beforeAll(async ({ request }) => {
    merchant = await newMerchant(request, 'Quist', language);
    await withGoods(request, merchant, { sku: `CRATE-${language}`, size: ['50', '40', '30'], pieces: 137, daysAgo: 70 });
  });
  test.beforeEach(async ({ page, request }) => {
    await withAppearance(page, { language });
    await enter(page, 'token', merchant.token);
    await enter(page, 'desk_token', await tokenOf(request, 'admin@desk.test', 'desk'));
  });
  const balance = async (page: Page) =>
    (await callAs<{ balance: string }>(page.request, merchant.token, '/api/ucenter/billing/getBalance')).balance;
  const count = async (page: Page, list: 'billing/getTransactionList' | 'topUp/getList') =>
    (await callAs<{ count: number }>(page.request, merchant.token, `/api/ucenter/${list}`)).count;

  test(`BILL-08 BILL-11 the nightly run bills old stock, and a bill cannot be settled without balance (${language})`, async ({ page }) => {
    await page.goto('/billing/warehouseFee');
    await expect(page.getByText(storageFees.empty_title)).toBeVisible();
    await letStorageNightCome(dayBefore(pays.night));
    await page.reload();
    const bill = row(page, shownDay(dayBefore(pays.night)));
    await expect(bill).toContainText(FEE);
    await expect(page.locator('.storage-panel')).toContainText(`${FEE} USD`);
    await bill.getByRole('button', { name: storageFees.settle, exact: true }).click();
    const asked = dialog(page, say(storageFees.settle_text, { amount: FEE }));
    await asked.getByRole('button', { name: storageFees.settle, exact: true }).click();
    const told = dialog(page, wallets.short_title);
    await expect(told).toContainText(say(t.refusals['wallets.short'], { missing: FEE }));
    await told.getByRole('button', { name: wallets.top_up, exact: true }).click();
    await expect(page).toHaveURL(/\/billing\/topUp/);
    expect(await count(page, 'billing/getTransactionList')).toBe(0);
  });

  test(`TOP-02 TOP-03 TOP-08 TOP-09 STAFF-02 DASH-03 BILL-04 a payment is received: balance, record, transaction and mail agree (${language})`, async ({
    page,
    request,
  }) => {
    await page.goto('/desk/exchange-rates');
    await press(page, deskTopUps.rate_add).click();
    const rates = page.getByRole('dialog');
    await rates.getByLabel(deskTopUps.currency, { exact: true }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: pays.currency }).click();
    await rates.getByLabel(deskTopUps.valid_from, { exact: true }).fill(dayBefore(2));
    await rates.getByLabel(deskTopUps.valid_from, { exact: true }).press('Enter');
    await rates.getByLabel(deskTopUps.rate_value, { exact: true }).fill(pays.rate);
    await rates.getByLabel(deskTopUps.source, { exact: true }).fill('Bank 14:00');
    await press(page, kernel.actions.save).click();
    await expect(row(page, shownDay(dayBefore(2))).filter({ hasText: pays.currency })).toContainText(pays.rate);

    const reference = await toProof(page);
    await fillProof(page, 'Order book 11');
    await press(page, topUps.submit).dblclick();
    await expect(page.getByText(topUps.sent_title)).toBeVisible();
    expect(await count(page, 'topUp/getList')).toBe(1);

    const drawer = await review(page, reference);
    await expect(drawer.getByLabel(deskTopUps.credited, { exact: true })).toHaveValue(pays.credited);
    await expect(drawer.getByLabel(say(deskTopUps.rate, { currency: pays.currency }), { exact: true })).toHaveValue(pays.rate);
    const voucher = await drawer.locator('.slip-view').boundingBox();
    const form = await drawer.locator('form').boundingBox();
    expect((voucher?.x ?? 0) + (voucher?.width ?? 0)).toBeLessThanOrEqual(form?.x ?? 0);
    await drawer.getByRole('button', { name: say(deskTopUps.receive_amount, { amount: bare(pays.shown) }) }).dblclick();
    await expect(page.locator('.review-row[data-done]').filter({ hasText: reference })).toBeVisible();

    expect(await balance(page)).toBe(pays.credited);
    expect(await count(page, 'billing/getTransactionList')).toBe(1);
    await page.goto('/dashboard/workplace');
    await expect(page.locator('.balance-card-main')).toHaveText(pays.shown);
    await page.goto('/billing/transferDetails');
    await expect(row(page, reference)).toContainText(pays.paid);
    await expect(row(page, reference)).toContainText(bare(pays.shown));
    await expect(row(page, reference)).toContainText(topUpWords.status.received);
    await row(page, reference).getByRole('link', { name: reference }).click();
    await expect(page.getByText(topUps.next_received)).toBeVisible();
    await expect(page.locator('.file-view img')).toBeVisible();
    await page.goto('/billing/transactionHistory');
    await expect(page.locator('.figures')).toContainText(pays.shown);
    await expect(row(page, reference).locator('.money')).toHaveText([bare(pays.shown), bare(pays.shown)]);
    await row(page, reference).getByRole('link').click();
    const conversion = page.getByRole('region', { name: t.transactions.section_conversion });
    for (const words of [pays.paid, pays.rate, 'Bank 14:00']) await expect(conversion.getByText(words, { exact: true })).toBeVisible();
    const mail = await mailTo(request, merchant.email, /received/);
    expect(mail.subject).toMatch(pays.subject);
    for (const words of [reference, pays.paid, pays.shown]) expect(mail.text).toContain(words);
    expect(mail.text.split(pays.shown)).toHaveLength(3); // credited, and the balance now
  });

  test(`BILL-08 BILL-09 the bill is settled once, however often it is clicked (${language})`, async ({ page, context }) => {
    const open = async (at: Page) => {
      await at.goto('/billing/warehouseFee');
      await row(at, shownDay(dayBefore(pays.night)))
        .getByRole('link')
        .click();
      await at.locator('.page-head-actions').getByRole('button', { name: storageFees.settle, exact: true }).click();
      return dialog(at, say(storageFees.settle_text, { amount: FEE })).getByRole('button', { name: storageFees.settle, exact: true });
    };
    const settle = await open(page);
    const other = await context.newPage();
    const again = await open(other);
    await settle.dblclick();
    await expect(page.locator('.page-head .state-tag')).toHaveText(storageFees.settled);
    await expect(press(page, storageFees.settle)).toHaveCount(0);
    await again.click();
    await expect(other.getByText(t.refusals['storage-fees.already_settled'])).toBeVisible();
    await page.goto('/billing/transactionHistory');
    await expect(page.locator('.figures')).toContainText(pays.left);
    expect(await count(page, 'billing/getTransactionList')).toBe(2);
    await expect(row(page, `\u2212${FEE}`)).toContainText(bare(pays.left));
  });

  test(`TOP-08 D-59 a payment is rejected with a remark, which the merchant reads (${language})`, async ({ page, request }) => {
    const before = await balance(page);
    const reference = await toProof(page);
    await fillProof(page, '');
    await press(page, topUps.submit).click();
    await expect(page.getByText(topUps.sent_title)).toBeVisible();
    const drawer = await review(page, reference);
    await drawer.getByRole('button', { name: deskTopUps.reject }).click();
    const panel = page.locator('.reject-panel');
    // The same amount and day as the payment before: the text for duplicates is proposed.
    await panel.getByLabel(deskTopUps.remark, { exact: true }).fill('');
    await panel.getByRole('button', { name: deskTopUps.reject_and_next }).click();
    await expect(panel.getByText(t.fields['top-ups.remark_needed'])).toBeVisible();
    await panel.getByLabel(deskTopUps.remark, { exact: true }).fill('Slip of another company 付款方不符');
    await panel.getByRole('button', { name: deskTopUps.reject_and_next }).dblclick();
    await expect(page.locator('.review-row[data-done]').filter({ hasText: reference })).toBeVisible();
    await page.goto('/billing/transferDetails?status=rejected');
    await expect(row(page, reference)).toContainText('付款方不符');
    await row(page, reference).getByRole('link', { name: reference }).click();
    await expect(page.locator('.page-head:visible')).toContainText(`${topUps.next_rejected} Slip of another company 付款方不符`);
    expect((await mailTo(request, merchant.email, /rejected/)).text).toContain('Slip of another company 付款方不符');
    expect(await balance(page)).toBe(before);
  });
});

test('BILL-05 BILL-06 the fulfilment fees are second in the menu of one customer; another is refused', async ({ page, request }) => {
  const { menu, transactions } = texts.en;
  await enterAs(page, 'merchant@demo.test');
  await page.goto('/billing/order-fulfillment-fee');
  await expect(page.getByRole('heading', { level: 1, name: transactions.fulfilment_title })).toBeVisible();
  // Eight yuan an order by the demo's tariff.
  await expect(row(page, 'SO-').first()).toContainText(/−1\.1\d/);
  const entries = page
    .getByRole('menu')
    .getByRole('menuitem', { name: new RegExp(`^(${menu.transactions}|${menu.fulfilment_fees}|${menu.storage_fees})$`) });
  await expect(entries).toHaveText([menu.transactions, menu.fulfilment_fees, menu.storage_fees]);
  const other = await newMerchant(request, 'Quimby', 'en');
  const answer = await request.get('/api/ucenter/billing/getFulfillmentFeeList', { headers: { token: other.token } });
  expect((await answer.json()).msg).toBe(texts.en.refusals['permission.denied']);
});
