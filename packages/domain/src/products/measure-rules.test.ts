import { describe, expect, it } from 'vitest';
import { deviation } from './measure-rules.ts';

describe('a measurement against the declaration', () => {
  it('is large beyond a fifth, up or down, and not at exactly a fifth', () => {
    expect(deviation(1000, 1201)?.isLarge).toBe(true);
    expect(deviation(1000, 799)?.isLarge).toBe(true);
    expect(deviation(1000, 1200)?.isLarge).toBe(false);
    expect(deviation(1000, 800)?.isLarge).toBe(false);
  });

  it('compares decimals exactly: 3.60 is a fifth more than 3.00, 3.61 is more', () => {
    expect(deviation('3.00', '3.6')?.isLarge).toBe(false);
    expect(deviation('3.00', '3.61')?.isLarge).toBe(true);
    expect(deviation('0.10', '0.12')?.isLarge).toBe(false);
  });

  it('says how far, with its direction', () => {
    expect(deviation(200, 250)?.ratio).toBe(0.25);
    expect(deviation('20', '15')?.ratio).toBe(-0.25);
  });

  it('compares nothing with nothing', () => {
    expect(deviation(null, 100)).toBeNull();
    expect(deviation(100, null)).toBeNull();
    expect(deviation('20', '')).toBeNull();
    expect(deviation('20', 'x')).toBeNull();
  });
});
