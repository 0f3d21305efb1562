import { describe, expect, it } from 'vitest';
import { changePercent, divideExact, fromUnits, sumExact } from './exact.ts';
import { feeGroupOf } from './fee-groups.ts';
import { addMonths, daysOfMonth, defaultPeriod, monthsBetween, periodBefore, rangeFault } from './months.ts';
import { percentileDays } from './percentiles.ts';

describe('months of a statistics page', () => {
  it('D-64 counts months over the end of a year, and compares with as many months before', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(periodBefore({ from: '2025-12', to: '2026-11' })).toEqual({ from: '2024-12', to: '2025-11' });
    expect(defaultPeriod('2026-11')).toEqual({ from: '2025-12', to: '2026-11' });
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it('D-64 refuses a range that is backwards or longer than 36 months', () => {
    expect(rangeFault({ from: '2026-03', to: '2026-02' })).toBe('statistics.range_backwards');
    expect(rangeFault({ from: '2006-11', to: '2026-10' })).toBe('statistics.range_too_long');
    expect(rangeFault({ from: '2023-12', to: '2026-11' })).toBeNull();
    expect(rangeFault({ from: '2023-11', to: '2026-11' })).toBe('statistics.range_too_long');
    expect(rangeFault({ from: '2026-11', to: '2026-11' })).toBeNull();
  });

  it('knows the last day of February', () => {
    expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(daysOfMonth('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
  });
});

describe('exact sums', () => {
  it('adds what floats would not', () => {
    expect(sumExact(['0.10', '0.20', '-0.05'], 2)).toBe('0.25');
    expect(
      sumExact(
        Array.from({ length: 1000 }, () => '0.01'),
        2,
      ),
    ).toBe('10.00');
    expect(fromUnits(439n, 6)).toBe('0.000439');
    expect(fromUnits(-5n, 2)).toBe('-0.05');
  });

  it('rounds a quotient half up and divides by nothing with no answer', () => {
    expect(divideExact('10.00', 3, 2)).toBe('3.33');
    expect(divideExact('0.05', 2, 2)).toBe('0.03');
    expect(divideExact('-0.05', 2, 2)).toBe('-0.03');
    expect(divideExact('1.00', 0, 2)).toBeNull();
  });

  it('gives no change where there was nothing before', () => {
    expect(changePercent('107', '100')).toBe(7);
    expect(changePercent('90', '-100')).toBe(190);
    expect(changePercent('5', '0')).toBeNull();
  });
});

it('D-97 P50 and P90 are days within which half and nine tenths arrived', () => {
  const counts = [
    { days: 9, parcels: 1 },
    { days: 4, parcels: 5 },
    { days: 6, parcels: 4 },
  ];
  expect(percentileDays(counts, 0.5)).toBe(4);
  expect(percentileDays(counts, 0.9)).toBe(6);
  expect(percentileDays(counts, 0.95)).toBe(9);
  expect(percentileDays([], 0.5)).toBeNull();
});

it('STAT-04 puts every fee into a group, unknown ones under other', () => {
  expect(feeGroupOf('base_freight')).toBe('shipping');
  expect(feeGroupOf('vat')).toBe('taxes');
  expect(feeGroupOf('adjustment')).toBe('other');
  expect(feeGroupOf('constructor')).toBe('other');
});
