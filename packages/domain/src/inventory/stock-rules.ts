export type StockRefusal = 'inventory.not_enough' | 'inventory.not_frozen';

export const stockKinds = [
  'shelved',
  'frozen',
  'released',
  'packaged',
  'adjusted',
  'loss',
  'disposed',
  'returned',
  'bundled',
  'sent_back',
] as const;
export type StockKind = (typeof stockKinds)[number];
/** The documents that move or hold stock. */
export const stockSources = ['order', 'inbound', 'adjustment', 'loss_order', 'self_service', 'return'] as const;
export type StockSource = (typeof stockSources)[number];

/** Why a count differs from the system. */
export const adjustReasons = ['miscount', 'damaged', 'lost', 'found', 'expired', 'wrong_sku', 'other'] as const;
export type AdjustReason = (typeof adjustReasons)[number];

/** The first day a snapshot exists for (INV-08). */
export const FIRST_SNAPSHOT_DAY = '2024-01-01';
export const MAX_ADJUSTMENT = 9_999_999;

export type Layer = { readonly layer_id: number; readonly remaining: number };

/** Takes a quantity from layers sorted oldest first (FIFO). Null when the layers hold less than that. */
export function takeOldest(layers: readonly Layer[], quantity: number): { layer_id: number; taken: number }[] | null {
  const takes: { layer_id: number; taken: number }[] = [];
  let missing = quantity;
  for (const { layer_id, remaining } of layers) {
    if (missing === 0) break;
    const taken = Math.min(missing, remaining);
    if (taken > 0) takes.push({ layer_id, taken });
    missing -= taken;
  }
  return missing === 0 ? takes : null;
}
