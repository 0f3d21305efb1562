import { describe, expect, it } from 'vitest';
import { isPublicLink } from './product-link.ts';

describe('isPublicLink', () => {
  it.each(['https://detail.1688.com/offer/1.html', 'http://shop.example.com/a?b=c#d', 'https://例子.公司.cn/1'])('takes %s', (link) => {
    expect(isPublicLink(link)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://shop.example.com',
    'http://10.0.0.1/x',
    'http://192.168.1.1',
    'http://127.0.0.1:8080',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://localhost:3000/',
    'http://localhost./',
    'http://intranet/',
    'http://db.internal/',
    'https://user:password@shop.example.com/',
    'shop.example.com',
    '',
  ])('refuses %s', (link) => {
    expect(isPublicLink(link)).toBe(false);
  });
});
