import { describe, expect, it } from 'vitest';
import { isStrongPassword, linkPath, maskedKey } from './account-rules.ts';

describe('isStrongPassword', () => {
  it('wants 8 to 64 characters with a letter and a digit, of any script', () => {
    expect(['abcdefg1', '密码密码密码密1', `a1${'x'.repeat(62)}`, 'é1é1é1é1', '١abcdefg'].map(isStrongPassword)).not.toContain(false);
    expect(['abcdef1', '12345678', 'abcdefgh', `a1${'x'.repeat(63)}`, '', '😀😀😀😀😀😀😀1'].map(isStrongPassword)).not.toContain(true);
  });
});

describe('linkPath', () => {
  it('leads to the page that uses the token, in the brand', () => {
    expect(linkPath('reset_password', 'T', 3)).toBe('/forget?token=T&platform_type=3');
    expect(linkPath('verify_email', 'T', 1)).toBe('/login?verify=T&platform_type=1');
  });
});

describe('maskedKey', () => {
  it('shows that there is a key, and nothing to use', () => {
    expect([maskedKey('qk_abcdefghijklmnop'), maskedKey('')]).toEqual(['qk_••••••••mnop', '']);
  });
});
