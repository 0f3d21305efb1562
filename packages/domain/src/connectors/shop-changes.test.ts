import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../orders/order-machine.ts';
import { followUp, shippedContent } from './shop-changes.ts';
import type { StoreOrder } from './store-order.ts';

const statusesWith = (...asked: Parameters<typeof followUp> extends [infer Change, unknown, infer With] ? [Change, With, string] : never) =>
  orderStatuses.filter((status) => followUp(asked[0], status, asked[1]) === asked[2]);

describe('an order that its shop changes', () => {
  it('PLUG-03 is cancelled or made anew while the merchant could cancel it, and marked once it is submitted', () => {
    expect(statusesWith('canceled', false, 'cancel')).toEqual(['approving', 'error']);
    expect(statusesWith('changed', false, 'replace')).toEqual(['approving', 'error']);
    const submitted = ['uploaded', 'approved', 'packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'alert'];
    expect(statusesWith('canceled', false, 'mark')).toEqual(submitted);
    expect(statusesWith('changed', false, 'mark')).toEqual(submitted);
  });

  it('shipped by the shop is marked as long as it has not left here', () => {
    expect(statusesWith('shipped', false, 'mark')).toEqual(['approving', 'error', 'uploaded', 'approved', 'packaged', 'alert']);
  });

  it('opened again: made anew only if it was cancelled with the shop, otherwise the mark goes', () => {
    expect(statusesWith('reopened', true, 'replace')).toEqual(['canceled']);
    expect(statusesWith('reopened', false, 'replace')).toEqual([]);
    expect(followUp('reopened', 'approved', false)).toBe('unmark');
    expect(followUp('changed', 'delivered', false)).toBe('nothing');
  });
});

describe('what matters for a parcel', () => {
  const to = { first_name: 'Ana', last_name: '', company: '', phone: '1', email: 'a@b.test', country: 'US', state: 'CA', city: 'LA' };
  const recipient = { ...to, postal_code: '90012', address1: '1 Main St', address2: '' };
  const line = (sku: string, quantity: number) => ({ sku, title: '', quantity, unit_price: '1.00', stock_ref: '' });
  const order: StoreOrder = {
    external_id: '1',
    number: '#1',
    ordered_at: '',
    state: 'open',
    currency: 'USD',
    remark: '',
    recipient,
    lines: [line('a', 1), line('b', 2)],
  };

  it('is the same for a note, a price, an email or another order of lines, and another for goods and recipient', () => {
    const same = shippedContent(order);
    expect(shippedContent({ ...order, remark: 'x', lines: [line('b', 1), line('a', 1), line('b', 1)] })).toBe(same);
    expect(shippedContent({ ...order, recipient: { ...recipient, email: 'c@d.test' } })).toBe(same);
    expect(shippedContent({ ...order, recipient: { ...recipient, address1: '2 Main St' } })).not.toBe(same);
    expect(shippedContent({ ...order, lines: [line('a', 2), line('b', 2)] })).not.toBe(same);
  });
});
