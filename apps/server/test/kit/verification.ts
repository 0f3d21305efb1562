import { verificationDeskCalls as calls } from '@quayside/contract/verification/verification.desk-calls';
import type { AddressChange } from '@quayside/contract/verification/verification.schemas';
import { orderKeyOf } from '@quayside/domain/verification/verification-rules';
import { aLine, type OrderInput } from './orders.ts';
import { submitKit } from './submitting.ts';
import type { Kit } from './test-app.ts';

let serial = 0;

/** Orders that wait for verification, and what staff do with them. */
export async function verificationKit(kit: Kit) {
  const { send, make } = kit;
  const orders = submitKit(kit);
  const clerk = await make.aStaff('order_clerk');
  type Seller = Awaited<ReturnType<typeof orders.aSeller>>;

  /** Input with nothing to look at: a recipient of its own, and the price the product is declared at. */
  const cleanInput = (shop: Seller, given: Partial<OrderInput> = {}): Partial<OrderInput> => ({
    first_name: `Ana ${++serial}`,
    address1: `${serial} Main St.`,
    lines: [aLine(shop.product.product_id, { unit_price: '1' })],
    ...given,
  });
  /** `old` is what an order from before the rules of phones and postcodes may hold. */
  const waitingOf = async (shop: Seller, given: Partial<OrderInput> = {}, old: { phone?: string; postal_code?: string } = {}) => {
    const order = await orders.anOrderOf(shop, cleanInput(shop, given));
    const [outcome] = await orders.submit(shop, [order.order_id]);
    if (!outcome?.reply) throw new Error(`not submitted: ${JSON.stringify(outcome?.refusal)}`);
    if (Object.keys(old).length > 0)
      await kit.deps.database.db.updateTable('orders').set(old).where('order_id', '=', order.order_id).execute();
    return { ...order, shop, one: { customer_id: shop.customer_id, order_id: order.order_id } };
  };
  /** An order that waits, of a merchant of its own. */
  const waiting = async (given: Partial<OrderInput> = {}, stock: Parameters<typeof orders.aSeller>[0] = {}) =>
    waitingOf(await orders.aSeller(stock), given);
  type One = Awaited<ReturnType<typeof waiting>>['one'];

  const approve = async (ones: readonly One[], token = clerk.token, headers: Record<string, string> = {}) =>
    (await send(calls.deskApprove, { keys: ones.map(orderKeyOf) }, token, headers)).content.list;
  const sendBack = (one: One, reason = 'Postcode?', fields: 'postal_code'[] = ['postal_code']) =>
    send(calls.deskSendBack, { ...one, reason, fields }, clerk.token);
  const cancel = (one: One, reason = 'Asked for by phone') => send(calls.deskCancel, { ...one, reason }, clerk.token);
  const get = async (one: One) => (await send(calls.deskGet, one, clerk.token)).content;
  const preview = async (one: One, address?: AddressChange) =>
    (await send(calls.deskPreview, { ...one, ...(address && { address }) }, clerk.token)).content;
  return { ...orders, clerk, cleanInput, waiting, waitingOf, approve, sendBack, cancel, get, preview };
}
