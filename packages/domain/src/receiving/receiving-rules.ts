import type { BoxState } from '../inbound/inbound-machine.ts';
import type { ReceivedItem } from '../loss-orders/loss-rules.ts';

/** What a scan or another action at the station did. `unknown` to `no_open_box` count nothing and beep. */
export const scanResults = [
  'opened',
  'counted',
  'set',
  'all_as_booked',
  'closed',
  'not_in_box',
  'unknown',
  'counted_already',
  'other_appointment',
  'no_open_box',
] as const;
export type ScanResult = (typeof scanResults)[number];
const failedScans: ReadonlySet<ScanResult> = new Set(['not_in_box', 'unknown', 'counted_already', 'other_appointment', 'no_open_box']);
export const isFailedScan = (result: ScanResult) => failedScans.has(result);
/** Actions F4 takes back: they keep the counts from before. */
export const undoableScans = ['counted', 'set', 'all_as_booked'] as const satisfies readonly ScanResult[];

export const receivingRefusals = [
  'receiving.not_confirmed',
  'receiving.completed',
  'receiving.box_counted',
  'receiving.box_not_counted',
  'receiving.box_not_qualified',
  'receiving.nothing_to_undo',
  'receiving.boxes_open',
  'receiving.nothing_arrived',
  'receiving.link_invalid',
  'receiving.no_open_box',
] as const;
export type ReceivingRefusal = (typeof receivingRefusals)[number];

export const PHONE_LINK_MS = 2 * 3_600_000;
/** A phone counts as connected for this long after it last asked. */
export const PHONE_SEEN_MS = 30_000;
export const MAX_PHOTO_BYTES = 3 * 1024 * 1024;
export const MAX_BOX_PHOTOS = 20;
export const LAST_SCANS = 12;
/** Appointments the dock calendar shows in one period. */
export const MAX_SLOT_BLOCKS = 40;
export const MAX_SERIALS = 5000;

type Counted = { readonly quantity: number; readonly received: number | null; readonly broken: number };

/** Counted minus booked. Units not counted yet are missing. */
export function differenceOf({ quantity, received }: Counted): number {
  return (received ?? 0) - quantity;
}

/** A difference and broken units need a reason and a photo of the box. */
export function needsReason(item: Counted): boolean {
  return differenceOf(item) !== 0 || item.broken > 0;
}

type BoxedItem = Counted & {
  readonly box_no: number;
  readonly product_id: number;
  readonly state: BoxState;
  readonly qualified: number | null;
  readonly shelved: number;
  readonly reason: string | null;
};

/**
 * The items as `lossesOf` takes them. A box that is not here is missing. In a box being counted only lines with a reason are known;
 * counted ones are taken as if everything unbroken qualifies and is shelved.
 */
export function receivedItems(items: readonly BoxedItem[]): ReceivedItem[] {
  return items.flatMap((item) => {
    const { box_no, product_id, quantity, broken, state, reason } = item;
    const about = { box_no, product_id, quantity };
    if (state === 'arrived' && reason === null) return [];
    if (state === 'announced' || state === 'missing') return [{ ...about, received: 0, qualified: 0, shelved: 0, reason: 'missing' }];
    const received = item.received ?? 0;
    const qualified = state === 'counted' || state === 'arrived' ? received - broken : (item.qualified ?? 0);
    return [{ ...about, received, qualified, shelved: state === 'shelved' ? item.shelved : qualified, reason }];
  });
}
