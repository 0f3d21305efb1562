import { describe, expect, it } from 'vitest';
import { allows, machine, unreachable } from './machine.ts';

const parcel = machine({
  initial: 'packed',
  states: ['packed', 'sent', 'lost', 'never'],
  moves: {
    send: { from: ['packed'], to: 'sent', by: ['merchant', 'staff'] },
    lose: { from: ['packed', 'sent'], to: 'lost', by: ['system'] },
    // @ts-expect-error a state that does not exist must not compile
    wrong: { from: ['packed'], to: 'snet', by: ['staff'] },
  },
});

describe('a state machine', () => {
  it('lets a side make a move it may make, from where it may be made', () => {
    expect(allows(parcel, 'send', 'packed', 'merchant')).toBe(true);
    expect(allows(parcel, 'send', 'sent', 'merchant')).toBe(false);
    expect(allows(parcel, 'lose', 'packed', 'merchant')).toBe(false);
  });

  it('finds the states nothing leads to', () => {
    expect(unreachable(parcel)).toEqual(['never']);
  });
});
