import { Measured, type OpenParcel, type ParcelCost, type ScannedUnit } from '@quayside/contract/packing/packing.schemas';
import type { Client } from '@quayside/ui/kernel/client';
import { outcomeUnknown, RefusedError } from '@quayside/ui/kernel/errors';
import { beep } from '#desk/kernel/station/beep.ts';
import type { VerdictTone } from '#desk/kernel/station/verdict.tsx';
import { withPending, type PendingScan } from './shown-parcel.ts';

export type Sides = readonly [string, string, string];
type SaidKey = 'packed' | 'aside' | 'reported' | 'no_weight' | 'wait_for_connection' | 'not_measured';
export type Said = { tone: VerdictTone; text: string } | { tone: VerdictTone; key: SaidKey; number: string };
/** The order must not be packed now. `waits`: the merchant is asked; `taken`: somebody else changed it. */
export type Stop = { readonly kind: 'taken' | 'waits'; readonly text: string; readonly parcel: OpenParcel | null };
/** `answer` is null where the station itself found the code to be none of this order, without connection. */
export type Wrong = { readonly code: string; readonly answer: ScannedUnit | null };

export type Table = {
  readonly parcel: OpenParcel | null;
  readonly pending: readonly PendingScan[];
  readonly serialFor: { readonly code: string; readonly product_id: number } | null;
  readonly wrong: Wrong | null;
  readonly said: Said | null;
  readonly stop: Stop | null;
  readonly next: OpenParcel['next'];
  readonly weight_g: number | null;
  readonly sides: Sides;
  readonly cost: ParcelCost | null;
  /** The weight warning is on the screen: the next Enter confirms it. */
  readonly isWarned: boolean;
  /** Packing was confirmed and waits for the connection. */
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly lostAt: number | null;
  readonly packedAt: readonly number[];
};

const noSides: Sides = ['', '', ''];
const unmeasured = { weight_g: null, sides: noSides, cost: null, isWarned: false, isWaiting: false } as const;
/** Nothing on the table. */
export const cleared = { parcel: null, pending: [], serialFor: null, wrong: null, stop: null, ...unmeasured } as const;
const stopping: ReadonlySet<string | null> = new Set(['orders.other_status', 'packing.taken', 'packing.not_open']);

export type Sender = { readonly send: Client['send']; readonly textOf: (error: unknown) => string };

/** What is on the packing table. It lives outside of React, because scans come faster than renders. */
export function createTableState({ send, textOf }: Sender) {
  let table: Table = { ...cleared, said: null, next: null, isBusy: false, lostAt: null, packedAt: [] };
  const listeners = new Set<() => void>();
  const set = (change: Partial<Table>) => {
    table = { ...table, ...change };
    for (const listener of listeners) listener();
  };
  const shown = () => (table.parcel ? withPending(table.parcel, table.pending) : null);
  const stop = (kind: Stop['kind'], text: string) => {
    beep('stop');
    const parcel = shown();
    set({ ...cleared, said: null, next: parcel?.next ?? table.next, stop: { kind, text, parcel } });
  };
  const failed = (error: unknown) => {
    if (outcomeUnknown(error)) set({ lostAt: table.lostAt ?? Date.now() });
    else if (error instanceof RefusedError && stopping.has(error.code)) return stop('taken', error.msg);
    beep('wrong_item');
    return set({ said: { tone: 'bad', text: textOf(error) } });
  };
  return {
    send,
    get: () => table,
    set,
    shown,
    stop,
    failed,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** One call at a time that changes what is on the table. */
    run: async <Result>(work: () => Promise<Result>, done: (result: Result) => void) => {
      if (table.isBusy) return;
      set({ isBusy: true, said: null });
      try {
        const result = await work();
        set({ isBusy: false, lostAt: null });
        done(result);
      } catch (error) {
        set({ isBusy: false });
        failed(error);
      }
    },
  };
}
export type TableState = ReturnType<typeof createTableState>;

export const keyOf = ({ customer_id, order_id }: OpenParcel) => ({ customer_id, order_id });

/** Null until weight and sides are there. */
export function measuredOf({ weight_g, sides: [length_cm, width_cm, height_cm] }: Table) {
  return Measured.safeParse({ weight_g, length_cm, width_cm, height_cm }).data ?? null;
}
