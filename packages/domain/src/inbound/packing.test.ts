import { describe, expect, it } from 'vitest';
import { boxCount, comparePacking, mergeEqual, packedVolume, packedWeight, type BoxGroup } from './packing.ts';

const box = (given: Partial<BoxGroup> = {}): BoxGroup => ({
  count: 1,
  weight_kg: '12.4',
  length_cm: '60',
  width_cm: '40',
  height_cm: '40',
  items: [{ product_id: 1, quantity: 40 }],
  ...given,
});

describe('packing', () => {
  it('INB-21 compares booked and packed units per SKU, with SKUs that are only in boxes at the end', () => {
    const lines = [
      { product_id: 1, quantity: 340 },
      { product_id: 2, quantity: 10 },
    ];
    const groups = [
      box({ count: 8 }),
      box({
        items: [
          { product_id: 1, quantity: 20 },
          { product_id: 9, quantity: 3 },
        ],
      }),
    ];
    expect(comparePacking(lines, groups)).toEqual([
      { product_id: 1, booked: 340, packed: 340, difference: 0 },
      { product_id: 2, booked: 10, packed: 0, difference: -10 },
      { product_id: 9, booked: 0, packed: 3, difference: 3 },
    ]);
    expect(boxCount(groups)).toBe(9);
  });

  it('adds up volume and weight exactly, and says nothing while a figure is missing', () => {
    expect(packedVolume([box({ count: 8 }), box({ length_cm: '50.5', width_cm: '33.3', height_cm: '21' })])).toBe('0.804'); // 0.768 + 0.03531465
    expect(packedVolume([box({ count: 3, length_cm: '0.1', width_cm: '0.1', height_cm: '0.1' })])).toBe('0.001');
    expect(packedVolume([box(), box({ height_cm: null })])).toBeNull();
    expect(packedWeight([box({ count: 3 }), box({ weight_kg: '0.05' })])).toBe('37.25');
    expect(packedWeight([box({ weight_kg: null })])).toBeNull();
    expect([packedVolume([]), packedWeight([])]).toEqual([null, null]);
  });

  it('equal neighbours become one row; boxes that differ in anything stay apart', () => {
    const merged = mergeEqual([box({ count: 2 }), box({ count: 3 }), box({ weight_kg: '12.5' }), box()]);
    expect(merged.map(({ count }) => count)).toEqual([5, 1, 1]);
  });
});
