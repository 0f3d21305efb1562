import { receivingDeskCalls as calls } from '@quayside/contract/receiving/receiving.desk-calls';
import type { Station, StationItem } from '@quayside/contract/receiving/receiving.schemas';
import type { DifferenceReason } from '@quayside/domain/inbound/difference-reasons';
import { readBoxMark } from '@quayside/domain/inbound/inbound-rules';
import { RefusedError, type ServerField } from '@quayside/ui/kernel/errors';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { useState } from 'react';
import { beep } from '#desk/kernel/station/beep.ts';
import { useScans, type StationKey } from './use-scans.ts';

const POLL_MS = 5000;
const touched = ['receiving', 'inbound', 'inventory', 'loss-orders', 'my-work'] as const;
export const stationModes = ['count', 'inspect', 'shelve'] as const;
export type StationMode = (typeof stationModes)[number];
/** A typed number up to here is a count; barcodes are longer. */
const TYPED_COUNT = /^\d{1,5}$/;

export type Count = { received: number; broken: number; reason: DifferenceReason | null };

/** An appointment at the station: the open box, the marked line and everything the keys do. */
export function useStation(key: StationKey) {
  const [mode, setMode] = useState<StationMode>('count');
  const [asked, ask] = useState<'difference' | 'close' | 'measure' | 'product' | null>(null);
  const of = useOpenBox(key);
  const { station, box, boxNo, marked, open, scans, setErrors, failed } = of;
  const writes = useStationWrites();
  const inBox = <Result>(work: (at: StationKey & { box_no: number }) => Promise<Result>) => {
    if (boxNo === null) return Promise.resolve();
    setErrors([]);
    return work({ ...key, box_no: boxNo }).then(() => undefined, failed);
  };
  const setCount = (item: Pick<StationItem, 'product_id'>, count: Count) =>
    inBox((at) => writes.setCount.mutateAsync({ ...at, product_id: item.product_id, ...count }).then((answer) => scans.say({ answer })));
  const closed = () => {
    beep('good');
    open(null);
  };
  return {
    ...of,
    key,
    mode,
    setMode: (next: StationMode) => {
      setMode(next);
      open(null);
    },
    asked,
    ask,
    setCount,
    writes,
    undo: () => inBox((at) => writes.undo.mutateAsync(at)),
    allAsBooked: () => inBox((at) => writes.allAsBooked.mutateAsync(at)),
    closeBox: () => inBox((at) => writes.closeBox.mutateAsync(at).then(closed)),
    /** What was typed or scanned. */
    enter: (code: string) => {
      const item = box?.items.find(({ product_id }) => product_id === marked);
      if (mode === 'count' && item && TYPED_COUNT.test(code)) return setCount(item, { ...countOf(item), received: Number(code) });
      const own = mode === 'count' || !station ? null : ownBox(station, code);
      if (own !== null) return Promise.resolve(open(own));
      return scans.scan(code);
    },
  };
}

/** The appointment as read, with one of its boxes and one of that box's lines. */
function useOpenBox(key: StationKey) {
  const [boxNo, setBoxNo] = useState<number | null>(null);
  const [marked, mark] = useState<number | null>(null);
  const [errors, setErrors] = useState<readonly ServerField[]>([]);
  const input = { ...key, ...(boxNo === null ? {} : { box_no: boxNo }) };
  const read = useRead(calls.deskStation, input, { pollMs: () => POLL_MS, keepPrevious: true });
  const station = read.data;
  const scans = useScans(key, (answer) => {
    setErrors([]);
    if (answer.result === 'opened') setBoxNo(answer.box_no);
    if (answer.result === 'opened' || answer.product_id !== null) mark(answer.product_id);
  });
  const failed = (error: unknown) => {
    beep('wrong');
    if (error instanceof RefusedError) setErrors(error.fields);
    scans.say({ error: error instanceof Error ? error.message : String(error) });
  };
  const open = (box_no: number | null) => {
    setBoxNo(box_no);
    scans.openBox(box_no);
    scans.clear();
    mark(null);
    setErrors([]);
  };
  const box = boxNo !== null && station?.box?.box_no === boxNo ? station.box : null;
  return { read, station, box, boxNo, marked, mark, errors, setErrors, scans, failed, open };
}
export type StationWork = ReturnType<typeof useStation>;

export const countOf = ({ received, broken, reason }: StationItem): Count => ({ received: received ?? 0, broken, reason });

/** The number of a box of this appointment, by its mark: its letters end the appointment's number. */
function ownBox({ inbound_no, boxes }: Station, code: string): number | null {
  const mark = readBoxMark(code);
  if (!mark || !inbound_no.endsWith(`-${mark.code}`)) return null;
  return boxes.some(({ box_no }) => box_no === mark.box_no) ? mark.box_no : null;
}

function useStationWrites() {
  const silent = { silent: true };
  return {
    setCount: useWrite(calls.deskSetCount, ['receiving'], silent),
    undo: useWrite(calls.deskUndo, ['receiving'], silent),
    allAsBooked: useWrite(calls.deskAllAsBooked, ['receiving'], silent),
    closeBox: useWrite(calls.deskCloseBox, ['receiving', 'my-work'], silent),
    arrive: useWrite(calls.deskArrive, touched, silent),
    qualify: useWrite(calls.deskQualify, touched, silent),
    shelve: useWrite(calls.deskShelve, touched, silent),
    close: useWrite(calls.deskClose, touched, silent),
    addPhoto: useWrite(calls.deskAddPhoto, ['receiving'], silent),
    measureBox: useWrite(calls.deskMeasureBox, ['receiving'], silent),
    phoneLink: useWrite(calls.deskPhoneLink, [], silent),
  };
}
