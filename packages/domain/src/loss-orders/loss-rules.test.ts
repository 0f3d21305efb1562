import { describe, expect, it } from 'vitest';
import { moneyText } from '../kernel/money.ts';
import { compensationOf, lossesOf } from './loss-rules.ts';

const item = { box_no: 1, product_id: 1, quantity: 10, received: 10, qualified: 10, shelved: 10, reason: null };

describe('loss rules', () => {
  it('LOSS-06 LOSS-07 pays the price, or 7 per mille of it, each line rounded to the cent', () => {
    const lines = [
      { purchase_price: '9.66', difference: 40 },
      { purchase_price: '0.99', difference: 1 },
    ];
    const text = (inspection: 'full' | 'sampling') => {
      const amount = compensationOf(inspection, lines);
      return amount && moneyText(amount);
    };
    expect(text('full')).toBe('387.39');
    expect(text('sampling')).toBe('2.71'); // 2.7048 and 0.00693
    expect(compensationOf('full', [...lines, { purchase_price: null, difference: 1 }])).toBeNull();
  });

  it('LOSS-03 LOSS-04 quality control and shelving are counted apart, and no unit twice', () => {
    const losses = lossesOf([
      { ...item, received: 9, qualified: 8, shelved: 5 },
      { ...item, box_no: 2, received: 0, qualified: 0, shelved: 0 },
      { ...item, box_no: 3, received: 12, qualified: 12, shelved: 11 },
    ]);
    expect(losses.normal.map(({ box_no, difference }) => [box_no, difference])).toEqual([
      [1, 2],
      [2, 10],
    ]);
    // The surplus of box 3 was never booked: losing it at shelving is no loss of the merchant's booking.
    expect(losses.abnormal.map(({ box_no, difference }) => [box_no, difference])).toEqual([[1, 3]]);
  });
});
