import { DOUBLE_PRESS_MS } from '@quayside/ui/kernel/use-review-keys';
import { expect, type Page } from '@playwright/test';
import { callAs, tokenOf } from './kit/api.ts';
import { mailTo } from './kit/mails.ts';
import { newMerchant, type Merchant } from './kit/merchants.ts';
import { enter, withAppearance } from './kit/people.ts';
import { texts, type SpokenLanguage, type Texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const sides = [
  { language: 'en', sku: 'VASE-EN', lastname: 'Harbour' },
  { language: 'zh_CN', sku: 'VASE-CN', lastname: 'Gangkou' },
] as const satisfies readonly { language: SpokenLanguage; sku: string; lastname: string }[];

/** Kept tabs are still in the page: only the visible button is meant. */
const press = (page: Page, name: string) =>
  page
    .locator('button:visible')
    .and(page.getByRole('button', { name, exact: true }))
    .click();
const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{{${name}}}`, String(value)), text);

/** The first day that can be booked and is no Sunday, when the dock is closed. */
function arrivalDay(): string {
  const day = new Date(Date.now() + 3 * 24 * 3_600_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Books two boxes of ten through the wizard's five steps and submits them; answers with the number. */
async function book(page: Page, t: Texts, sku: string): Promise<string> {
  const w = t.inboundWizard;
  await page.goto('/products/inbound');
  await page.getByRole('button', { name: t.inbound.create }).first().click();
  const form = page.locator('.inbound-wizard');
  await form.getByLabel(t.inbound.warehouse, { exact: true }).click();
  await page.locator('.ant-select-item-option', { hasText: 'SZ01' }).click();
  await press(page, w.paste_lines);
  await page.getByRole('textbox', { name: w.paste_lines_label, exact: true }).fill(`${sku}\t20`);
  await press(page, w.paste_check);
  await press(page, filled(w.paste_add_one, { count: 1 }));
  await form.getByLabel(filled(w.price_of, { sku })).fill('5');
  const next = async (step: string) => {
    await press(page, w.next);
    await form.and(page.locator(':visible')).locator(step).first().waitFor();
  };
  await next('.paper-cards');
  await next('.packing');
  await press(page, w.paste_rows);
  await page.getByRole('textbox', { name: w.paste_rows_label, exact: true }).fill(`1-2\t${sku}\t10\t12\t60\t40\t40`);
  await press(page, w.paste_check);
  await press(page, filled(w.paste_rows_add_other, { count: 2 }));
  await next('.paper-cards');
  await next('.inbound-fees');
  await form.getByLabel(t.inbound.field.carrier, { exact: true }).fill('SF Express');
  const day = form.getByLabel(t.inbound.field.arrival_date, { exact: true });
  await day.fill(arrivalDay());
  await day.press('Enter');
  await form.getByText(t.inbound.period.morning, { exact: true }).click();
  await form.getByText(t.inbound.inspection.full, { exact: true }).click();
  await press(page, t.inbound.submit);
  await page.getByText(t.inbound.submit_text).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: t.inbound.submit, exact: true }).click();
  await page.getByText(t.inbound.submitted_done).waitFor();
  const heading = page.getByRole('heading', { level: 1, name: /^ASN-/ });
  return (await heading.textContent()) ?? '';
}

/** Counts the box that came, finds one unit broken, shelves the rest and closes the appointment. */
async function receive(page: Page, t: Texts, number: string, sku: string): Promise<void> {
  const r = t.deskReceiving;
  const code = number.split('-')[2] ?? '';
  const scanField = page.locator('.scan-input input');
  const scan = async (text: string) => {
    await expect(scanField).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await page.goto('/desk/receiving');
  await page.getByPlaceholder(r.find).fill(`BX-${code}-001`);
  await page.keyboard.press('Enter');
  await page.locator('.receiving-station').waitFor();
  await scan(`BX-${code}-001`);
  // A scanned box is here: its items open at once.
  await page.locator('.box-items').waitFor();
  await scan('NOT-OURS');
  await expect(page.getByText(r.row.unknown).first()).toBeVisible();
  await scan(sku);
  await expect(page.getByText(filled(r.row.counted, { counted: 1, booked: 10 })).first()).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByText(r.row.all_as_booked).first()).toBeVisible();
  // Faster than this a second Enter counts as the scanner's own.
  await page.waitForTimeout(DOUBLE_PRESS_MS);
  await page.keyboard.press('Enter');
  await expect(page.getByText(filled(r.row.closed, { counted: 10 })).first()).toBeVisible();
  await page.getByText(r.modes.inspect, { exact: true }).click();
  await scan(`BX-${code}-001`);
  await page.getByLabel(filled(r.broken_of, { sku })).fill('1');
  await page.keyboard.press('F7');
  await page.getByText(t.fields['receiving.photo_needed']).waitFor();
  const picture = { name: 'broken.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('.station-main input[type=file]').setInputFiles(picture);
  await expect(page.locator('.box-photos img')).toBeVisible();
  await page.getByLabel(filled(r.broken_of, { sku })).focus();
  await page.keyboard.press('F7');
  await expect(page.getByText(r.no_box.inspect)).toBeVisible();
  await expect(scanField).toBeFocused();
  await page.getByText(r.modes.shelve, { exact: true }).click();
  await page.getByRole('heading', { name: filled(r.shelve_all_one, { count: 1, boxes: 1 }) }).waitFor();
  await page.keyboard.press('F9');
  await page.getByText(filled(r.shelved, { units: 9, boxes: 1 })).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText(filled(r.missing_boxes_one, { count: 1 })).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: r.close_appointment }).click();
  await page
    .getByText(/LO-\d{6}-[0-9A-Z]{5,}/)
    .first()
    .waitFor();
}

/** Stock, expected units and age of the SKU. */
async function stockOf(page: Page, { token }: Merchant) {
  const { list } = await callAs<{ list: { total: number; expected: number; available: number }[] }>(
    page.request,
    token,
    '/api/ucenter/inventory/getList',
  );
  return list.map(({ total, expected, available }) => ({ total, expected, available }));
}

for (const { language, sku, lastname } of sides)
  test(`INB-03 INB-12 STAFF-09 LOSS-02 LOSS-07 D-54 an appointment from draft to a paid compensation, on both sides (${language})`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    const t = texts[language];
    const merchant = await newMerchant(page.request, lastname, language);
    const about = { product_name: sku, name_cn: '花瓶', name_en: 'Vase', declared_value: '9.90', hs_code: '691390', weight_g: 900 };
    await callAs(page.request, merchant.token, '/api/ucenter/product/addProduct', { sku, ...about, property_ids: [1] });
    const desk = await tokenOf(page.request, 'warehouse@desk.test', 'desk');
    await withAppearance(page, { language });
    await enter(page, 'token', merchant.token);
    await enter(page, 'desk_token', desk);

    const number = await book(page, t, sku);
    expect(await stockOf(page, merchant)).toEqual([{ total: 0, expected: 20, available: 0 }]);

    await page.goto('/desk/inbound?bill_status=submitted');
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    await page.keyboard.press('a');
    await page.getByText(filled(t.deskInbound.passed_one, { count: 1 })).waitFor();
    await receive(page, t, number, sku);
    // Nine on the shelf, ten never came, one is broken: nothing is expected any more.
    expect(await stockOf(page, merchant)).toEqual([{ total: 9, expected: 0, available: 9 }]);

    await page.goto('/products/inbound');
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    const detail = page.locator('[id^="pane-/products/inbound/details"]');
    await expect(detail.getByText(t.inbound.stage.inventory_completed, { exact: true }).first()).toBeVisible();
    // From the appointment to the list of its loss order, and into it.
    const lossOrderIn = (pane: string) => page.locator(`[id^="pane-${pane}"]`).getByRole('link', { name: /^LO-/ }).first();
    await lossOrderIn('/products/inbound/details').click();
    await lossOrderIn('/products/lossOrder').click();
    await press(page, filled(t.lossOrders.accept, { amount: '55.00' }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: filled(t.lossOrders.accept, { amount: '55.00' }) })
      .click();
    await expect(page.locator('.state-tag:visible', { hasText: t.lossOrders.states.closed })).toBeVisible();

    const { balance } = await callAs<{ balance: string }>(page.request, merchant.token, '/api/ucenter/billing/getBalance');
    expect(balance).toBe('55.00');
    const mail = await mailTo(page.request, merchant.email, /loss-orders\.opened$/);
    expect(mail.subject).toContain(number);
    // The messages and the log as the merchant reads them.
    await page.goto('/user/message');
    await expect(page.getByText(mail.subject).first()).toBeVisible();
    await page.goto('/operationLog');
    for (const operation of ['inbound.save', 'inbound.submit', 'loss-orders.accept'] as const)
      await expect(page.getByText(t.operations[operation], { exact: true }).first()).toBeVisible();
  });
