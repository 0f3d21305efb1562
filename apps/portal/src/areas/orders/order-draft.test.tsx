import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose, field, fill, press, saveOrder, show, toGoods, toLogistics } from './order-wizard.testing.tsx';
import { order } from './testing.ts';

const [line] = order.lines;
const content = {
  values: {
    entered: {
      platform_order_no: 'SHOP-9',
      first_name: 'Ben',
      lines: [{ product_id: 5, product_name: 'Lamp', unit_price: '3.00', quantity: 4 }],
    },
    goods: [{ ...line, product_id: 5, warehouse_id: 0, available: 0 }],
  },
  base: null,
};
const draft = { version: 3, updated_at: '2026-11-16T10:00:00Z', content };

describe('the draft of an order', () => {
  it('is offered on a new order, fills both steps when continued, and is dropped once the order is saved', async () => {
    const { sent } = await show('create', { getDraft: () => ({ draft }) });
    expect(sent('getDraft').map(({ query }) => [query.get('form'), query.get('record')])).toEqual([['order', 'new']]);
    expect(await screen.findByText(/^Draft from /)).toBeTruthy();
    expect((await field('First name')).value).toBe('');
    await press('Continue');
    expect((await field('First name')).value).toBe('Ben');
    expect((await field('Platform order no.')).value).toBe('SHOP-9');
    expect(sent('saveOrder')).toEqual([]);
  });

  it('of an existing order is its own, and goes with the save', async () => {
    const saved = { version: 1, updated_at: '2026-11-16T10:00:00Z' };
    const { sent } = await show('edit', { getDraft: () => ({ draft: null }), saveDraft: () => saved, discardDraft: () => ({}) });
    await fill('City', 'Potsdam');
    await waitFor(() => expect(sent('saveDraft')).toHaveLength(1), { timeout: 4000 });
    expect(sent('saveDraft')[0]?.body).toMatchObject({
      form: 'order',
      record: '7',
      version: 0,
      content: { values: { entered: { city: 'Potsdam', first_name: 'Anna' } }, base: order.updated_at },
    });
    await toGoods();
    await saveOrder();
    await waitFor(() => expect(sent('saveOrder')).toHaveLength(1));
    await waitFor(() => expect(sent('discardDraft').map(({ body }) => body)).toEqual([{ form: 'order', record: '7', version: 1 }]));
  });

  it('holds method, services and tax codes, and brings them back', async () => {
    const services = [{ service: 'PHOTO', quantity: 1 }];
    const { order_id: _id, ...kept } = { ...order, method: 'EXPRESS', services, ioss_number: 'IM2760000742' };
    const entered = { ...kept, lines: content.values.entered.lines };
    const stored = { ...draft, content: { ...content, values: { ...content.values, entered } } };
    const saved = { version: 4, updated_at: '2026-11-16T10:00:00Z' };
    const { sent } = await show('create', { getDraft: () => ({ draft: stored }), saveDraft: () => saved });
    await press('Continue');
    await toGoods();
    await toLogistics();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Choose Express' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'IOSS number' }).value).toBe('IM2760000742');
    expect(screen.getByRole('button', { name: 'Remove Photo' })).toBeTruthy();
    await choose('EU line');
    await waitFor(() => expect(sent('saveDraft')).toHaveLength(1), { timeout: 4000 });
    expect(sent('saveDraft')[0]?.body).toMatchObject({
      content: { values: { entered: { method: 'EU-LINE', services, ioss_number: 'IM2760000742' } } },
    });
  });
});
