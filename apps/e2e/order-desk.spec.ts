import { expect, type Page } from '@playwright/test';
import { callAs, tokenOf } from './kit/api.ts';
import { mailTo } from './kit/mails.ts';
import { foundGoods, newMerchant, withGoods, type Merchant } from './kit/merchants.ts';
import { addBalance } from './kit/money.ts';
import { enter, withAppearance } from './kit/people.ts';
import { say, texts, type SpokenLanguage, type Texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';
import { filledIn } from './kit/workbook.ts';

const sides = [
  { language: 'en', code: 'EN', lastname: 'Quartermain' },
  { language: 'zh_CN', code: 'CN', lastname: 'Dingdan' },
] as const satisfies readonly { language: SpokenLanguage; code: string; lastname: string }[];
const COUNT = 200;
const BAD = 12;

/** Columns of the template by place: number, warehouse, name, phone, address, SKU, quantity. */
const rowsOf = (code: string) =>
  Array.from({ length: COUNT }, (_, at) => ({
    0: `${code}-${String(at + 1).padStart(3, '0')}`,
    1: 'SZ01',
    2: `Guest${at + 1}`,
    3: 'Miller',
    4: at < BAD ? 'unknown' : '+1 503 555 0142',
    8: 'US',
    9: 'Oregon',
    10: 'Portland',
    11: '97205',
    13: `${at + 1} Washington Street`,
    16: at === COUNT - 1 ? `RARE-${code}` : `PLENTY-${code}`,
    17: 1,
  }));

/** Imports two hundred orders, twelve of which have a wrong phone number that is corrected on screen. */
async function importOrders(page: Page, t: Texts, code: string): Promise<void> {
  await page.goto('/order/orderList/import');
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.imports.template }).first().click(),
  ]);
  const buffer = await filledIn(template, rowsOf(code));
  await page.locator('input[type="file"]').setInputFiles({ name: `orders-${code}.xlsx`, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('tab', { name: t.imports.row_state.faulty }).click();
  const cell = page.locator('.import-cell input[aria-invalid="true"]');
  await expect(cell).toHaveCount(BAD);
  for (let at = 0; at < BAD; at++) await cell.first().fill('+1 503 555 0142'); // a changed cell no longer counts as an error
  await page.getByRole('button', { name: say(t.imports.save_other, { count: BAD }) }).click();
  await expect(page.getByText(t.imports.saved)).toBeVisible();
  await page.getByRole('button', { name: t.imports.import_all, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.imports.import_all, exact: true }).click();
  await expect(page.getByText(say(t.imports.imported_title_other, { count: COUNT })).first()).toBeVisible();
}

const selectAll = (page: Page) => page.locator('.ant-table-thead:visible input[type="checkbox"]').first().check();
const toolbar = (page: Page, name: string) => page.locator('.list-toolbar:visible').getByRole('button', { name, exact: true }).click();

/** The cheapest method that fits all of them. */
async function chooseMethods(page: Page, t: Texts): Promise<void> {
  await page.goto('/order/orderList?limit=200');
  // The list draws only the rows in sight.
  await expect(page.getByText(/1–200\D/)).toBeVisible();
  await selectAll(page);
  await toolbar(page, t.orderScreens.change_method);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: t.orderScreens.set, exact: true }).click();
  await expect(page.getByText(say(t.orderScreens.method_set_other, { count: COUNT }))).toBeVisible({ timeout: 120_000 });
}

async function submitShown(page: Page, t: Texts): Promise<void> {
  await selectAll(page);
  await toolbar(page, t.orderScreens.submit);
  await page.getByRole('dialog').getByRole('button', { name: t.orderScreens.submit, exact: true }).click();
}

type Submitted = { order_id: number; order_no: string };

async function openAtDesk(page: Page, { customer_id }: Merchant, { order_id, order_no }: Submitted): Promise<void> {
  await page.goto(`/desk/verification?customer=${customer_id}&order=${order_id}`);
  await expect(page.getByRole('article', { name: order_no })).toBeVisible();
}

