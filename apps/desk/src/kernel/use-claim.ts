import type { OutputOf } from '@quayside/contract/kernel/call';
import type { QueueName } from '@quayside/contract/kernel/queues';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { CLAIM_EVERY_SECONDS } from '@quayside/domain/my-work/work-rules';
import type { Client } from '@quayside/ui/kernel/client';
import { useClient } from '@quayside/ui/kernel/context';
import { useEffect, useState } from 'react';

export type Claim = OutputOf<typeof myWorkDeskCalls.open>['others'][number];
type Item = { queue: QueueName; record_id: number };
const nobody: readonly Claim[] = [];

/** Says that this person has the item open while the page is visible, and returns who else has. Null: nothing is open. */
export function useClaim(queue: QueueName, recordId: number | null): readonly Claim[] {
  const client = useClient();
  const [known, setKnown] = useState<{ recordId: number; others: readonly Claim[] } | null>(null);
  useEffect(() => {
    if (recordId === null) return undefined;
    return hold(client, { queue, record_id: recordId }, (others) => setKnown({ recordId, others }));
  }, [client, queue, recordId]);
  return known !== null && known.recordId === recordId ? known.others : nobody;
}

function hold(client: Client, item: Item, onOthers: (others: readonly Claim[]) => void): () => void {
  let held = true;
  const open = () => {
    if (document.visibilityState === 'hidden') return;
    inTurn(item, async () => {
      const { others } = await client.send(myWorkDeskCalls.open, item, { idempotencyKey: null });
      if (held) onOthers(others);
    });
  };
  open();
  const timer = setInterval(open, CLAIM_EVERY_SECONDS * 1000);
  document.addEventListener('visibilitychange', open);
  return () => {
    held = false;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', open);
    inTurn(item, () => client.send(myWorkDeskCalls.leave, item, { idempotencyKey: null, keepalive: true }));
  };
}

const last = new Map<string, Promise<unknown>>();

/** One message after the other for each item: a "leave" that overtakes the next "open" would end it. Failures are not shown: it only informs. */
function inTurn(item: Item, send: () => Promise<unknown>): void {
  const key = `${item.queue} ${item.record_id}`;
  const next = (last.get(key) ?? Promise.resolve()).then(send).catch(() => undefined);
  last.set(key, next);
  void next.then(() => {
    if (last.get(key) === next) last.delete(key);
  });
}
