import { describe, expect, it, vi } from 'vitest';
import { currentLanguage, languages, loadLocale, offeredLanguages, requestLanguage, switchLanguage } from './i18n.ts';

const unknown = [null, '', 'fr', 'EN'];

describe('languages', () => {
  it('SHELL-11 SHELL-16 knows three', () => {
    expect(languages).toEqual(['en', 'zh_CN', 'zh_TW']);
    localStorage.setItem('i18n-lang', 'zh_TW');
    expect(currentLanguage()).toBe('zh_TW');
  });

  it('SHELL-12 D-103 offers the third only where the brand wants it', () => {
    expect(offeredLanguages(false)).toEqual(['en', 'zh_CN']);
    expect(offeredLanguages(true)).toEqual(['en', 'zh_CN', 'zh_TW']);
  });

  it.each(unknown)('SHELL-14 the default is English: nothing stored, or %s', (stored) => {
    if (stored !== null) localStorage.setItem('i18n-lang', stored);
    expect(currentLanguage()).toBe('en');
  });

  it('SHELL-13 SHELL-15 remembers the choice under i18n-lang and reloads', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    switchLanguage('zh_CN');
    expect(localStorage.getItem('i18n-lang')).toBe('zh_CN');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'en-us'],
    ['zh_CN', 'zh-cn'],
    ['zh_TW', 'zh-cn'],
  ] as const)('NET-04 D-78 %s asks the server in %s', (language, header) => {
    expect(requestLanguage(language)).toBe(header);
  });

  it.each([
    ['en', 'en'],
    ['zh_CN', 'zh-cn'],
    ['zh_TW', 'zh-tw'],
  ] as const)('the texts of the components follow: %s', async (language, locale) => {
    expect((await loadLocale(language)).locale).toBe(locale);
  });
});
