import type { InputOf } from '@quayside/contract/kernel/call';
import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { totalOf, unitsOf, workFees } from '@quayside/domain/work-orders/work-rules';
import { submitKit } from './submitting.ts';
import type { Kit } from './test-app.ts';

export type AddInput = Omit<InputOf<typeof workOrdersCalls.add>, 'total'>;

/** Merchants with stock and money who order work on it. */
export function workKit(kit: Kit) {
  const { send } = kit;
  const sellers = submitKit(kit);
  type Seller = Awaited<ReturnType<typeof sellers.aSeller>>;

  /** The total the form would show. */
  const quoted = async (token: string, { type, options = [], lines, bundle_quantity = null }: AddInput) => {
    const { prices } = (await send(workOrdersCalls.options, {}, token)).content;
    return totalOf(workFees({ type, options, units: unitsOf(type, lines, bundle_quantity) }, prices));
  };
  const orderOf = ({ product }: Seller, given: Partial<AddInput> = {}): AddInput => ({
    type: 'relabel',
    warehouse_id: 1,
    lines: [{ product_id: product.product_id, quantity: 10 }],
    ...given,
  });
  const add = async (shop: Seller, given: Partial<AddInput> & { total?: string } = {}) => {
    const { total, ...rest } = given;
    const order = orderOf(shop, rest);
    return send(workOrdersCalls.add, { ...order, total: total ?? (await quoted(shop.token, order)) }, shop.token);
  };
  return { ...sellers, add, orderOf, quoted };
}
