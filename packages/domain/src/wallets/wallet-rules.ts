export type WalletRefusal = 'wallets.short';

export const billTypes = ['top_up', 'order', 'refund', 'storage', 'adjustment', 'compensation', 'service'] as const;
export type BillType = (typeof billTypes)[number];

/** The documents that move money. */
export const walletSources = [
  'top_up',
  'order',
  'inbound',
  'storage_bill',
  'adjustment',
  'loss_order',
  'self_service',
  'drop_shipping',
] as const;
export type WalletSource = (typeof walletSources)[number];

/** All fees (D-38) and the other bill types of an entry. */
export const feeTypes = [
  'top_up',
  'base_freight',
  'multiline_surcharge',
  'inbound_handling',
  'outbound_handling',
  'packaging',
  'declared_value_surcharge',
  'online_tracked_mail',
  'remote_area',
  'remote_area_fuel',
  'oversize',
  'oversize_fuel',
  'peak_season',
  'peak_season_fuel',
  'dangerous_goods',
  'dangerous_goods_fuel',
  'over_category',
  'consumables',
  'over_declaration',
  'registration',
  'fulfilment',
  'customs_duty',
  'vat',
  'ioss',
  'gst',
  'icms',
  'value_added_service',
  'interception',
  'storage',
  'adjustment',
  'compensation',
  'insurance',
  'goods',
] as const;
export type FeeType = (typeof feeTypes)[number];

export const adjustmentStates = ['proposed', 'booked', 'refused'] as const;
/** How many transaction numbers one search may hold (D-61). */
export const MAX_NUMBERS = 5000;

/** Spending is averaged over this many days. */
export const RUNWAY_DAYS = 14;

/** For how many whole days the spendable cents last, given the cents spent in `RUNWAY_DAYS`. Null when nothing was spent. */
export function runwayDays(spendable: bigint, spent: bigint): number | null {
  if (spent <= 0n) return null;
  if (spendable <= 0n) return 0;
  return Number((spendable * BigInt(RUNWAY_DAYS)) / spent);
}
