import { describe, expect, it } from 'vitest';
import { portHealth } from './port-rules.ts';

describe('the health of a service', () => {
  const at = (minute: number) => new Date(2026, 10, 18, 1, minute);
  it.each([
    ['off', { configured: false, last_success_at: at(1), last_error_at: null }],
    ['unused', { configured: true, last_success_at: null, last_error_at: null }],
    ['good', { configured: true, last_success_at: at(2), last_error_at: at(1) }],
    ['failing', { configured: true, last_success_at: at(1), last_error_at: at(2) }],
    ['failing', { configured: true, last_success_at: null, last_error_at: at(2) }],
  ] as const)('is %s by its newest answer', (expected, facts) => expect(portHealth(facts)).toBe(expected));
});
