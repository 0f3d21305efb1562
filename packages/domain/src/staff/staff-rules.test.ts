import { describe, expect, it } from 'vitest';
import { whyNotChange } from './staff-rules.ts';

describe('whyNotChange', () => {
  const boss = { role: 'administrator', status: 'enabled' } as const;

  it('keeps the last enabled administrator one', () => {
    expect(whyNotChange(boss, { ...boss, status: 'disabled' }, 0)).toBe('staff.last_administrator');
    expect(whyNotChange(boss, { ...boss, role: 'finance' }, 0)).toBe('staff.last_administrator');
    expect(whyNotChange(boss, boss, 0)).toBeNull();
    expect(whyNotChange(boss, { ...boss, status: 'disabled' }, 1)).toBeNull();
    expect(whyNotChange({ ...boss, status: 'disabled' }, { ...boss, role: 'finance' }, 0)).toBeNull();
    expect(whyNotChange({ role: 'finance', status: 'enabled' }, { role: 'finance', status: 'disabled' }, 0)).toBeNull();
  });
});
