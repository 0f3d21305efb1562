import type { InputOf } from '@quayside/contract/kernel/call';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { creditMoney } from '#server/areas/wallets/wallets.public.ts';
import { dayOf } from '#server/kernel/days.ts';
import type { TestApp } from './test-app.ts';
import { paid, topUp, walletKit } from './wallets.ts';

export type InboundInput = InputOf<typeof inboundCalls.save>;
export type ShippingInput = NonNullable<InboundInput['shipping']>;
const DAY_MS = 24 * 3_600_000;

/** The first day after today, or after the given day, with this weekday (1 is Monday); docks are open from Monday to Friday. */
export function nextWeekday(weekday: number, after = dayOf(new Date())): string {
  for (let ahead = 1; ; ahead++) {
    const day = dayOf(new Date(Date.parse(`${after}T00:00:00Z`) + ahead * DAY_MS));
    if ((new Date(`${day}T00:00:00Z`).getUTCDay() || 7) === weekday) return day;
  }
}

export function aShipping(given: Partial<ShippingInput> = {}): ShippingInput {
  return {
    shipping_method: 'express',
    carrier: 'SF Express',
    tracking_numbers: ['SF1000000000001'],
    volume_m3: '1.2',
    packaging: 'carton',
    arrival_date: nextWeekday(3),
    arrival_period: 'morning',
    ...given,
  };
}

export const aBox = (product_id: number, quantity: number, given: object = {}) => ({
  count: 1,
  weight_kg: '12.5',
  length_cm: '60',
  width_cm: '40',
  height_cm: '50',
  items: [{ product_id, quantity }],
  ...given,
});

/** Two boxes of 12 units each: complete, so that it can be submitted. */
export function anInboundInput(product_id: number, given: Partial<InboundInput> = {}): InboundInput {
  return {
    step: 5,
    check: 'save',
    warehouse_id: 1,
    lines: [{ product_id, quantity: 24, purchase_price: '4.20' }],
    packing_method: 'sku_per_box',
    boxes: [aBox(product_id, 12, { count: 2 })],
    shipping: aShipping(),
    ...given,
  };
}

/** Books appointments as a merchant does. */
export function inboundKit({ deps, make, send }: Pick<TestApp, 'deps' | 'make' | 'send'>) {
  const { inTransaction } = walletKit(deps);

  const pay = (customerId: number, cents: number) =>
    inTransaction((ctx) => creditMoney(ctx, customerId, topUp(`TU-${customerId}`), [paid(cents)]));

  /** A merchant with money and two products. */
  const aShop = async () => {
    const merchant = await make.aMerchant();
    await pay(merchant.customer_id, 100_000);
    const [product, other] = [await make.aProduct(merchant.customer_id), await make.aProduct(merchant.customer_id)];
    return { ...merchant, product, other };
  };

  const aDraft = async (token: string, product_id: number, given: Partial<InboundInput> = {}) => {
    const { content, status } = await send(inboundCalls.save, anInboundInput(product_id, given), token);
    if (status !== 200) throw new Error(`the appointment was refused: ${JSON.stringify(content)}`);
    return content;
  };

  /** Three boxes of 10 units and one with 5 and 6 units of two products. */
  const aMixedDraft = async () => {
    const shop = await aShop();
    const [a, b] = [shop.product.product_id, shop.other.product_id];
    const both = [
      { product_id: a, quantity: 5 },
      { product_id: b, quantity: 6 },
    ];
    const draft = await aDraft(shop.token, a, {
      lines: [
        { product_id: a, quantity: 35 },
        { product_id: b, quantity: 6, purchase_price: '7.77' },
      ],
      packing_method: 'mixed',
      boxes: [aBox(a, 10, { count: 3 }), { ...aBox(a, 5), items: both }],
      shipping: aShipping({ volume_m3: null, declared_value: '410', service_ids: [2] }),
    });
    return { ...shop, a, b, draft };
  };

  const submitted = async (token: string, product_id: number, given: Partial<InboundInput> = {}) => {
    const { inbound_id } = await aDraft(token, product_id, given);
    const { content, status } = await send(inboundCalls.submit, { inbound_id }, token);
    if (status !== 200) throw new Error(`submitting was refused: ${JSON.stringify(content)}`);
    return content;
  };

  /** What the audit does, without the desk. */
  const confirm = (inbound_id: number) =>
    deps.database.db
      .updateTable('inbounds')
      .set({ bill_status: 'confirmed', audit_status: 'passed', stage: 'future_receipt' })
      .where('inbound_id', '=', inbound_id)
      .execute();

  return { aShop, aDraft, aMixedDraft, submitted, confirm, pay };
}
