import { expect, type Page } from '@playwright/test';
import { callAs, tokenOf } from './kit/api.ts';
import { letParcelBeLate } from './kit/database.ts';
import { mailTo } from './kit/mails.ts';
import { newMerchant, withGoods, type Merchant } from './kit/merchants.ts';
import { addBalance } from './kit/money.ts';
import { enter, withAppearance } from './kit/people.ts';
import { say, texts, type SpokenLanguage, type Texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const sides = [
  { language: 'en', code: 'EN', lastname: 'Ferryman' },
  { language: 'zh_CN', code: 'CN', lastname: 'Chuanyun' },
] as const satisfies readonly { language: SpokenLanguage; code: string; lastname: string }[];

type Order = { order_id: number; order_no: string; status: string; quoted_total: string; events: { kind: string }[] };
const orderOf = (page: Page, { token }: Merchant, order_id: number) =>
  callAs<Order>(page.request, token, `/api/ucenter/order/getOrderDetail?order_id=${order_id}`);

/** An order of one unit, submitted and approved by the calls of both sides. */
async function anApprovedOrder(page: Page, merchant: Merchant, product_id: number, number: string): Promise<Order> {
  const { token, customer_id } = merchant;
  const recipient = { first_name: 'Grace', last_name: number, phone: '+1 503 555 0142', country: 'US', state: 'Oregon', city: 'Portland' };
  const address = { postal_code: '97205', address1: `1218 SW Washington St ${number}`, warehouse_id: 1, platform_order_no: number };
  const lines = [{ product_id, product_name: 'Crate', unit_price: '9.90', quantity: 1 }];
  const parcel = { ...address, ...recipient, lines, address_type: 'residential', consumables: [], services: [] };
  const asked = { ...parcel, vat_number: '', ioss_number: '', gst_number: '', icms_number: '', platform_payment: false };
  const { platform_order_no: _no, phone: _phone, state: _state, city: _city, ...priced } = asked;
  const quoted = { ...priced, lines: [{ product_id, unit_price: '9.90', quantity: 1 }] };
  const { methods } = await callAs<{ methods: { method: string; offered: boolean }[] }>(
    page.request,
    token,
    '/api/ucenter/quote/getShippingMethods',
    quoted,
  );
  const method = methods.find(({ offered }) => offered)?.method ?? '';
  const saved = await callAs<Order>(page.request, token, '/api/ucenter/order/saveOrder', { ...asked, method });
  await callAs(page.request, token, '/api/ucenter/order/submitOrder', { ids: [saved.order_id] });
  const desk = await tokenOf(page.request, 'admin@desk.test', 'desk');
  await callAs(page.request, desk, '/api/desk/order/approve', { keys: [`${customer_id}-${saved.order_id}`] });
  return orderOf(page, merchant, saved.order_id);
}

/** Types like a scanner: the code and Enter, into the field that always has the focus. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
}

/** Basket or order, item, serial number, weight, Enter. */
async function pack(page: Page, t: Texts, order: Order, sku: string, serial: string, grams: number): Promise<void> {
  const p = t.deskPacking;
  await page.goto('/desk/packing/station');
  const prompt = (text: string) => expect(page.locator('.packing-main').getByText(text).first()).toBeVisible();
  await prompt(p.prompt.basket);
  await scan(page, order.order_no);
  await prompt(p.prompt.item);
  await scan(page, sku);
  await prompt(p.prompt.serial);
  await scan(page, serial);
  await prompt(say(p.prompt.measure_one, { count: 1 }));
  await scan(page, String(grams));
  await prompt(p.prompt.confirm);
  await expect(page.locator('.packing-main').getByText(p.total, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: p.prompt.confirm })).toBeFocused();
  // A second Enter within a third of a second is the scanner's own line break.
  await page.waitForTimeout(400);
}

async function ship(page: Page, t: Texts, { order_no }: Order, tracking: string): Promise<void> {
  await page.goto('/desk/shipping');
  await expect(page.getByPlaceholder(t.deskShipping.scan_parcel)).toBeFocused();
  await scan(page, order_no);
  await expect(page.getByPlaceholder(t.deskShipping.scan_number)).toBeVisible();
  await scan(page, tracking);
}

