import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import { amountText } from '@quayside/domain/kernel/money';
import { needsHouseNumber } from '@quayside/domain/orders/order-rules';
import { recipientFaults, tidyRecipient } from '@quayside/domain/orders/recipient-rules';
import {
  addOrderEvent,
  changeOrder,
  documentOf,
  methodViews,
  offeredMethod,
  pricedParcel,
  storeQuote,
  storedAsked,
} from '#server/areas/orders/orders.public.ts';
import { balanceOf, holdMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { lockWaiting } from './decide-orders.ts';
import { getWaiting } from './read-verification.ts';
import type { OrderRecord } from './run-checks.ts';
import * as queue from './verification.queries.ts';

type Address = ParsedOf<typeof verificationDeskCalls.deskChangeAddress>['address'];

/** What every method would cost for the order, also with another address. Nothing is changed. */
export async function previewChange(
  { tx, now }: DeskCtx,
  { customer_id, order_id, address }: ParsedOf<typeof verificationDeskCalls.deskPreview>,
) {
  const row = found(await queue.orderAcrossMerchants(tx, customer_id, order_id));
  const there = address && addressIn(row, address);
  const priced = await pricedParcel(tx, customer_id, { ...(await storedAsked(tx, row)), ...there }, now);
  const [quote] = await queue.quoteFactsAcrossMerchants(tx, [{ customer_id, quote_id: row.quote_id ?? 0 }]);
  const { spendable } = await balanceOf(tx, customer_id);
  return { held: quote?.total ?? '0.00', methods: methodViews(priced), spendable };
}

export async function changeMethod(ctx: DeskCtx, { method, total, ...one }: ParsedOf<typeof verificationDeskCalls.deskChangeMethod>) {
  const row = await lockWaiting(ctx, one);
  ctx.concerns(row.customer_id, { before: { method: row.method }, after: { method } });
  const bound = await bindAnew(ctx, row, method, total);
  await changeOrder(ctx, row, { method, quote_id: bound.quote_id });
  await addOrderEvent(ctx, row, 'method_changed', { before: row.method, after: method, total: bound.total });
  return getWaiting(ctx, one);
}

/** The street and the phone stay out of the log: they are personal data; the merchant sees them in the order. */
export async function changeAddress(ctx: DeskCtx, { address, total, ...one }: ParsedOf<typeof verificationDeskCalls.deskChangeAddress>) {
  const row = await lockWaiting(ctx, one);
  ctx.concerns(row.customer_id, { before: { address: 'old' }, after: { address: 'new' } });
  const { country: _stays, ...checked } = addressIn(row, address);
  const bound = await bindAnew(ctx, row, row.method, total, checked);
  await changeOrder(ctx, row, { ...checked, quote_id: bound.quote_id });
  await addOrderEvent(ctx, row, 'address_changed', { total: bound.total });
  return getWaiting(ctx, one);
}

/** The address as it is stored, by the rules the merchant's own form has; the country stays. */
function addressIn({ country }: OrderRecord, address: Address) {
  const faults: FieldError[] = recipientFaults({ country, ...address }).map(({ field, ...fault }) => ({
    path: `address.${field}`,
    ...fault,
  }));
  if (needsHouseNumber(country) && address.house_number === '')
    faults.push({ path: 'address.house_number', code: 'orders.house_number', params: {} });
  refuseFields(...faults);
  return tidyRecipient({ country, ...address });
}

/** A new price is held instead of the old one; only the price that was shown, and only what the balance covers. */
async function bindAnew(ctx: DeskCtx, row: OrderRecord, method: string, seen: string, address?: Address) {
  const priced = await pricedParcel(ctx.tx, row.customer_id, { ...(await storedAsked(ctx.tx, row)), ...address }, ctx.now);
  const offered = offeredMethod(priced, method);
  if (!offered) throw new Refusal('orders.method_not_offered');
  if (offered.total !== seen) throw new Refusal('orders.price_changed', { old: amountText(seen), new: amountText(offered.total) });
  const bound = await storeQuote(ctx, row.customer_id, row.order_id, priced, method, true);
  await holdMoney(ctx, row.customer_id, documentOf(row), usd(bound.total));
  return bound;
}
