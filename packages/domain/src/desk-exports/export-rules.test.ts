import { describe, expect, it } from 'vitest';
import { whyNotExport } from './export-rules.ts';

describe('an export of the desk', () => {
  it('has at most 50,000 rows', () => {
    expect(whyNotExport(50_000)).toBeNull();
    expect(whyNotExport(50_001)).toBe('desk-exports.too_many');
  });
});
