import { packingDeskCalls as calls } from '@quayside/contract/packing/packing.desk-calls';
import type { OpenParcel, PackedParcel } from '@quayside/contract/packing/packing.schemas';
import { isComplete } from '@quayside/domain/packing/packing-rules';
import { beep } from '#desk/kernel/station/beep.ts';
import { createMeasure, createPack } from './close-parcel.ts';
import { createScan, createScanSender } from './scan-units.ts';
import { lineOfCode } from './shown-parcel.ts';
import { cleared, createTableState, keyOf, type Sender, type Sides, type TableState } from './table-state.ts';

export type ProblemKind = 'missing_units' | 'damaged';
type Given = Sender & { readonly onPacked: (parcel: OpenParcel, packed: PackedParcel) => void };

/** The packing table: everything a scan or a key does. */
export function createPackingTable({ onPacked, ...sender }: Given) {
  const state = createTableState(sender);
  const sendScans = createScanSender(state);
  const scan = createScan(state, sendScans);
  const { measure, enterMeasure } = createMeasure(state);
  const pack = createPack(state, onPacked);
  const open = (code: string) => state.run(() => state.send(calls.deskOpen, { code }), opened(state));
  const step = (code: string) => {
    const parcel = state.shown();
    if (!parcel) return open(code);
    const isMeasure = isComplete(parcel.lines) && lineOfCode(parcel, code) === undefined;
    return isMeasure ? enterMeasure(code) : scan(parcel, code);
  };
  let line: Promise<unknown> = Promise.resolve();
  return {
    get: state.get,
    subscribe: state.subscribe,
    shown: state.shown,
    /** What was typed or scanned. An item may be scanned before its basket is open. */
    enter: (code: string) => {
      if (state.get().stop) return beep('stop');
      line = state.get().isBusy ? line.then(() => step(code)) : Promise.resolve(step(code));
      return undefined;
    },
    /** Enter on the empty field. */
    confirm: () => {
      const { stop, parcel, next } = state.get();
      if (stop) return state.set({ ...cleared, said: null });
      if (parcel) line = pack();
      else if (next) line = open(next.order_no);
      return undefined;
    },
    setSides: (sides: Sides) => void measure({ sides }),
    /** While there is no connection: sends what waits, or asks whether the server is back. */
    retry: async () => {
      if (state.get().pending.length > 0) await sendScans();
      else if (!state.get().isWaiting) await probe(state);
      if (state.get().isWaiting && state.get().pending.length === 0) await pack();
    },
    ...createParcelChanges(state),
  };
}
export type PackingTable = ReturnType<typeof createPackingTable>;

function opened(state: TableState) {
  return (parcel: OpenParcel) => {
    const [length = '', width = '', height = ''] = (parcel.expected_sides_cm ?? []).map(toMillimetre);
    state.set({ ...cleared, parcel, next: parcel.next, sides: [length, width, height] });
  };
}

/** A tape reads millimetres: 40.00 is 40, 28.25 is 28.3. */
const toMillimetre = (side: string) => String(Math.ceil(Number(side) * 10) / 10);

async function probe(state: TableState): Promise<void> {
  await state.send(calls.deskWaves, {}).then(
    () => state.set({ lostAt: null }),
    () => undefined,
  );
}

/** Undo, aside and problems. They wait until the server has every scan. */
function createParcelChanges(state: TableState) {
  const change = async (work: (parcel: OpenParcel) => Promise<void> | void): Promise<void> => {
    const { parcel, pending } = state.get();
    if (!parcel) return;
    if (pending.length > 0) state.set({ said: { tone: 'warning', key: 'wait_for_connection', number: '' } });
    else await work(parcel);
  };
  const leave =
    (key: 'aside' | 'reported', { order_no, next }: OpenParcel) =>
    () =>
      state.set({ ...cleared, next, said: { tone: 'warning', key, number: order_no } });
  const undone = (parcel: OpenParcel) => state.set({ parcel, wrong: null, cost: null, isWarned: false, weight_g: null });
  return {
    undo: () =>
      change((parcel) => {
        if (state.get().serialFor) return state.set({ serialFor: null, wrong: null });
        return state.run(() => state.send(calls.deskUndo, keyOf(parcel)), undone);
      }),
    aside: () => change((parcel) => state.run(() => state.send(calls.deskAside, keyOf(parcel)), leave('aside', parcel))),
    report: (problem: { product_id: number; quantity: number; kind: ProblemKind; remark: string }) =>
      change((parcel) => state.run(() => state.send(calls.deskProblem, { ...keyOf(parcel), ...problem }), leave('reported', parcel))),
  };
}
