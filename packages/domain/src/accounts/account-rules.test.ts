import { describe, expect, it } from 'vitest';
import { isStrongPassword, maskedKey } from './account-rules.ts';

describe('isStrongPassword', () => {
  it('wants 8 to 64 characters with a letter and a digit, of any script', () => {
    expect(['abcdefg1', '密码密码密码密1', `a1${'x'.repeat(62)}`, 'é1é1é1é1', '١abcdefg'].map(isStrongPassword)).not.toContain(false);
    expect(['abcdef1', '12345678', 'abcdefgh', `a1${'x'.repeat(63)}`, '', '😀😀😀😀😀😀😀1'].map(isStrongPassword)).not.toContain(true);
  });
});

describe('maskedKey', () => {
  it('shows that there is a key, and nothing to use', () => {
    expect([maskedKey('qk_abcdefghijklmnop'), maskedKey('')]).toEqual(['qk_••••••••mnop', '']);
  });
});
