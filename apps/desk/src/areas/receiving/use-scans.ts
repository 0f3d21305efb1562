import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import type { ScanAnswer } from '@quayside/contract/receiving/receiving.schemas';
import { isFailedScan } from '@quayside/domain/receiving/receiving-rules';
import { useClient } from '@quayside/ui/kernel/context';
import { outcomeUnknown } from '@quayside/ui/kernel/errors';
import { useRefresh } from '@quayside/ui/kernel/query';
import { useRef, useState } from 'react';
import { beep } from '#desk/kernel/station/beep.ts';

export type StationKey = { customer_id: number; inbound_id: number };
export type LastScan = { answer: ScanAnswer } | { error: string };

/**
 * Sends scans one after the other: a scanner is faster than the network, and the box a mark opens is where the next item counts. Each
 * scan has its own idempotency key, so that a repeated request counts once and the same SKU twice counts twice.
 */
export function useScans(key: StationKey, onAnswer: (answer: ScanAnswer) => void) {
  const client = useClient();
  const refresh = useRefresh();
  const [last, setLast] = useState<LastScan | null>(null);
  const [pending, setPending] = useState(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const open = useRef<number | null>(null);
  const sendOne = async (code: string) => {
    const idempotencyKey = crypto.randomUUID();
    const input = { ...key, code, ...(open.current === null ? {} : { box_no: open.current }) };
    const send = () => client.send(receivingDeskCalls.deskScan, input, { idempotencyKey });
    try {
      const answer = await send().catch((error: unknown) => {
        if (outcomeUnknown(error)) return send();
        throw error;
      });
      if (answer.result === 'opened') open.current = answer.box_no;
      setLast({ answer });
      if (isFailedScan(answer.result)) beep(answer.result === 'counted_already' ? 'warning' : 'wrong');
      else if (answer.counted !== null && answer.booked !== null && answer.counted > answer.booked) beep('warning');
      onAnswer(answer);
    } catch (error) {
      setLast({ error: error instanceof Error ? error.message : String(error) });
      beep('wrong');
    } finally {
      setPending((count) => count - 1);
      refresh([receivingDeskCalls.deskStation]);
    }
  };
  return {
    last,
    isPending: pending > 0,
    clear: () => setLast(null),
    say: (said: LastScan) => setLast(said),
    /** The box next scans count in. */
    openBox: (box_no: number | null) => {
      open.current = box_no;
    },
    scan: (code: string) => {
      setPending((count) => count + 1);
      line.current = line.current.then(() => sendOne(code));
      return line.current;
    },
  };
}
