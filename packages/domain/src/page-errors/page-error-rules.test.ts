import { describe, expect, it } from 'vitest';
import { pagePath, withoutPeople } from './page-error-rules.ts';

describe('what a fault report keeps', () => {
  it('names nobody and opens nothing', () => {
    expect(withoutPeople('No row for mei.lin+x@shop.test at 12:3')).toBe('No row for …@… at 12:3');
    expect(withoutPeople('call +86 138-0000-2026 now')).toBe('call … now');
    expect(withoutPeople(`token ${'aB3-'.repeat(11)}`)).toBe('token …');
    expect(withoutPeople("Cannot read properties of undefined (reading 'map') at main.js:12:345")).toBe(
      "Cannot read properties of undefined (reading 'map') at main.js:12:345",
    );
  });

  it('leaves the query of the page out', () => {
    expect(pagePath('/orderList?search=Mei#x')).toBe('/orderList');
  });
});
