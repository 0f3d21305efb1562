import type { Call, InputOf } from '@quayside/contract/kernel/call';
import { useState } from 'react';
import { useClient } from './context.ts';
import { useFailureToast } from './failure.ts';

/** Saves the file a call answers with; a failure shows a toast (NET-16) and answers false. `pdf` names the file after the timestamp (NET-17). */
export function useDownload<C extends Call>(
  call: C,
  kind: 'file' | 'pdf' = 'file',
): { start: (input: InputOf<C>) => Promise<boolean>; busy: boolean } {
  const client = useClient();
  const toast = useFailureToast();
  const [busy, setBusy] = useState(false);
  const start = async (input: InputOf<C>) => {
    setBusy(true);
    try {
      await (kind === 'pdf' ? client.downloadPdf(call, input) : client.download(call, input));
      return true;
    } catch (error) {
      toast(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { start, busy };
}
