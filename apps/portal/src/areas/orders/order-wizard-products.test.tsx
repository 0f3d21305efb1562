import { user } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, saveOrder, show, toGoods } from './order-wizard.testing.tsx';
import { order } from './testing.ts';

describe('adding products to an order', () => {
  it('adds scanned and searched products, counts them, and warns of what is not there', async () => {
    const { sent } = await show('edit', { getOrderDetail: () => ({ ...order, lines: [] }) });
    await toGoods();
    await user.enter(await field('Add a product'), '2000000000015', '{Enter}');
    expect((await field('Unit price of LAMP-1')).value).toBe('12.50');
    await user.enter(await field('Add a product'), 'lamp-1', '{Enter}');
    await waitFor(async () => expect((await field('Quantity of LAMP-1')).value).toBe('2'));
    expect(screen.getByText('General goods · HS 94052100 · 1,250 g')).toBeTruthy();
    expect(screen.getByText('2,500 g')).toBeTruthy();
    await fill('Quantity of LAMP-1', '16');
    expect(await screen.findByText('More than is available')).toBeTruthy();
    expect(screen.getAllByText(/200\.00/)).toHaveLength(2);
    await saveOrder();
    await waitFor(() => expect(sent('saveOrder')).toHaveLength(1));
    expect(sent('saveOrder')[0]?.body).toMatchObject({
      lines: [{ product_id: 5, product_name: 'Desk lamp', unit_price: '12.50', quantity: 16 }],
    });
  });

  it('ORD-12 two codes scanned before the first is found are both added', async () => {
    await show('edit', { getOrderDetail: () => ({ ...order, lines: [] }) });
    await toGoods();
    const input = await field('Add a product');
    for (const code of ['2000000000015', 'lamp-1']) {
      fireEvent.input(input, { target: { value: code } });
      fireEvent.keyDown(input, { key: 'Enter' });
    }
    await waitFor(async () => expect((await field('Quantity of LAMP-1')).value).toBe('2'));
  });

  it('ORD-12 the list does not lie over the line that Enter has added, and opens for the next word', async () => {
    await show('edit', { getOrderDetail: () => ({ ...order, lines: [] }) });
    await toGoods();
    const input = await field('Add a product');
    const isOpen = () => input.getAttribute('aria-expanded');
    await user.enter(input, 'lamp-1');
    expect(isOpen()).toBe('true');
    await user.keyboard('{Enter}');
    await field('Quantity of LAMP-1');
    expect(isOpen()).toBe('false');
    await user.keyboard('l');
    expect(isOpen()).toBe('true');
  });

  it('ORD-12 a scanned code stays when the list closes before Enter', async () => {
    await show('edit', { getOrderDetail: () => ({ ...order, lines: [] }) });
    await toGoods();
    const input = await field('Add a product');
    await user.enter(input, 'lamp-1');
    fireEvent.mouseDown(document.body);
    await waitFor(() => expect(input.getAttribute('aria-expanded')).not.toBe('true'));
    await user.keyboard('{Enter}');
    expect((await field('Quantity of LAMP-1')).value).toBe('1');
  });
});
