import { afterEach, describe, expect, it } from 'vitest';
import { localName } from './local-name.ts';
import { loadTraditional, readerChinese } from './traditional.ts';

const read = async (language: string) => {
  localStorage.setItem('i18n-lang', language);
  await loadTraditional(language);
};
afterEach(async () => {
  localStorage.removeItem('i18n-lang');
  await loadTraditional('en');
});

describe('what staff wrote in Simplified Chinese', () => {
  it('is shown in Traditional Chinese to who reads that, with the words used in Taiwan', async () => {
    await read('zh_TW');
    expect(localName({ name_en: 'Shenzhen', name_cn: '深圳龙华仓库' })).toBe('深圳龍華倉庫');
    expect(readerChinese('<p>银行转账服务器维护，账号暂停</p>')).toBe('<p>銀行轉帳伺服器維護，帳號暫停</p>');
  });

  it('stays as it is in every other language', async () => {
    await read('zh_CN');
    expect(localName({ name_en: 'Shenzhen', name_cn: '深圳龙华仓库' })).toBe('深圳龙华仓库');
    await read('en');
    expect(localName({ name_en: 'Shenzhen', name_cn: '深圳龙华仓库' })).toBe('Shenzhen');
    expect(readerChinese('Notice 转账')).toBe('Notice 转账');
  });
});
