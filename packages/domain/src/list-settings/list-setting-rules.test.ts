import { describe, expect, it } from 'vitest';
import { isTooLarge, MAX_VIEWS, whyNotMore, whyNotName } from './list-setting-rules.ts';

const views = [
  { view_id: 'a', name: 'Germany' },
  { view_id: 'b', name: 'Late' },
];

describe('saved views', () => {
  it('have different names, whatever the case; a view may keep its own', () => {
    expect(whyNotName(views, 'germany', null)).toBe('list-settings.name_taken');
    expect(whyNotName(views, 'GERMANY', 'a')).toBeNull();
    expect(whyNotName(views, 'germany', 'b')).toBe('list-settings.name_taken');
    expect(whyNotName(views, 'France', null)).toBeNull();
  });

  it('are at most twenty', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ view_id: String(at), name: String(at) }));
    expect(whyNotMore(many(MAX_VIEWS - 1))).toBeNull();
    expect(whyNotMore(many(MAX_VIEWS))).toBe('list-settings.too_many_views');
  });

  it('fit into 16 KB as the database spells them', () => {
    expect(isTooLarge('x'.repeat(16_382))).toBe(false);
    expect(isTooLarge('x'.repeat(16_383))).toBe(true);
    expect(isTooLarge(Array.from({ length: 5461 }, () => 1))).toBe(false);
    expect(isTooLarge(Array.from({ length: 5462 }, () => 1))).toBe(true);
  });
});
