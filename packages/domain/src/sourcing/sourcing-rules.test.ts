import { describe, expect, it } from 'vitest';
import { goodsValue, volumeOf } from './sourcing-rules.ts';

describe('what an accepted quote creates', () => {
  it('DROP-02 multiplies the unit price exactly', () => {
    expect(goodsValue('4.35', 3)).toBe('13.05');
    expect(goodsValue('99999999.99', 1_000_000)).toBe('99999999990000.00');
  });

  it('DROP-02 rounds the volume of all units up to a litre, and stays within what an appointment can name', () => {
    expect(volumeOf(['12.00', '12.00', '10.00'], 20)).toBe('0.029');
    expect(volumeOf(['0.01', '0.01', '0.01'], 1)).toBe('0.001');
    expect(volumeOf(['99999.99', '99999.99', '99999.99'], 1_000_000)).toBe('9999999.999');
  });
});
