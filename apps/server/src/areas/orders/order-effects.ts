import { releaseStock, type StockCtx } from '#server/areas/inventory/inventory.public.ts';
import { releaseMoney } from '#server/areas/wallets/wallets.public.ts';
import { changeOrders, type OrderChange } from './order-writes.queries.ts';

/** What a change of an order must do besides its own rows. The caller has locked the order (decision 0004). */
export type OrderDocument = {
  readonly customer_id: number;
  readonly order_id: number;
  readonly order_no: string;
  readonly updated_at: Date;
};

/** Names an order in wallet and stock log. */
export const documentOf = ({ order_no }: Pick<OrderDocument, 'order_no'>) => ({ type: 'order' as const, no: order_no });

/** Within an order time never goes back: a form opened before a change is recognised by it. */
export async function changeOrder({ tx, now }: StockCtx, order: OrderDocument, change: OrderChange): Promise<void> {
  const updated_at = now > order.updated_at ? now : new Date(order.updated_at.getTime() + 1);
  await changeOrders(tx, order.customer_id, [order.order_id], { ...change, updated_at });
}

/** Sent back or cancelled while verifying: its units are free again and nothing is held for it. */
export async function releaseOrder(ctx: StockCtx, order: OrderDocument): Promise<void> {
  await releaseStock(ctx, order.customer_id, documentOf(order));
  await releaseMoney(ctx, order.customer_id, documentOf(order));
}
