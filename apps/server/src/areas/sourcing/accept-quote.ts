import { InboundInput } from '@quayside/contract/inbound/inbound.inputs';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import { ProductInput } from '@quayside/contract/products/products.schemas';
import type { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import { money } from '@quayside/domain/kernel/money';
import { goodsValue, volumeOf } from '@quayside/domain/sourcing/sourcing-rules';
import { firstOpenDay, saveInbound, submitInbound } from '#server/areas/inbound/inbound.public.ts';
import { saveProduct } from '#server/areas/products/products.public.ts';
import { chargeMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { addEvent, ended, getRequest } from './sourcing.service.ts';
import * as sourcing from './sourcing.queries.ts';

const DAY_MS = 24 * 3_600_000;
type Accept = ParsedOf<typeof sourcingCalls.accept>;

/**
 * Accepts a quote before its last day ends: creates the SKU, submits the appointment it is expected with and charges the goods value.
 * All or nothing: a taken SKU, a closed warehouse or a short balance leave the quote as it was.
 */
export async function acceptQuote(ctx: MerchantCtx, input: Accept) {
  const { tx, actor, now } = ctx;
  // It creates a SKU, which a user with a limited SKU scope would not see.
  if (actor.skuScope !== null) throw new Refusal('request.not_found');
  const row = await lockQuoted(ctx, input);
  const quote = quoteOf(row);
  const product = await saveProduct(ctx, productOf(row, quote, input.sku));
  const inbound = await bookInbound(ctx, row, quote, { ...input, product_id: product.product_id });
  const change = { ...ended, state: 'accepted', product_id: product.product_id, inbound_id: inbound.inbound_id, updated_at: now } as const;
  await sourcing.writeRequest(tx, row, change);
  await addEvent(ctx, row, 'accepted');
  const amount = money(-usd(goodsValue(quote.unit_price, row.quantity)).minor, 'USD');
  const facts = { quantity: row.quantity, country: row.country, remark: product.sku };
  const entry = { key: 'goods', billType: 'service', feeType: 'goods', amount, facts } as const;
  await chargeMoney(ctx, row.customer_id, { type: 'drop_shipping', no: row.request_no }, [entry]);
  return getRequest(ctx, input);
}

/** The row lock decides against a new quote, a decline and the expiry of the same moment. */
async function lockQuoted({ tx, actor, now }: MerchantCtx, { request_id, quote_no }: Accept): Promise<sourcing.LockedRequest> {
  const row = found(await sourcing.lockRequest(tx, actor.customerId, request_id));
  if (row.state === 'expired') throw new Refusal('sourcing.expired');
  if (row.state !== 'quoted' || row.valid_until === null) throw new Refusal('sourcing.not_quoted');
  if (row.valid_until < dayOf(now)) throw new Refusal('sourcing.expired');
  if (row.quote_no !== quote_no) throw new Refusal('sourcing.quote_changed');
  return row;
}

function quoteOf({ unit_price, weight_g, length_cm, width_cm, height_cm, lead_days }: sourcing.LockedRequest) {
  if (unit_price === null || weight_g === null || length_cm === null || width_cm === null || height_cm === null || lead_days === null)
    throw new Error('a quoted request has a whole quote');
  return { unit_price, weight_g, length_cm, width_cm, height_cm, lead_days };
}
type Quote = ReturnType<typeof quoteOf>;

/** What staff entered with the quote; the merchant can change it at the product. */
function productOf(row: sourcing.LockedRequest, quote: Quote, sku: string): ProductInput {
  const { product_name, name_cn, name_en, hs_code, property_ids } = row;
  const { weight_g, length_cm, width_cm, height_cm, unit_price } = quote;
  const sizes = { weight_g, length_cm, width_cm, height_cm };
  return ProductInput.parse({
    sku,
    product_name,
    name_cn,
    name_en,
    hs_code,
    property_ids,
    ...sizes,
    declared_value: unit_price,
    consumables: [],
  });
}

type Booking = { readonly warehouse_id: number; readonly product_id: number };

/** One delivery of all units, on the first day after the lead time whose dock is open. */
async function bookInbound(ctx: MerchantCtx, row: sourcing.LockedRequest, quote: Quote, { warehouse_id, product_id }: Booking) {
  const { quantity, request_no } = row;
  const { unit_price, lead_days, length_cm, width_cm, height_cm } = quote;
  const ready = dayOf(new Date(ctx.now.getTime() + (lead_days + 1) * DAY_MS));
  const input = InboundInput.parse({
    step: 5,
    check: 'save',
    warehouse_id,
    lines: [{ product_id, quantity, purchase_price: unit_price }],
    packing_method: 'one_box',
    boxes: [{ count: 1, items: [{ product_id, quantity }] }],
    shipping: {
      carrier: request_no,
      volume_m3: volumeOf([length_cm, width_cm, height_cm], quantity),
      arrival_date: await firstOpenDay(ctx.tx, warehouse_id, ready),
      arrival_period: 'morning',
      remark: request_no,
    },
  });
  const draft = await saveInbound(ctx, input);
  return submitInbound(ctx, { inbound_id: draft.inbound_id });
}
