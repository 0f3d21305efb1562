import { packingDeskCalls as calls } from '@quayside/contract/packing/packing.desk-calls';
import type { OpenParcel, ScannedUnit } from '@quayside/contract/packing/packing.schemas';
import { isComplete, unitScan } from '@quayside/domain/packing/packing-rules';
import { outcomeUnknown } from '@quayside/ui/kernel/errors';
import { beep } from '#desk/kernel/station/beep.ts';
import { lineOfCode, type PendingScan } from './shown-parcel.ts';
import { keyOf, type TableState } from './table-state.ts';

/** Sends stored scans one after the other. Without connection they stay, and are sent again with the same key. */
export function createScanSender(state: TableState) {
  let isSending = false;
  const sendOne = async (scan: PendingScan): Promise<boolean> => {
    const { isStored: _stored, product_id: _product, serial_number, ...sent } = scan;
    const input = { ...sent, ...(serial_number === null ? {} : { serial_number }) };
    const without = () => ({ pending: state.get().pending.filter(({ scan_key }) => scan_key !== scan.scan_key), lostAt: null });
    try {
      const answer = await state.send(calls.deskScan, input, { idempotencyKey: scan.scan_key });
      state.set(without());
      if (state.get().parcel?.order_id === scan.order_id) answered(state, answer, scan);
      return true;
    } catch (error) {
      if (outcomeUnknown(error)) {
        const { lostAt, pending } = state.get();
        state.set({ lostAt: lostAt ?? Date.now(), pending: pending.map((one) => ({ ...one, isStored: true })) });
        return false;
      }
      state.set(without());
      state.failed(error);
      return true;
    }
  };
  return async () => {
    if (isSending) return;
    isSending = true;
    let goesOn = true;
    for (let scan = state.get().pending[0]; scan && goesOn; scan = state.get().pending[0]) goesOn = await sendOne(scan);
    isSending = false;
  };
}

function answered(state: TableState, answer: ScannedUnit, scan: PendingScan): void {
  const { result, parcel, product_id } = answer;
  // A wrong scan that waited for the connection stays in sight when right ones follow it.
  if (result === 'right') return state.set({ parcel, ...(scan.isStored ? {} : { wrong: null }) });
  beep('wrong_item');
  const wrong = { code: scan.serial_number ?? scan.code, answer };
  const isSerial = result.startsWith('serial_') && product_id !== null;
  return state.set({ parcel, wrong, ...(isSerial ? { serialFor: { code: scan.code, product_id } } : {}) });
}

/** An item or the serial number of one. Right ones count at once; the server names what a wrong one is. */
export function createScan(state: TableState, sendScans: () => Promise<void>) {
  const store = (parcel: OpenParcel, code: string, serial_number: string | null, product_id: number | null) => {
    const { pending, lostAt } = state.get();
    const scan = { ...keyOf(parcel), scan_key: crypto.randomUUID(), code, serial_number, product_id, isStored: lostAt !== null };
    state.set({ pending: [...pending, scan], serialFor: null, said: null, ...(product_id === null ? {} : { wrong: null }) });
    if (product_id !== null) beep(isComplete(state.shown()?.lines ?? []) ? 'complete' : 'right');
    void sendScans();
  };
  return (parcel: OpenParcel, code: string) => {
    const { serialFor, lostAt } = state.get();
    if (serialFor) return store(parcel, serialFor.code, code, serialFor.product_id);
    const line = lineOfCode(parcel, code);
    const result = line ? unitScan(parcel.lines, line.product_id, false) : 'unknown';
    if (line && result === 'right') return store(parcel, code, null, line.product_id);
    if (line && result === 'serial_needed') {
      beep('right');
      return state.set({ serialFor: { code, product_id: line.product_id }, wrong: null, said: null });
    }
    if (lostAt === null) return store(parcel, code, null, null);
    beep('wrong_item');
    return state.set({ wrong: { code, answer: null } });
  };
}
