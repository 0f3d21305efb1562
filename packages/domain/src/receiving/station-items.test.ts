import { describe, expect, it } from 'vitest';
import { byBoxAndSku, differencesOf } from './station-items.ts';

const item = { box_no: 1, product_id: 1, sku: 'MUG', state: 'counted', quantity: 8, received: 8, broken: 0 } as const;

describe('the station', () => {
  it('shows units more or fewer per SKU and box, and a box that is not here as one line', () => {
    const differences = differencesOf([
      { ...item, box_no: 3, state: 'announced', received: null },
      { ...item, box_no: 3, product_id: 2, state: 'announced', received: null, quantity: 2 },
      item,
      { ...item, product_id: 2, sku: 'LAMP', received: 9 },
      { ...item, box_no: 2, received: 9, broken: 2 },
    ]);
    expect(differences).toEqual([
      { box_no: 1, product_id: 2, sku: 'LAMP', units: 1 },
      { box_no: 2, product_id: 1, sku: 'MUG', units: -1 },
      { box_no: 3, product_id: null, sku: null, units: -10 },
    ]);
  });

  it('shows a surplus that is all broken as no difference', () => {
    expect(differencesOf([{ ...item, received: 9, broken: 1 }])).toEqual([]);
  });

  it('takes time in proportion to the items', () => {
    const items = Array.from({ length: 100_000 }, (_, at) => ({
      ...item,
      box_no: at,
      state: at % 2 === 0 ? ('announced' as const) : item.state,
    }));
    const start = performance.now();
    const found = byBoxAndSku(items);
    expect(differencesOf(items)).toHaveLength(50_000);
    expect(items.every((one) => found(one) === one)).toBe(true);
    // Comparing every item with every other takes ten seconds.
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
