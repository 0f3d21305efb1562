import { describe, expect, it } from 'vitest';
import { unreachable } from '../kernel/machine.ts';
import { billStatuses, inboundMachine } from './inbound-machine.ts';
import {
  boxMark,
  codeInNumber,
  hasPeriodEnded,
  inboundCodeOf,
  inboundNoOf,
  inspectedUnits,
  readBoxMark,
  whyNotInbound,
  whyNotVoid,
} from './inbound-rules.ts';

describe('inbound rules', () => {
  it('a period ends at 12:00 or 18:00 of its day', () => {
    expect(hasPeriodEnded('2026-11-16', 'morning', '2026-11-16', '11:59')).toBe(false);
    expect(hasPeriodEnded('2026-11-16', 'morning', '2026-11-16', '12:00')).toBe(true);
    expect(hasPeriodEnded('2026-11-16', 'afternoon', '2026-11-16', '17:59')).toBe(false);
    expect(hasPeriodEnded('2026-11-16', 'afternoon', '2026-11-17', '00:00')).toBe(true);
    expect(hasPeriodEnded('2026-11-17', 'morning', '2026-11-16', '23:59')).toBe(false);
  });

  it('INB-11 every bill status can be reached', () => {
    expect(billStatuses).toEqual(['draft', 'submitted', 'confirmed', 'withdrawn', 'voided']);
    expect(unreachable(inboundMachine)).toEqual([]);
  });

  it('INB-13 INB-15 INB-16 INB-17 says what a merchant may do in each status, and why not', () => {
    const table = billStatuses.map((status) => [
      status,
      ...(['edit', 'shipping', 'submit', 'withdraw', 'delete', 'regroup'] as const).map((action) => whyNotInbound(action, status)),
    ]);
    expect(table).toEqual([
      ['draft', null, null, null, null, null, null],
      ['submitted', 'inbound.steps_locked', null, 'inbound.not_submittable', null, 'inbound.not_deletable', 'inbound.not_unprocessed'],
      [
        'confirmed',
        'inbound.steps_locked',
        'inbound.not_editable',
        'inbound.not_submittable',
        'inbound.contact_staff',
        'inbound.not_deletable',
        'inbound.not_unprocessed',
      ],
      ['withdrawn', null, null, null, 'inbound.not_withdrawable', null, null],
      [
        'voided',
        'inbound.not_editable',
        'inbound.not_editable',
        'inbound.not_submittable',
        'inbound.not_withdrawable',
        'inbound.not_deletable',
        'inbound.not_unprocessed',
      ],
    ]);
  });

  it('STAFF-05 staff void until the first box is counted', () => {
    expect(whyNotVoid('confirmed', 'future_receipt', false)).toBeNull();
    expect(whyNotVoid('confirmed', 'pending_quality_control', true)).toBe('inbound.boxes_counted');
    expect(whyNotVoid('confirmed', 'inventory_completed', false)).toBe('inbound.not_voidable');
    expect(whyNotVoid('draft', null, false)).toBe('inbound.not_voidable');
  });

  it('the letters of an appointment hold its merchant, and are read back from its number, old or new', () => {
    const [one, other] = [1, 2].map((customer) => inboundCodeOf(customer, [0, 1, 2, 3]));
    expect(one).toMatch(/^[2-9A-HJ-NP-Z]{7}$/);
    expect(one).not.toBe(other);
    for (const code of ['4KQD7', '4KQD7AB']) expect(codeInNumber(inboundNoOf('2026-11-16', code))).toBe(code);
  });

  it('a box mark is read back, whatever its case, and other codes are not', () => {
    expect(inboundNoOf('2026-11-16', '4KQD7')).toBe('ASN-261116-4KQD7');
    expect(boxMark('4KQD7', 7)).toBe('BX-4KQD7-007');
    expect(readBoxMark(' bx-4kqd7-1000 ')).toEqual({ code: '4KQD7', box_no: 1000 });
    expect(readBoxMark(' bx-4kqd7ab-010 ')).toEqual({ code: '4KQD7AB', box_no: 10 });
    expect(readBoxMark('BX-4KQD7ABCDE-010')).toEqual({ code: '4KQD7ABCDE', box_no: 10 });
    for (const code of ['BX-4KQD-007', 'BX-4KQD7-07', 'BX-0KQD7-007', 'BX-4KQD7ABCDEF-010', '6901234567892'])
      expect(readBoxMark(code)).toBeNull();
  });

  it('INB-31 full inspection opens every unit, sampling one in ten and at least two', () => {
    expect([1, 2, 15, 21, 1000].map((units) => inspectedUnits('sampling', units))).toEqual([1, 2, 2, 3, 100]);
    expect(inspectedUnits('full', 21)).toBe(21);
  });
});