/** The demo's orders wait too: without them one call approves all of this merchant's. */
async function cancelWaiting(page: Page, desk: string): Promise<void> {
  const { list } = await callAs<{ list: { customer_id: number; order_id: number }[] }>(
    page.request,
    desk,
    '/api/desk/verification/getList?limit=100',
  );
  for (const { customer_id, order_id } of list)
    await callAs(page.request, desk, '/api/desk/verification/cancel', { customer_id, order_id, reason: 'Journey' });
}

/** Everything that waits and has nothing to look at, as many at a time as one call takes. */
async function approveClean(page: Page, t: Texts): Promise<void> {
  await page.keyboard.press('Shift+A');
  const dialog = page.getByRole('dialog');
  await dialog.locator('.ant-btn-primary:enabled').click();
  await expect(page.getByText(say(t.deskVerification.clean_done_other, { count: COUNT - 1 }))).toBeVisible({ timeout: 120_000 });
}

type Figures = { held: string; frozen: number; uploaded: number };

/** What wallet, stock and counts say. */
async function figuresOf(page: Page, { token }: Merchant, sku: string): Promise<Figures> {
  const get = <Content>(path: string) => callAs<Content>(page.request, token, path);
  const { held } = await get<{ held: string }>('/api/ucenter/billing/getBalance');
  const { list } = await get<{ list: { sku: string; frozen: number }[] }>('/api/ucenter/inventory/getList');
  const counts = await get<{ list: { status: string; count: number }[] }>('/api/ucenter/order/getStatusCount');
  return {
    held,
    frozen: list.find((one) => one.sku === sku)?.frozen ?? -1,
    uploaded: counts.list.find(({ status }) => status === 'uploaded')?.count ?? -1,
  };
}

