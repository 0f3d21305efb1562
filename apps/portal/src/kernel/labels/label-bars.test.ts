import { describe, expect, it } from 'vitest';
import { barsOn } from './label-bars.ts';

describe('how bars come out on a label', () => {
  it('an EAN of 13 digits is good on the smallest roll and does not fit on 10 mm', () => {
    expect(barsOn('4006381333931', 50, 203)).toBe('good');
    expect(barsOn('4006381333931', 20, 203)).toBe('thin');
    expect(barsOn('4006381333931', 10, 203)).toBe('too_narrow');
  });

  it('30 letters are thin on 50 mm and good on a wide label; a finer printer helps', () => {
    const code = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-ABC';
    expect(barsOn(code, 50, 203)).toBe('thin');
    expect(barsOn(code, 100, 203)).toBe('good');
    expect(barsOn(code, 80, 203)).toBe('thin');
    expect(barsOn(code, 80, 300)).toBe('good');
  });

  it('digits are packed two by two', () => {
    expect(barsOn('1234567890123456', 50, 203)).toBe('good');
    expect(barsOn('ABCDEFGHIJKLMNOP', 50, 203)).toBe('thin');
  });
});
