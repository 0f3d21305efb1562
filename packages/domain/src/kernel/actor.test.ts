import { describe, expect, it } from 'vitest';
import { actorLabel } from './actor.ts';

describe('actorLabel', () => {
  it('is the name of who acted', () => {
    expect(actorLabel({ name: 'Mei Lin', actingStaff: null })).toBe('Mei Lin');
    expect(actorLabel({ name: 'system' })).toBe('system');
  });

  it('names staff before the account they act for', () => {
    expect(actorLabel({ name: 'Mei Lin', actingStaff: { name: 'Tomás Rivera' } })).toBe('Tomás Rivera for Mei Lin');
  });
});