for (const { language, code, lastname } of sides)
  test(`ORD-18 ORD-19 ORD-20 ORD-23 ORD-25 ORD-26 ORD-32 ORD-33 INV-04 SN-05 SN-06 STAFF-04 STAFF-08 an order from the shelf to the door, another intercepted, a third expired (${language})`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const t = texts[language];
    const sku = `CRATE-${code}`;
    const merchant = await newMerchant(page.request, lastname, language);
    await withGoods(page.request, merchant, { sku, size: ['20', '15', '10'], pieces: 5, daysAgo: 1, serials: true });
    await addBalance(page.request, merchant.customer_id, '400.00');
    const desk = await tokenOf(page.request, 'admin@desk.test', 'desk');
    const ask = <Content>(path: string, data?: object) => callAs<Content>(page.request, desk, path, data);
    const mine = <Content>(path: string, data?: object) => callAs<Content>(page.request, merchant.token, path, data);
    const { list } = await mine<{ list: { product_id: number }[] }>(`/api/ucenter/product/getList?keyword=${sku}`);
    const product_id = list[0]?.product_id ?? 0;
    const figures = async () => {
      const { held, balance } = await mine<{ held: string; balance: string }>('/api/ucenter/billing/getBalance');
      const stock = await mine<{ list: { sku: string; total: number; frozen: number }[] }>('/api/ucenter/inventory/getList');
      const { total, frozen } = stock.list.find((one) => one.sku === sku) ?? { total: -1, frozen: -1 };
      return { held, balance, total, frozen };
    };
    const [order, other] = [
      await anApprovedOrder(page, merchant, product_id, `${code}-L1`),
      await anApprovedOrder(page, merchant, product_id, `${code}-L2`),
    ];
    expect(await figures()).toMatchObject({ total: 5, frozen: 2, balance: '400.00' });
    await withAppearance(page, { language });
    await enter(page, 'desk_token', desk);

    // Packed heavier than computed: the amber warning needs its Enter.
    await pack(page, t, order, sku, `SN-${code}-1`, 1200);
    await expect(page.getByText(t.deskPacking.heavier)).toBeVisible();
    // The station covers the menu.
    expect(await page.evaluate(() => document.elementFromPoint(20, 300)?.closest('.packing-station') !== null)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await orderOf(page, merchant, order.order_id)).status).toBe('packaged');
    expect(await figures()).toMatchObject({ total: 4, frozen: 1, held: other.quoted_total });

    // Two scans ship it.
    await ship(page, t, order, `YT${code}0001`);
    await expect.poll(async () => (await orderOf(page, merchant, order.order_id)).status).toBe('shipped');
    const one = { customer_id: merchant.customer_id, order_id: order.order_id };
    await ask('/api/desk/tracking/setStatus', { ...one, status: 'in_transit' });

    // An exception stops it; the merchant replies, staff resolve it, it is delivered.
    await ask('/api/desk/exceptions/raise', { ...one, reason: 'customs', body: 'Invoice?' });
    expect((await mailTo(page.request, merchant.email, /exceptions\.raised$/)).subject).toContain(order.order_no);
    await enter(page, 'token', merchant.token);
    await page.goto(`/order/orderList/details?id=${order.order_id}`);
    await expect(page.getByText('Invoice?').first()).toBeVisible();
    await page.getByLabel(t.orderLife.reply_label, { exact: true }).fill('It is on the parcel.');
    await page.getByRole('button', { name: t.orderLife.send_reply, exact: true }).click();
    await expect(page.getByText('It is on the parcel.').first()).toBeVisible();
    await enter(page, 'desk_token', desk);
    await page.goto(`/desk/exceptions?customer=${one.customer_id}&order=${one.order_id}`);
    await expect(page.getByText('It is on the parcel.').first()).toBeVisible();
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByRole('button', { name: t.deskExceptions.resolve, exact: true }).click();
    await expect(page.getByText(say(t.deskExceptions.resolved, { number: order.order_no })).first()).toBeVisible();
    await ask('/api/desk/tracking/setStatus', { ...one, status: 'delivered' });
    const delivered = await orderOf(page, merchant, order.order_id);
    expect(delivered.status).toBe('delivered');
    expect(delivered.events.map(({ kind }) => kind)).toEqual([
      'created',
      'submitted',
      'approved',
      'packed',
      'shipped',
      'in_transit',
      'alerted',
      'replied',
      'resumed',
      'delivered',
    ]);
    const serials = await mine<{ list: { serial_number: string; system_order_no: string | null }[] }>('/api/ucenter/serialNumber/getList');
    expect(serials.list).toMatchObject([{ serial_number: `SN-${code}-1`, system_order_no: order.order_no }]);

    // The other one is intercepted after packing: units and money are back, minus the fee.
    const before = await figures();
    await pack(page, t, other, sku, `SN-${code}-2`, 960);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await orderOf(page, merchant, other.order_id)).status).toBe('packaged');
    await mine('/api/ucenter/order/interceptOrder', { order_id: other.order_id, reason: 'Wrong colour' });
    await page.goto('/desk/interceptions');
    await expect(page.getByText(other.order_no).first()).toBeVisible();
    await page.getByText(other.order_no).first().click();
    // Older requests wait as well: the keys are those of the open one.
    await expect(page.getByRole('article', { name: other.order_no })).toBeVisible();
    await page.keyboard.press('a');
    await page.getByRole('dialog').getByRole('button', { name: t.deskInterceptions.accept, exact: true }).click();
    await expect(page.getByText(say(t.deskInterceptions.accepted, { number: other.order_no })).first()).toBeVisible();
    expect((await orderOf(page, merchant, other.order_id)).status).toBe('canceled');
    const after = await figures();
    expect(after).toMatchObject({ total: 4, frozen: 0, held: '0.00' });
    expect(Number(after.balance).toFixed(2)).toBe((Number(before.balance) - 2).toFixed(2));
    expect((await mailTo(page.request, merchant.email, /interceptions\.accepted$/)).subject).toContain(other.order_no);

    // A third one never arrives: the night says so, in the order and in the list, and nothing moves back by itself.
    const late = await anApprovedOrder(page, merchant, product_id, `${code}-L3`);
    await pack(page, t, late, sku, `SN-${code}-3`, 960);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await orderOf(page, merchant, late.order_id)).status).toBe('packaged');
    await ship(page, t, late, `YT${code}0003`);
    await expect.poll(async () => (await orderOf(page, merchant, late.order_id)).status).toBe('shipped');
    await ask('/api/desk/tracking/setStatus', { ...one, order_id: late.order_id, status: 'in_transit' });
    const sent = await figures();
    await letParcelBeLate(late.order_id);
    await expect.poll(async () => (await orderOf(page, merchant, late.order_id)).status).toBe('expired');
    expect(await figures()).toEqual({ ...sent, total: 3, frozen: 0, held: '0.00' });
    await enter(page, 'token', merchant.token);
    await page.goto('/order/orderList?status=expired');
    await expect(page.locator('.ant-table-row')).toHaveCount(1);
    await page.goto(`/order/orderList/details?id=${late.order_id}`);
    await expect(page.getByText(t.orders.next.expired).first()).toBeVisible();
  });
