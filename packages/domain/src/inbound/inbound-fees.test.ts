import { describe, expect, it } from 'vitest';
import { moneyText } from '../kernel/money.ts';
import { chargedQuantity, feesTotal, insuranceFee, serviceFee, serviceQuantity } from './inbound-fees.ts';

describe('fees of an appointment', () => {
  it.each([
    ['1234.50', '0.003', '3.70'],
    ['1.66', '0.003', '0.00'],
    ['1.67', '0.003', '0.01'],
    ['99999999.99', '0.99999', '99998999.99'],
    ['100', '0', '0.00'],
    ['100', '0.00300', '0.30'],
  ])('D-53 insures %s at a rate of %s for %s, rounded once, half away from zero', (value, rate, fee) => {
    expect(moneyText(insuranceFee(value, rate))).toBe(fee);
  });

  it('books a service by unit, box or appointment, at least once', () => {
    const packed = { units: 240, boxes: 8 };
    expect((['unit', 'box', 'appointment'] as const).map((unit) => serviceQuantity(unit, packed))).toEqual([240, 8, 1]);
    expect(serviceQuantity('unit', { units: 0, boxes: 0 })).toBe(1);
  });

  it('charges what was handled, never more than booked, and nothing when nothing came', () => {
    expect(chargedQuantity('unit', 24, { units: 30, boxes: 2 })).toBe(24);
    expect(chargedQuantity('unit', 24, { units: 20, boxes: 2 })).toBe(20);
    expect(chargedQuantity('box', 4, { units: 20, boxes: 2 })).toBe(2);
    expect(chargedQuantity('appointment', 1, { units: 20, boxes: 2 })).toBe(1);
    expect(chargedQuantity('appointment', 1, { units: 0, boxes: 0 })).toBe(0);
  });

  it('adds insurance and services exactly', () => {
    expect(moneyText(serviceFee('0.05', 999_999_999))).toBe('49999999.95');
    expect(
      moneyText(
        feesTotal('3.70', [
          { price: '0.05', quantity: 24 },
          { price: '0.30', quantity: 2 },
        ]),
      ),
    ).toBe('5.50');
    expect(moneyText(feesTotal(null, []))).toBe('0.00');
  });
});
