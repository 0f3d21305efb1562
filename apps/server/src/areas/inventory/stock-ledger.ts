import { actorLabel } from '@quayside/domain/kernel/actor';
import { takeOldest, type AdjustReason, type StockKind } from '@quayside/domain/inventory/stock-rules';
import { available } from '@quayside/domain/products/stock-level';
import { dayOf } from '#server/kernel/days.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { holdProducts } from '#server/areas/products/products.public.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import * as stock from './stock.queries.ts';
import type { Document, LevelKey, LevelRow } from './stock.queries.ts';
import { warnIfLow } from './stock-warnings.ts';

export type StockCtx = MerchantCtx | DeskCtx | SystemCtx;
export type { Document } from './stock.queries.ts';
/** `reason` and `remark` are of this line alone. */
export type StockLine = LevelKey & { readonly quantity: number; readonly reason?: AdjustReason; readonly remark?: string };

/** How a line changes its level's total and frozen figures. */
type Effect = { readonly total: number; readonly frozen: number };
type Movement = {
  readonly customerId: number;
  readonly document: Document;
  readonly kind: StockKind;
  readonly remark?: string;
  readonly effect: (quantity: number) => Effect;
};

/**
 * The only function that changes stock: lock the levels in order, decide for all lines, write levels and log, then check for low
 * stock. The caller has locked its document first (decision 0004).
 */
async function move(ctx: StockCtx, movement: Movement, lines: readonly StockLine[]): Promise<StockLine[]> {
  const { customerId } = movement;
  const wanted = merged(lines);
  if (wanted.length === 0) return [];
  const levelAt = byKey(await locked(ctx, customerId, wanted));
  const after = wanted.map((line) => ({ line, effect: movement.effect(line.quantity), level: levelAt(line) }));
  await refuseShort(ctx, customerId, after);
  const written = after.map(({ effect, level }) => ({
    ...level,
    total: level.total + effect.total,
    frozen: level.frozen + effect.frozen,
    // Per level time never goes back, even when an earlier transaction waited for a later one.
    updated_at: new Date(Math.max(ctx.now.getTime(), level.updated_at.getTime())),
  }));
  await stock.writeLevels(ctx.tx, customerId, written);
  await log(ctx, movement, after, written);
  await warnIfLow(
    ctx,
    customerId,
    after.map(({ line, effect }) => ({ product_id: line.product_id, change: effect.total - effect.frozen })),
  );
  return wanted;
}

/** One line per level, in lock order. */
function merged(lines: readonly StockLine[]): StockLine[] {
  const byLevel = Map.groupBy(lines, keyOf);
  return [...byLevel.values()]
    .flatMap(([first, ...more]) =>
      first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
    )
    .filter(({ quantity }) => quantity !== 0)
    .sort(byWarehouseAndProduct);
}

function byWarehouseAndProduct(a: LevelKey, b: LevelKey): number {
  return a.warehouse_id - b.warehouse_id || a.product_id - b.product_id;
}

async function locked({ tx, now }: StockCtx, customerId: number, keys: readonly LevelKey[]): Promise<LevelRow[]> {
  const ids = new Set(keys.map(({ product_id }) => product_id));
  const held = await holdProducts(tx, { customerId, skuScope: null }, [...ids]);
  if (held.size < ids.size) throw new Refusal('request.not_found');
  await stock.addLevels(tx, customerId, keys, now);
  return stock.lockLevels(tx, customerId, keys);
}

/** Locks levels, inserting missing ones, so that a decision on their figures stays valid. */
export function lockLevels(ctx: StockCtx, customerId: number, keys: readonly LevelKey[]): Promise<LevelRow[]> {
  return locked(ctx, customerId, keys.toSorted(byWarehouseAndProduct));
}

/** Locks one level until the end of the transaction, inserting it if missing, so that a decision on its figures stays valid. */
export async function lockLevel(ctx: StockCtx, customerId: number, key: LevelKey): Promise<LevelRow> {
  return byKey(await locked(ctx, customerId, [key]))(key);
}

const keyOf = ({ warehouse_id, product_id }: LevelKey) => `${warehouse_id} ${product_id}`;

