import { describe, expect, it } from 'vitest';
import { lossesOf } from '../loss-orders/loss-rules.ts';
import { differenceOf, needsReason, receivedItems } from './receiving-rules.ts';

const item = {
  box_no: 1,
  product_id: 1,
  quantity: 8,
  received: 8,
  broken: 0,
  qualified: null,
  shelved: 0,
  reason: null,
  state: 'counted',
} as const;

describe('differences at receiving', () => {
  it('are counted minus booked, and broken units need a reason as well', () => {
    expect([differenceOf(item), differenceOf({ ...item, received: 7 }), differenceOf({ ...item, received: null })]).toEqual([0, -1, -8]);
    expect([needsReason(item), needsReason({ ...item, received: 9 }), needsReason({ ...item, broken: 1 })]).toEqual([false, true, true]);
  });

  it('LOSS-03 make the coming loss order: missing boxes and broken units, not what is still to be counted', () => {
    const items = receivedItems([
      { ...item, received: 7, broken: 1, reason: 'broken' },
      { ...item, box_no: 2, state: 'arrived', received: null },
      { ...item, box_no: 3, state: 'announced', received: null },
      { ...item, box_no: 4, state: 'arrived', received: 8, broken: 1, reason: 'broken' },
    ]);
    expect(lossesOf(items)).toMatchObject({
      normal: [
        { box_no: 1, difference: 2 },
        { box_no: 3, difference: 8, reason: 'missing' },
        { box_no: 4, difference: 1 },
      ],
      abnormal: [],
    });
  });

  it('LOSS-04 found at shelving are of their own type', () => {
    const items = receivedItems([{ ...item, state: 'shelved', qualified: 8, shelved: 5, reason: 'missing' }]);
    expect(lossesOf(items)).toMatchObject({ normal: [], abnormal: [{ box_no: 1, difference: 3 }] });
  });
});
