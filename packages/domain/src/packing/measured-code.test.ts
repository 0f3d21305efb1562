import { describe, expect, it } from 'vitest';
import { readSides, readWeight } from './measured-code.ts';

describe('what is typed when a parcel is measured', () => {
  it.each([
    ['1840', 1840],
    ['1840 g', 1840],
    ['1.84', 1840],
    ['1,84 kg', 1840],
    ['2kg', 2000],
    ['ST,GS,+  1.840kg', 1840],
    ['0', null],
    ['4006381333931', null],
    ['KO-BOT-750', null],
  ])('the weight of "%s" is %s g', (code, grams) => {
    expect(readWeight(code)).toBe(grams);
  });

  it.each([
    ['40x28x14', ['40', '28', '14']],
    ['40 × 28,5 × 14', ['40', '28.5', '14']],
    ['40*28*14', ['40', '28', '14']],
    ['40 28 14', ['40', '28', '14']],
    ['40x28', null],
    ['1840', null],
  ])('the sides of "%s" are %j', (code, sides) => {
    expect(readSides(code)).toEqual(sides);
  });
});