/** By key, because a stock-take has thousands of lines. */
function byKey<Level extends LevelKey>(levels: readonly Level[]): (key: LevelKey) => Level {
  const known = new Map(levels.map((level) => [keyOf(level), level]));
  return (key) => {
    const level = known.get(keyOf(key));
    if (!level) throw new Error(`no stock level for product ${key.product_id}`);
    return level;
  };
}

type Planned = { readonly line: StockLine; readonly effect: Effect; readonly level: LevelRow };

/** The refusal names every line with too little stock, not only the first. */
async function refuseShort({ tx }: StockCtx, customerId: number, planned: readonly Planned[]): Promise<void> {
  const short = planned.filter(
    ({ effect, level }) => available(level) + effect.total - effect.frozen < 0 || level.frozen + effect.frozen < 0,
  );
  if (short.length === 0) return;
  const skus = await stock.skusOf(
    tx,
    customerId,
    short.map(({ line }) => line.product_id),
  );
  const lines = short.map(({ line, level }) => {
    const sku = skus.find(({ product_id }) => product_id === line.product_id)?.sku ?? line.product_id;
    return `${sku} (${available(level)}/${Math.abs(line.quantity)})`;
  });
  throw new Refusal('inventory.not_enough', { lines: lines.join(', ') });
}

function log({ tx, actor }: StockCtx, movement: Movement, planned: readonly Planned[], written: readonly LevelRow[]): Promise<void> {
  const { kind, document, remark = '' } = movement;
  const levelAt = byKey(written);
  const lines = planned.map(({ line, effect }) => {
    const level = levelAt(line);
    return {
      warehouse_id: line.warehouse_id,
      product_id: line.product_id,
      kind,
      quantity: effect.total,
      frozen_quantity: effect.frozen,
      total_after: level.total,
      frozen_after: level.frozen,
      source_type: document.type,
      source_no: document.no,
      remark: line.remark ?? remark,
      reason: line.reason ?? null,
      actor_kind: actor.kind,
      actor_name: actorLabel(actor),
      created_at: level.updated_at,
    };
  });
  return stock.writeLog(tx, movement.customerId, lines);
}

function refuseNegative(lines: readonly StockLine[]): void {
  if (lines.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 0))
    throw new RangeError('a quantity of stock is a whole number');
}

/** Freezes units for a document (INV-03): they stay in total, but are no longer available to others. */
export async function freezeStock(ctx: StockCtx, customerId: number, document: Document, lines: readonly StockLine[]): Promise<void> {
  refuseNegative(lines);
  const frozen = await move(ctx, { customerId, document, kind: 'frozen', effect: (quantity) => ({ total: 0, frozen: quantity }) }, lines);
  if (frozen.length > 0) await stock.addFreezes(ctx.tx, customerId, document, frozen, ctx.now);
}

/** Releases what a document has frozen: all of it, or the given lines (D-10). */
export async function releaseStock(ctx: StockCtx, customerId: number, document: Document, lines?: readonly StockLine[]): Promise<void> {
  const held = lines ? await heldBy(ctx, customerId, document, lines) : await stock.freezesOf(ctx.tx, customerId, document);
  const released = await move(
    ctx,
    { customerId, document, kind: 'released', effect: (quantity) => ({ total: 0, frozen: -quantity }) },
    held,
  );
  if (released.length > 0) await stock.takeFreezes(ctx.tx, customerId, document, released);
}

/** Frozen units leave the warehouse: only now frozen and total decrease together (INV-04). Oldest first. */
export async function takeStock(
  ctx: StockCtx,
  customerId: number,
  document: Document,
  lines: readonly StockLine[],
  kind: 'packaged' | 'disposed' | 'bundled' | 'sent_back' = 'packaged',
): Promise<void> {
  const held = await heldBy(ctx, customerId, document, lines);
  const effect = (quantity: number) => ({ total: -quantity, frozen: -quantity });
  const taken = await move(ctx, { customerId, document, kind, effect }, held);
  if (taken.length === 0) return;
  await stock.takeFreezes(ctx.tx, customerId, document, taken);
  await takeFromLayers(ctx, customerId, taken);
}

