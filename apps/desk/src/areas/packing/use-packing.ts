import type { OpenParcel, PackedParcel } from '@quayside/contract/packing/packing.schemas';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useRefresh } from '@quayside/ui/kernel/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePrintDocuments } from '#desk/kernel/station/use-print-documents.ts';
import { createPackingTable, type ProblemKind } from './packing-table.ts';

const RETRY_MS = 3000;

export function usePacking() {
  const client = useClient();
  const textOf = useFailureText();
  const { print, failed, again } = usePrintDocuments();
  const [last, setLast] = useState<OpenParcel | null>(null);
  const refresh = useRefresh();
  const [asked, ask] = useState<ProblemKind | null>(null);
  const [table] = useState(() => {
    const onPacked = (parcel: OpenParcel, _packed: PackedParcel) => {
      setLast(parcel);
      void print(parcel);
      refresh(['packing', 'my-work']);
    };
    return createPackingTable({ send: client.send, textOf, onPacked });
  });
  const now = useSyncExternalStore(table.subscribe, table.get);
  useRetry(now.lostAt !== null, table.retry);
  useLeaveWarning(now.pending.length > 0);
  /** The order packed last, once more: a label that tore, a printer without paper. */
  const reprint = last ? () => void print(last) : undefined;
  return { ...table, now, parcel: table.shown(), asked, ask, reprint, failed, again };
}
export type PackingWork = ReturnType<typeof usePacking>;

function useRetry(isLost: boolean, retry: () => Promise<void>): void {
  useEffect(() => {
    if (!isLost) return undefined;
    const again = () => void retry();
    const timer = setInterval(again, RETRY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isLost, retry]);
}

/** Stored scans are lost when the page is closed. */
function useLeaveWarning(hasStored: boolean): void {
  useEffect(() => {
    if (!hasStored) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasStored]);
}
