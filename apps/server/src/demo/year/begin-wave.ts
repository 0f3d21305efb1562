import { randomUUID } from 'node:crypto';
import { openParcel } from '#server/areas/packing/open-parcel.ts';
import { scanUnit } from '#server/areas/packing/scan-unit.ts';
import { getPickList, listToPack, makeWave } from '#server/areas/packing/waves.ts';
import { basketCode } from '@quayside/domain/packing/packing-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';

const SHENZHEN = 1;

/** A wave of three orders whose first basket stands on the table with one unit in it. */
export async function beginWave(ctx: DeskCtx): Promise<void> {
  const { count } = await listToPack(ctx, { page: 1, limit: 10, sort: 'verified_at', order: 'asc', warehouse_id: SHENZHEN });
  if (count === 0) return;
  const { wave_id, wave_no } = await makeWave(ctx, { warehouse_id: SHENZHEN, size: 3 });
  const { list } = await getPickList(ctx, { wave_id });
  const first = list.find(({ baskets }) => baskets.some(({ basket }) => basket === 1));
  const { customer_id, order_id } = await openParcel(ctx, { code: basketCode(wave_no, 1) });
  if (first) await scanUnit(ctx, { customer_id, order_id, scan_key: randomUUID(), code: first.sku });
}
