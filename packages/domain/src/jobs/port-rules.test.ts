import { describe, expect, it } from 'vitest';
import { portHealth } from './port-rules.ts';

describe('the health of a service', () => {
  it.each([
    ['off', { configured: false, successAt: 1, errorAt: null }],
    ['unused', { configured: true, successAt: null, errorAt: null }],
    ['good', { configured: true, successAt: 2, errorAt: 1 }],
    ['failing', { configured: true, successAt: 1, errorAt: 2 }],
    ['failing', { configured: true, successAt: null, errorAt: 2 }],
  ] as const)('is %s by its newest answer', (expected, facts) => expect(portHealth(facts)).toBe(expected));
});
