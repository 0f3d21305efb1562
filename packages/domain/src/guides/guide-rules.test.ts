import { describe, expect, it } from 'vitest';
import { noteState } from './guide-rules.ts';
import { indexTerms, searchTerms } from './search-terms.ts';

describe('the terms of a text', () => {
  it('are words, and pairs of Chinese characters with the last one alone', () => {
    expect(indexTerms('SKU 入库预约，API-Key')).toBe('sku 入库 库预 预约 约 api key');
    expect(indexTerms(' … ')).toBe('');
  });

  it('of a query need the pairs only; one character is looked for alone', () => {
    expect(searchTerms('入库预约 API')).toEqual({ words: ['api'], pairs: ['入库', '库预', '预约'] });
    expect(searchTerms('库')).toEqual({ words: [], pairs: ['库'] });
    expect(searchTerms("'; & | !")).toEqual({ words: [], pairs: [] });
  });
});

describe('a note on thresholds', () => {
  it('is current on its first and last day', () => {
    const note = { valid_from: '2026-07-01', valid_to: '2028-06-30' };
    expect(noteState(note, '2026-06-30')).toBe('future');
    expect(noteState(note, '2026-07-01')).toBe('current');
    expect(noteState(note, '2028-06-30')).toBe('current');
    expect(noteState(note, '2028-07-01')).toBe('past');
    expect(noteState({ ...note, valid_to: null }, '2099-01-01')).toBe('current');
  });
});
