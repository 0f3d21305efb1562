import { randomBytes } from 'node:crypto';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { documentNo } from '@quayside/domain/kernel/readable-code';
import { OPEN_MINUTES, WAVE_LETTERS } from '@quayside/domain/packing/packing-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { lockLooseAcrossMerchants, pageAcrossMerchants } from './to-pack.queries.ts';
import * as waves from './waves.queries.ts';

const DAY_MS = 24 * 3_600_000;
export const liveSince = (now: Date) => new Date(now.getTime() - OPEN_MINUTES * 60_000);

export async function listToPack({ tx, now }: DeskCtx, input: ParsedOf<typeof packingDeskCalls.deskList>) {
  const { list, count } = await pageAcrossMerchants(tx, input, liveSince(now));
  return { list: list.map((row) => ({ ...row, verified_at: found(row.verified_at) })), count };
}

export async function listWaves({ tx, now }: DeskCtx, { warehouse_id }: ParsedOf<typeof packingDeskCalls.deskWaves>) {
  const rows = await waves.wavesAcrossMerchants(tx, { warehouse_id }, new Date(now.getTime() - DAY_MS));
  return { list: rows.map(waveView) };
}

/** Two people who make a wave at the same time get different orders. */
export async function makeWave(ctx: DeskCtx, { warehouse_id, size }: ParsedOf<typeof packingDeskCalls.deskMakeWave>) {
  const { tx, actor, now } = ctx;
  const orders = await lockLooseAcrossMerchants(tx, warehouse_id, size);
  if (orders.length === 0) throw new Refusal('packing.no_orders');
  const wave = { wave_no: documentNo('WV', dayOf(now), randomBytes(WAVE_LETTERS)), warehouse_id, made_by: actor.name, made_at: now };
  return waveOf(ctx, await waves.insertWave(tx, wave, orders));
}

async function waveOf({ tx, now }: DeskCtx, wave_id: number) {
  const [row] = await waves.wavesAcrossMerchants(tx, { wave_id }, now);
  return waveView(found(row));
}

function waveView({ open, ...wave }: Awaited<ReturnType<typeof waves.wavesAcrossMerchants>>[number]) {
  return { ...wave, done: wave.orders - open };
}

/** One line per product, in the order of the shelves, with the baskets it goes into. */
export async function getPickList(ctx: DeskCtx, { wave_id }: ParsedOf<typeof packingDeskCalls.deskPickList>) {
  const units = await waves.pickUnitsAcrossMerchants(ctx.tx, wave_id);
  const byProduct = Map.groupBy(units, ({ customer_id, product_id }) => `${customer_id} ${product_id}`);
  const list = [...byProduct.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { basket: _basket, quantity: _quantity, ...line } = first;
    const baskets = rows.map(({ basket, quantity }) => ({ basket, quantity }));
    return [{ ...line, baskets, quantity: baskets.reduce((sum, { quantity }) => sum + quantity, 0) }];
  });
  return { wave: await waveOf(ctx, wave_id), list };
}
