import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { addStock } from '#server/areas/inventory/stock-ledger.ts';
import { creditMoney } from '#server/areas/wallets/wallet-ledger.ts';
import { orderKit, type OrderInput } from './orders.ts';
import { inbound, stockKit } from './stock.ts';
import type { Kit } from './test-app.ts';
import { paid, topUp, walletKit } from './wallets.ts';

/** Merchants with stock and money, and orders ready to be submitted. */
export function submitKit(kit: Kit) {
  const { deps, send } = kit;
  const { db } = deps.database;
  const orders = orderKit(kit);
  const stock = stockKit(deps);
  const wallets = walletKit(deps);
  let serial = 0;

  const addUnits = (customerId: number, product_id: number, quantity: number, warehouse_id = 1) =>
    stock.inTransaction((ctx) => addStock(ctx, customerId, inbound(`IN-${++serial}`), [{ warehouse_id, product_id, quantity }]));
  const addCents = (customerId: number, minor: number) =>
    wallets.inTransaction((ctx) => creditMoney(ctx, customerId, topUp(`TU-${++serial}`), [paid(minor)]));

  /** A shop with a product, units of it in warehouse 1, and a balance in cents. */
  const aSeller = async ({ units = 100, minor = 100_000 } = {}) => {
    const shop = await orders.aShop();
    if (units > 0) await addUnits(shop.customer_id, shop.product.product_id, units);
    if (minor > 0) await addCents(shop.customer_id, minor);
    return shop;
  };
  type Seller = Awaited<ReturnType<typeof aSeller>>;

  const anOrderOf = (shop: Seller, given: Partial<OrderInput> = {}) => orders.anOrder(shop.token, shop.product.product_id, given);
  const submit = async (shop: Seller, ids: readonly number[], more: object = {}, headers: Record<string, string> = {}) =>
    (await send(ordersCalls.submit, { ids: [...ids], ...more }, shop.token, headers)).content.list;
  const detail = async (shop: Seller, order_id: number) => (await send(ordersCalls.get, { order_id }, shop.token)).content;
  const expireQuote = (order_id: number) =>
    db
      .updateTable('order_quotes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('order_id', '=', order_id)
      .execute();

  /** What stock and wallet say now, and whether they agree with their logs. */
  const figures = async (shop: Seller) => ({
    stock: (await stock.levels(shop.customer_id)).map(({ total, frozen }) => ({ total, frozen })),
    held: (await wallets.wallet(shop.customer_id))?.held ?? '0.00',
    broken: [...(await stock.broken(shop.customer_id)), ...(await wallets.broken(shop.customer_id))],
  });

  return { ...orders, aSeller, anOrderOf, submit, detail, expireQuote, figures, addUnits, addCents };
}
