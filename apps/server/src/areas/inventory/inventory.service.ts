import type { inventoryOpenCalls } from '@quayside/contract/inventory/inventory.open-calls';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import { exportInventoryJob, exportStockLogJob } from '@quayside/contract/inventory/inventory.jobs';
import { cursorPage } from '#server/kernel/cursor.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, refuseFields } from '#server/kernel/refusal.ts';
import { layerRow, levelRow, logRow, snapshotRow } from './inventory.map.ts';
import * as inventory from './inventory.queries.ts';
import * as stockLog from './stock-log.queries.ts';

function scopeOf({ actor }: MerchantCtx): inventory.StockScope {
  return { customerId: actor.customerId, skuScope: actor.skuScope, warehouseIds: actor.warehouseIds, reader: 'merchant' };
}

export async function listOpenLevels(ctx: MerchantCtx, input: ParsedOf<typeof inventoryOpenCalls.openList>) {
  const rows = await inventory.openLevels(ctx.tx, scopeOf(ctx), input);
  const { list, next_cursor } = await cursorPage(ctx, 'stock-levels', rows, input, [
    { column: 'l.product_id', type: 'bigint' },
    { column: 'l.warehouse_id', type: 'bigint' },
  ]);
  return { list: list.map(levelRow), next_cursor };
}

export async function listOpenChanges(ctx: MerchantCtx, input: ParsedOf<typeof inventoryOpenCalls.openChanges>) {
  const scope = scopeOf(ctx);
  const rows = stockLog.openLines(ctx.tx, scope, input, await stockLog.productsOf(ctx.tx, scope, input));
  const { list, next_cursor } = await cursorPage(ctx, 'stock-changes', rows, input, [
    { column: 'g.created_at', type: 'timestamptz' },
    { column: 'g.log_id', type: 'bigint' },
  ]);
  return { list: list.map(logRow), next_cursor };
}

/** Stock levels, one row per SKU and warehouse. */
export async function listInventory(ctx: MerchantCtx, input: Parameters<typeof inventory.levelPage>[2]) {
  const { list, count } = await inventory.levelPage(ctx.tx, scopeOf(ctx), input);
  return { list: list.map(levelRow), count };
}

export function getSummary(ctx: MerchantCtx) {
  return inventory.summary(ctx.tx, scopeOf(ctx));
}

export async function listStockLog(ctx: MerchantCtx, input: Parameters<typeof stockLog.logPage>[2]) {
  const scope = scopeOf(ctx);
  const products = await stockLog.productsOf(ctx.tx, scope, input);
  const { list, count } = await stockLog.logPage(ctx.tx, scope, input, products);
  return { list: list.map(logRow), count };
}

type SnapshotInput = Parameters<typeof inventory.snapshotPage>[3] & { deadline: string };

/** Stock levels at the end of a day (INV-06). */
export async function getSnapshot(ctx: MerchantCtx, { deadline, ...input }: SnapshotInput) {
  refuseFuture(ctx, deadline);
  const { list, count } = await inventory.snapshotPage(ctx.tx, scopeOf(ctx), startOfDay(deadline, 1), input);
  return { list: list.map(snapshotRow), count };
}

function refuseFuture({ now }: MerchantCtx, deadline: string): void {
  if (deadline > dayOf(now)) refuseFields({ path: 'deadline', code: 'inventory.in_future', params: {} });
}

/** Starts an export of today's stock, or of a past day's. */
export async function exportInventory(ctx: MerchantCtx, filters: inventory.LevelFilters & { deadline?: string | undefined }) {
  if (filters.deadline) refuseFuture(ctx, filters.deadline);
  return { job_id: await ctx.enqueue(exportInventoryJob, { ...asked(ctx), filters }) };
}

export async function exportStockLog(ctx: MerchantCtx, filters: stockLog.LogFilters) {
  return { job_id: await ctx.enqueue(exportStockLogJob, { ...asked(ctx), filters }) };
}

function asked({ actor, language }: MerchantCtx) {
  const skus = actor.skuScope === null ? null : [...actor.skuScope];
  return { customer_id: actor.customerId, account_id: actor.accountId, skus, language };
}

/** The documents that hold a level's frozen units. */
export async function getLockedBy(ctx: MerchantCtx, level: inventory.LevelKey) {
  await refuseHidden(ctx, level.product_id);
  return { list: await inventory.freezes(ctx.tx, ctx.actor.customerId, level) };
}

/** The age of a level's units. */
export async function getStockAge(ctx: MerchantCtx, level: inventory.LevelKey) {
  await refuseHidden(ctx, level.product_id);
  const layers = await inventory.layers(ctx.tx, ctx.actor.customerId, level);
  return { list: layers.map((layer) => layerRow(layer, dayOf(ctx.now))) };
}

async function refuseHidden(ctx: MerchantCtx, productId: number): Promise<void> {
  if (!(await inventory.isVisible(ctx.tx, scopeOf(ctx), productId))) throw new Refusal('request.not_found');
}

export function countLevels(ctx: MerchantCtx) {
  return inventory.levelCounts(ctx.tx, scopeOf(ctx));
}
