import type { DockSlot } from '@quayside/contract/receiving/receiving.schemas';
import { describe, expect, it } from 'vitest';
import { mondayOf, plusDays, suggestMove, weekOf } from './dock-days.ts';

const block = (inbound_id: number, volume_m3: string, state: 'confirmed' | 'arrived' = 'confirmed') => ({
  customer_id: 1,
  customer_name: 'Lumen & Oak',
  inbound_id,
  inbound_no: `ASN-261116-AAAA${inbound_id}`,
  state,
  box_quantity: 4,
  volume_m3,
  arrived_at: null,
  proposed_date: null,
  proposed_period: null,
});
const slot = (day: string, period: 'morning' | 'afternoon', capacity: number, blocks: DockSlot['blocks']): DockSlot => ({
  warehouse_id: 1,
  warehouse_name_en: 'Shenzhen 1',
  warehouse_name_cn: '深圳一号',
  day,
  period,
  capacity_m3: capacity.toFixed(1),
  booked_m3: blocks.reduce((sum, { volume_m3 }) => sum + Number(volume_m3), 0).toFixed(1),
  appointments: blocks.length,
  arrived: blocks.filter(({ state }) => state === 'arrived').length,
  late: blocks.filter(({ state }) => state === 'late').length,
  blocks,
});

describe('days of the dock', () => {
  it('begin the week on Monday and count weeks by ISO 8601', () => {
    expect([mondayOf('2026-11-16'), mondayOf('2026-11-22'), plusDays('2026-11-30', 1)]).toEqual(['2026-11-16', '2026-11-16', '2026-12-01']);
    expect([weekOf('2026-11-16'), weekOf('2027-01-01'), weekOf('2026-01-01')]).toEqual([47, 53, 1]);
  });

  it('suggest moving the smallest block that is enough to the nearest period with room', () => {
    const over = slot('2026-11-18', 'morning', 18, [block(1, '12.1'), block(2, '7.5')]);
    const later = slot('2026-11-18', 'afternoon', 24, [block(3, '8.8')]);
    expect(suggestMove([over, later], '2026-11-16')).toMatchObject({ block: { inbound_id: 2 }, to: { period: 'afternoon' } });
    expect(suggestMove([over, { ...later, capacity_m3: '0.0' }], '2026-11-16')).toBeNull();
    expect(suggestMove([over, later], '2026-11-19')).toBeNull();
    const here = slot('2026-11-18', 'morning', 5, [block(1, '7.5', 'arrived')]);
    expect(suggestMove([here, later], '2026-11-16')).toBeNull();
  });
});
