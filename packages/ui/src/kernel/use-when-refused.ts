import type { RefusalCode } from '@quayside/contract/kernel/refusals';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RefusedError } from './errors.ts';

/** Calls back when any read is refused with this code. */
export function useWhenRefused(code: RefusalCode, onRefused: () => unknown): void {
  const queries = useQueryClient();
  // The cache is outside React; its events are the one place where every refused read arrives.
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (error instanceof RefusedError && error.code === code) onRefused();
      }),
    [queries, code, onRefused],
  );
}