for (const { language, code, lastname } of sides)
  test(`ORD-05 ORD-06 ORD-16 ORD-28 ORD-17 ORD-27 ORD-47 INV-03 STAFF-03 two hundred orders from a file to the provider's desk (${language})`, async ({
    page,
  }) => {
    test.setTimeout(840_000);
    const t = texts[language];
    const merchant = await newMerchant(page.request, lastname, language);
    const size = ['20', '15', '3'] as const;
    await withGoods(page.request, merchant, { sku: `PLENTY-${code}`, size, pieces: COUNT, daysAgo: 1 });
    await withGoods(page.request, merchant, { sku: `RARE-${code}`, size, pieces: 0, daysAgo: 1 });
    await withAppearance(page, { language });
    await enter(page, 'token', merchant.token);

    await cancelWaiting(page, await tokenOf(page.request, 'admin@desk.test', 'desk'));
    await importOrders(page, t, code);
    await chooseMethods(page, t);
    const { list } = await callAs<{ list: { quoted_total: string }[] }>(
      page.request,
      merchant.token,
      '/api/ucenter/order/getList?limit=10',
    );
    const price = Number(list[0]?.quoted_total);
    // One order is short of stock; the balance covers all others but one.
    await addBalance(page.request, merchant.customer_id, (price * (COUNT - 2)).toFixed(2));
    await submitShown(page, t);
    const result = page.getByRole('dialog').filter({ hasText: t.orderScreens.result.failed });
    await expect(result.locator('.submit-good strong').first()).toHaveText(String(COUNT - 2), { timeout: 120_000 });
    await expect(result.getByText(t.orderScreens.failed.stock, { exact: true })).toHaveCount(1);
    await expect(result.getByText(t.orderScreens.failed.money, { exact: true })).toHaveCount(1);
    await expect(result.getByText(`RARE-${code}`)).toBeVisible();
    const most = { frozen: COUNT - 2, uploaded: COUNT - 2, held: (price * (COUNT - 2)).toFixed(2) };
    expect(await figuresOf(page, merchant, `PLENTY-${code}`)).toEqual(most);

    // Cured, and only those two submitted again.
    await foundGoods(page.request, merchant, `RARE-${code}`, 1);
    await addBalance(page.request, merchant.customer_id, (price * 2).toFixed(2));
    await result.getByRole('button', { name: say(t.orderScreens.result.show_failed_other, { count: 2 }) }).click();
    await expect(page.locator('.ant-table-row:visible')).toHaveCount(2);
    await submitShown(page, t);
    await expect(page.getByText(say(t.orderScreens.submitted_other, { count: 2, amount: (price * 2).toFixed(2) }))).toBeVisible();
    expect(await figuresOf(page, merchant, `PLENTY-${code}`)).toEqual({
      frozen: COUNT - 1,
      uploaded: COUNT,
      held: (price * COUNT).toFixed(2),
    });

    // At the desk one is sent back for its phone, the others are approved together.
    const desk = await tokenOf(page.request, 'admin@desk.test', 'desk');
    await enter(page, 'desk_token', desk);
    const v = t.deskVerification;
    const { list: waiting } = await callAs<{ list: Submitted[] }>(
      page.request,
      merchant.token,
      `/api/ucenter/order/getList?number=${code}-020&status=uploaded`,
    );
    const order = waiting[0];
    if (order === undefined) throw new Error('no order waits');
    await openAtDesk(page, merchant, order);
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: v.reasons.phone_wrong }).check();
    await dialog.getByRole('button', { name: v.send_back, exact: true }).click();
    await expect(page.getByText(say(v.sent_back, { number: order.order_no })).first()).toBeVisible();
    await approveClean(page, t);
    expect(await figuresOf(page, merchant, `PLENTY-${code}`)).toEqual({
      frozen: COUNT - 2,
      uploaded: 0,
      held: (price * (COUNT - 1)).toFixed(2),
    });
    const mail = await mailTo(page.request, merchant.email, /verification\.sent_back$/);
    expect(mail.subject).toContain(order.order_no);
    expect(mail.text).toContain(v.reason_texts.phone_wrong);

    // The merchant reads the reason, corrects the field and ships it again; it is approved.
    await page.goto(`/order/orderList/details?id=${order.order_id}`);
    await expect(page.getByText(v.reason_texts.phone_wrong).first()).toBeVisible();
    await page.getByRole('button', { name: t.orderScreens.fix, exact: true }).click();
    await page.getByLabel(t.orders.field.phone, { exact: true }).fill('+1 503 555 0199');
    const next = () =>
      page
        .locator('button:visible')
        .and(page.getByRole('button', { name: t.kernel.actions.next, exact: true }))
        .click();
    await next();
    await expect(page.getByLabel(t.orders.add_goods, { exact: true })).toBeVisible();
    await next();
    await expect(page.locator('.method input[type="radio"]:checked')).toBeVisible();
    await page.getByRole('button', { name: t.orderShipping.ship, exact: true }).click();
    await expect.poll(async () => (await figuresOf(page, merchant, `PLENTY-${code}`)).uploaded).toBe(1);
    await openAtDesk(page, merchant, order);
    await page.keyboard.press('a');
    await expect(page.getByText(say(v.approved, { number: order.order_no })).first()).toBeVisible();
    expect(await figuresOf(page, merchant, `PLENTY-${code}`)).toEqual({
      frozen: COUNT - 1,
      uploaded: 0,
      held: (price * COUNT).toFixed(2),
    });
    const { events } = await callAs<{ events: { kind: string }[] }>(
      page.request,
      merchant.token,
      `/api/ucenter/order/getOrderDetail?order_id=${order.order_id}`,
    );
    expect(events.map(({ kind }) => kind)).toEqual([
      'created',
      'method_changed',
      'submitted',
      'sent_back',
      'saved',
      'submitted',
      'approved',
    ]);
  });