/** The document is locked by its area, so its freezes cannot change. */
async function heldBy({ tx }: StockCtx, customerId: number, document: Document, lines: readonly StockLine[]): Promise<StockLine[]> {
  refuseNegative(lines);
  const freezes = await stock.freezesOf(tx, customerId, document);
  const wanted = merged(lines);
  for (const line of wanted) {
    const freeze = freezes.find((one) => one.warehouse_id === line.warehouse_id && one.product_id === line.product_id);
    if (!freeze || freeze.quantity < line.quantity) throw new Refusal('inventory.not_frozen', { source: document.no });
  }
  return wanted;
}

/** Adds units: a layer dated today, or the day they were actually shelved. */
export async function addStock(
  ctx: StockCtx,
  customerId: number,
  document: Document,
  lines: readonly StockLine[],
  given: { kind?: 'shelved' | 'returned' | 'bundled'; shelvedOn?: string } = {},
): Promise<void> {
  refuseNegative(lines);
  const { kind = 'shelved', shelvedOn = dayOf(ctx.now) } = given;
  const added = await move(ctx, { customerId, document, kind, effect: (quantity) => ({ total: quantity, frozen: 0 }) }, lines);
  await layer(ctx, customerId, document, added, shelvedOn);
}

/** Removes units that were not frozen: lost or disposed of. */
export async function removeStock(
  ctx: StockCtx,
  customerId: number,
  document: Document,
  lines: readonly StockLine[],
  given: { kind: 'loss' | 'disposed'; remark?: string },
): Promise<void> {
  refuseNegative(lines);
  const removed = await move(ctx, { customerId, document, ...given, effect: (quantity) => ({ total: -quantity, frozen: 0 }) }, lines);
  await takeFromLayers(ctx, customerId, removed);
}

/** Corrects stock after a count. A surplus counts as shelved today; a shortage is taken from the oldest layers. */
export async function adjustStock(ctx: StockCtx, customerId: number, document: Document, lines: readonly StockLine[]): Promise<void> {
  const adjusted = await move(
    ctx,
    { customerId, document, kind: 'adjusted', effect: (quantity) => ({ total: quantity, frozen: 0 }) },
    lines,
  );
  await layer(
    ctx,
    customerId,
    document,
    adjusted.filter(({ quantity }) => quantity > 0),
    dayOf(ctx.now),
  );
  await takeFromLayers(
    ctx,
    customerId,
    adjusted.filter(({ quantity }) => quantity < 0).map((line) => ({ ...line, quantity: -line.quantity })),
  );
}

/** Changes the units in transit. Not a stock movement, so nothing is logged. */
export async function expectStock(ctx: StockCtx, customerId: number, lines: readonly StockLine[]): Promise<void> {
  const wanted = merged(lines);
  if (wanted.length === 0) return;
  const levelAt = byKey(await locked(ctx, customerId, wanted));
  const after = wanted.map((line) => {
    const level = levelAt(line);
    return { ...level, expected: level.expected + line.quantity };
  });
  await stock.writeLevels(ctx.tx, customerId, after);
}

async function layer(
  ctx: StockCtx,
  customerId: number,
  document: Document,
  lines: readonly StockLine[],
  shelved_on: string,
): Promise<void> {
  if (lines.length === 0) return;
  const layers = lines.map(({ quantity, warehouse_id, product_id }) => ({
    warehouse_id,
    product_id,
    shelved_on,
    received: quantity,
    source_no: document.no,
  }));
  await stock.addLayers(ctx.tx, customerId, layers);
}

async function takeFromLayers({ tx }: StockCtx, customerId: number, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return;
  const open = Map.groupBy(await stock.openLayers(tx, customerId, lines), keyOf);
  const takes = lines.flatMap((line) => {
    const taken = takeOldest(open.get(keyOf(line)) ?? [], line.quantity);
    if (!taken) throw new Error(`the layers of product ${line.product_id} do not add up to its level`);
    return taken;
  });
  await stock.takeLayers(tx, customerId, takes);
}
