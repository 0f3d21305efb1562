import { describe, expect, it } from 'vitest';
import { packingKit } from './kit/packing.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { db } = kit.deps.database;
const { approved, packed, detail, scanAll, pack } = await packingKit(kit);

describe('the detail of a packed order', () => {
  it('ORD-13 shows each fee as quoted and as charged, with the reason of the difference', async () => {
    const order = await approved({}, { units: 10, minor: 100_000 });
    expect((await detail(order.shop, order.order_id)).costs).toBeNull();
    const { expected_g } = await scanAll(order.one);
    await pack(order.one, expected_g + 2000, { confirmed: true });
    const { costs, packed_at, waybill_no, quote } = await detail(order.shop, order.order_id);
    expect([packed_at === null, waybill_no.startsWith('WB-')]).toEqual([false, true]);
    expect(costs?.quoted).toBe(quote?.total);
    expect(Number(costs?.actual)).toBeGreaterThan(Number(costs?.quoted));
    expect(Number(costs?.difference)).toBeCloseTo(Number(costs?.actual) - Number(costs?.quoted), 2);
    const sum = costs?.lines.reduce((total, line) => total + Number(line.actual), 0);
    expect(sum).toBeCloseTo(Number(costs?.actual), 2);
    const changed = costs?.lines.filter(({ difference }) => Number(difference) !== 0) ?? [];
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.map(({ reason }) => reason)).not.toContain(null);
    expect(costs?.tolerance_percent).toBe(10);
    expect(costs?.is_tolerable).toBe(Number(costs?.difference) <= Number(costs?.quoted) / 10);
  });

  it('says that a parcel as heavy as expected is within the tolerance, without differences', async () => {
    const order = await packed();
    const { costs } = await detail(order.shop, order.order_id);
    expect(costs?.is_tolerable).toBe(true);
    expect(costs?.lines.filter(({ reason, difference }) => reason === null && Number(difference) !== 0)).toEqual([]);
  });

  it('SN-06 lists the serial numbers of the parcel at their line', async () => {
    const order = await approved();
    await db.updateTable('products').set({ scan_serial: true }).where('customer_id', '=', order.shop.customer_id).execute();
    let number = 0;
    const { expected_g } = await scanAll(order.one, undefined, () => `SN-${++number}`);
    await pack(order.one, expected_g);
    const { lines } = await detail(order.shop, order.order_id);
    expect(lines.map(({ serial_numbers }) => serial_numbers)).toEqual([['SN-1', 'SN-2']]);
  });
});
