import { describe, expect, it } from 'vitest';
import { contentErrors, mismatchErrors, neededErrors } from './inbound-checks.ts';

const box = (product_id: number, quantity: number) => ({
  count: 1,
  weight_kg: null,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  items: [{ product_id, quantity }],
});
const skuOf = (id: number) => `SKU-${id}`;
const shown = (errors: readonly { path: string; code: string }[]) => errors.map(({ path, code }) => `${path} ${code}`);

describe('checks of an appointment', () => {
  it('INB-18 saving demands courier, volume, arrival date and period', () => {
    const empty = { carrier: ' ', volume_m3: null, arrival_date: null, arrival_period: null };
    expect(shown(neededErrors(empty))).toEqual([
      'shipping.carrier inbound.carrier_needed',
      'shipping.volume_m3 required',
      'shipping.arrival_date required',
      'shipping.arrival_period required',
    ]);
    expect(neededErrors({ carrier: 'SF', volume_m3: '1', arrival_date: '2026-11-20', arrival_period: 'morning' })).toEqual([]);
  });

  it('INB-19 INB-20 INB-21 submitting names every error at once, each line once', () => {
    expect(shown(contentErrors({ lines: [], boxes: [] }, skuOf))).toEqual(['lines inbound.lines_needed', 'boxes inbound.boxes_needed']);
    const lines = [
      { product_id: 1, quantity: 5 },
      { product_id: 2, quantity: 0 },
      { product_id: 3, quantity: 4 },
    ];
    const boxes = [box(1, 3), { ...box(2, 2), items: [] }, box(2, 2), box(3, 4), box(1, 0)];
    const errors = contentErrors({ lines, boxes }, skuOf);
    expect(shown(errors)).toEqual([
      'boxes.1.items inbound.box_empty',
      'boxes.4.items.0.quantity inbound.quantity_needed',
      'lines.0.quantity inbound.mismatch',
      'lines.1.quantity inbound.quantity_needed',
    ]);
    expect(errors[2]?.params).toEqual({ sku: 'SKU-1', booked: 5, packed: 3 });
  });

  it('INB-21 the packing step also compares a line without a quantity', () => {
    const content = { lines: [{ product_id: 2, quantity: 0 }], boxes: [box(2, 2)] };
    expect(mismatchErrors(content, skuOf)).toMatchObject([{ path: 'lines.0.quantity', params: { booked: 0, packed: 2 } }]);
  });
});
