import { describe, expect, it } from 'vitest';
import { ceilDiv, floorDiv, fraction, hundredthsText, minus, parseUnits, plus, roundDiv, roundTimes, times } from './exact.ts';

const LARGE = Number.MAX_SAFE_INTEGER;

describe('exact arithmetic', () => {
  it.each([
    ['12.25', 4, 122_500],
    ['0.0001', 4, 1],
    ['10000', 2, 1_000_000],
    ['1.16000000', 8, 116_000_000],
  ])('reads %s with %s places as %s', (text, places, units) => {
    expect(parseUnits(text, places)).toBe(units);
  });

  it.each(['', '-1', '1e3', '1,5', ' 1', '1.', '.5', '1.00001', '999999999999999'])('refuses "%s" with four places', (text) => {
    expect(() => parseUnits(text, 4)).toThrow(RangeError);
  });

  it.each([
    [0, 3, 0, 0, 0],
    [1, 2, 0, 1, 1],
    [5, 3, 1, 2, 2],
    [4, 3, 1, 1, 2],
    [6, 3, 2, 2, 2],
    [49, 100, 0, 0, 1],
    [50, 100, 0, 1, 1],
    [LARGE, 2, 4_503_599_627_370_495, 4_503_599_627_370_496, 4_503_599_627_370_496],
    [2 ** 52 - 1, 2 ** 26 + 1, 67_108_863, 67_108_863, 67_108_863],
  ])('%s ÷ %s is %s down, %s rounded and %s up, with numbers and bigints alike', (a, b, down, round, up) => {
    expect([floorDiv(a, b), roundDiv(a, b), ceilDiv(a, b)]).toEqual([down, round, up]);
    expect([floorDiv(BigInt(a), b), roundDiv(a, BigInt(b)), ceilDiv(BigInt(a), BigInt(b))]).toEqual([down, round, up]);
  });

  it('turns to bigints where numbers are not certain', () => {
    expect([times(3, 4), times(LARGE, 2), plus(LARGE, 1), plus(1, 2)]).toEqual([12, 18_014_398_509_481_982n, 9_007_199_254_740_992n, 3]);
    expect([minus(5, 7), minus(7, 5), minus(10n ** 20n, 1)]).toEqual([0, 2, 99_999_999_999_999_999_999n]);
    expect(() => floorDiv(10n ** 20n, 1)).toThrow('too large');
  });

  it('multiplies by a reduced fraction and rounds once', () => {
    expect(fraction(14_000_000n, 100_000_000n)).toEqual({ num: 7, den: 50 });
    expect(roundTimes(12_250_000, fraction(14n, 10_000_000n))).toBe(17);
    expect(roundTimes(10n ** 18n, fraction(1n, 10n ** 16n))).toBe(100);
  });

  it('writes hundredths', () => {
    expect([0, 5, 99, 100, 123_456].map(hundredthsText)).toEqual(['0.00', '0.05', '0.99', '1.00', '1234.56']);
  });
});
