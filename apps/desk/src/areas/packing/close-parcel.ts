import { packingDeskCalls as calls } from '@quayside/contract/packing/packing.desk-calls';
import type { OpenParcel, PackedParcel } from '@quayside/contract/packing/packing.schemas';
import { isComplete } from '@quayside/domain/packing/packing-rules';
import { readSides, readWeight } from '@quayside/domain/packing/measured-code';
import { outcomeUnknown, RefusedError } from '@quayside/ui/kernel/errors';
import { beep } from '#desk/kernel/station/beep.ts';
import { cleared, keyOf, measuredOf, type Sides, type TableState } from './table-state.ts';

/** Weight and sides; as soon as both are there, what the parcel costs. */
export function createMeasure(state: TableState) {
  const measure = async (change: { weight_g: number } | { sides: Sides }) => {
    state.set({ ...change, cost: null, isWarned: false, isWaiting: false, said: null });
    const { parcel, weight_g, sides } = state.get();
    const measured = measuredOf(state.get());
    if (!parcel || !measured) return;
    try {
      const cost = await state.send(calls.deskCost, { ...keyOf(parcel), parcel: measured });
      const now = state.get();
      if (now.parcel?.order_id !== parcel.order_id || now.weight_g !== weight_g || now.sides !== sides) return;
      state.set({ cost, isWarned: cost.deviates, lostAt: null });
      if (cost.deviates) beep('warning');
    } catch (error) {
      state.failed(error);
    }
  };
  return {
    measure,
    enterMeasure: (code: string) => {
      const sides = readSides(code);
      if (sides) return measure({ sides });
      const weight_g = readWeight(code);
      if (weight_g !== null) return measure({ weight_g });
      beep('wrong_item');
      return state.set({ said: { tone: 'bad', key: 'not_measured', number: code } });
    },
  };
}

/** Closes the parcel once every unit is in it and it is measured. Without connection it waits. */
export function createPack(state: TableState, onPacked: (parcel: OpenParcel, packed: PackedParcel) => void) {
  let key = { content: '', value: '' };
  const done = (parcel: OpenParcel, packed: PackedParcel) => {
    key = { content: '', value: '' };
    if (packed.outcome === 'exception') return state.stop('waits', packed.missing);
    beep('complete');
    const packedAt = [...state.get().packedAt, Date.now()];
    state.set({ ...cleared, next: parcel.next, said: { tone: 'good', key: 'packed', number: packed.order_no }, packedAt });
    return onPacked(parcel, packed);
  };
  return async () => {
    const parcel = state.shown();
    if (!parcel || !isComplete(parcel.lines)) return;
    const { pending, isWarned } = state.get();
    const measured = measuredOf(state.get());
    if (!measured) {
      beep('wrong_item');
      return state.set({ said: { tone: 'bad', key: 'no_weight', number: '' } });
    }
    if (pending.length > 0) return state.set({ isWaiting: true });
    const input = { ...keyOf(parcel), parcel: measured, confirmed: isWarned };
    const content = JSON.stringify(input);
    // A retry after a lost answer has the same key, so that the order is charged once.
    if (key.content !== content) key = { content, value: crypto.randomUUID() };
    const send = () =>
      state.send(calls.deskPack, input, { idempotencyKey: key.value }).catch((error: unknown) => {
        const isDeviating = error instanceof RefusedError && error.code === 'packing.deviates';
        state.set({ isWaiting: outcomeUnknown(error), ...(isDeviating ? { isWarned: true } : {}) });
        throw error;
      });
    return state.run(send, (packed) => done(parcel, packed));
  };
}
