import { describe, expect, it } from 'vitest';
import { brandLink, platformType } from './brand-rules.ts';

describe('platformType', () => {
  it('SHELL-05 SHELL-08 knows 1, 3 and 4; everything else, and nothing, is the default', () => {
    expect([1, 3, 4, 2, 0, undefined].map(platformType)).toEqual([1, 3, 4, 1, 1, 1]);
  });
});

describe('brandLink', () => {
  const brand = (platform_type: number) => ({ platform_type, website: 'https://site.example' });

  it('SHELL-09 puts /cn before the path on the default brand in Simplified Chinese, and only there', () => {
    expect(brandLink(brand(1), '/privacy', 'zh_CN')).toBe('https://site.example/cn/privacy');
    expect(brandLink(brand(1), '/privacy', 'en')).toBe('https://site.example/privacy');
    expect(brandLink(brand(1), '/privacy', 'zh_TW')).toBe('https://site.example/privacy');
    expect(brandLink(brand(3), '/privacy', 'zh_CN')).toBe('https://site.example/privacy');
    expect(brandLink(brand(4), '/privacy', 'zh_CN')).toBe('https://site.example/privacy');
  });

  it('joins address and path with one slash', () => {
    expect(brandLink({ platform_type: 3, website: 'https://site.example//' }, 'terms', 'en')).toBe('https://site.example/terms');
  });
});
