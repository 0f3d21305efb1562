import { describe, expect, it } from 'vitest';
import { linkPath } from './accounts.paths.ts';

describe('linkPath', () => {
  it('leads to the page that uses the token, in the brand', () => {
    expect(linkPath('reset_password', 'T', 3)).toBe('/forget?token=T&platform_type=3');
    expect(linkPath('verify_email', 'T', 1)).toBe('/login?verify=T&platform_type=1');
  });
});
