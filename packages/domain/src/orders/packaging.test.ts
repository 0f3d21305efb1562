import { describe, expect, it } from 'vitest';
import { moneyText } from '../kernel/money.ts';
import { packagingCost, packagingOf, type Attached } from './packaging.ts';

const box = (attached: number, given: Partial<Attached> = {}): Attached => ({
  consumable_id: 1,
  unit_price: '0.35',
  chargeable: 1,
  attached,
  ...given,
});
const bag = (attached: number) => box(attached, { consumable_id: 2, unit_price: '0.10', chargeable: 0 });

describe('what is packed with an order', () => {
  it('is what its products bring with every piece', () => {
    const lines = [
      { quantity: 3, consumables: [box(1), bag(2)] },
      { quantity: 2, consumables: [bag(1)] },
      { quantity: 9, consumables: [] },
    ];
    expect(packagingOf(lines, [])).toEqual([box(3), bag(8)]);
  });

  it('and what was chosen for this order, once and not for every piece', () => {
    expect(packagingOf([{ quantity: 3, consumables: [box(1)] }], [box(2), bag(1)])).toEqual([box(5), bag(1)]);
    expect(packagingOf([], [bag(4)])).toEqual([bag(4)]);
    expect(packagingOf([], [])).toEqual([]);
  });

  it('costs what the chargeable ones cost', () => {
    expect(moneyText(packagingCost([box(3), bag(8)]))).toBe('1.05');
    expect(moneyText(packagingCost([bag(8)]))).toBe('0.00');
    expect(moneyText(packagingCost([box(1000, { unit_price: '0.01' }), box(1, { consumable_id: 3, unit_price: '12.5' })]))).toBe('22.50');
  });
});
