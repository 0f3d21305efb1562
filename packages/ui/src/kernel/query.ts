import type { AreaName } from '@quayside/contract/areas.generated';
import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import {
  hashKey,
  keepPreviousData,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from './context.ts';
import { NetworkError, outcomeUnknown, RefusedError, type ServerField } from './errors.ts';
import { useFailureToast } from './failure.ts';

export type ReadOptions<C extends Call> = {
  enabled?: boolean;
  /** Shows no error: for polling, and for pages that show the failure themselves. */
  silent?: boolean;
  /** Keeps the previous page's rows until the next ones are loaded. */
  keepPrevious?: boolean;
  /** Polling interval in milliseconds, or false for none. */
  pollMs?: (content: OutputOf<C> | undefined) => number | false;
  staleMs?: number;
};

/** Reads are cached under [area, call, input]: a write invalidates whole areas by name. */
export function readKey<C extends Call>(call: C, input: InputOf<C>): readonly [string, string, InputOf<C>] {
  return [call.area, call.name, input];
}

export function useRead<C extends Call>(call: C, input: InputOf<C>, options: ReadOptions<C> = {}): UseQueryResult<OutputOf<C>> {
  const client = useClient();
  const { pollMs } = options;
  return useQuery<OutputOf<C>>({
    queryKey: readKey(call, input),
    queryFn: ({ signal }) => client.send(call, input, { signal }),
    enabled: options.enabled ?? true,
    // What came before this page was drawn: it is drawn with it, not once without and once with it.
    ...(options.enabled === false ? {} : { initialData: () => client.arrived(call, input) }),
    meta: { silent: options.silent ?? false },
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(pollMs ? { refetchInterval: (query) => pollMs(query.state.data) } : {}),
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
  });
}

/** Reads areas or single calls again: for a page that keeps its own list as it is. */
export function useRefresh(): (stale: readonly (AreaName | Call)[]) => void {
  const queries = useQueryClient();
  return (stale) => {
    for (const one of stale) void queries.invalidateQueries({ queryKey: typeof one === 'string' ? [one] : [one.area, one.name] });
  };
}

export type WriteOptions<C extends Call> = {
  /** `msg` is the server's message for this success; empty for most calls. */
  onDone?: (content: OutputOf<C>, input: InputOf<C>, msg: string) => void;
  /** Passes the field errors to the form. Without it they are only shown as a message. */
  onFields?: (fields: readonly ServerField[]) => void;
  silent?: boolean;
  /**
   * The reads of records this write has deleted, as `readKey` gives them. `onDone` leaves their page before anything is fetched again,
   * and they never are: they would only say that the record does not exist.
   */
  gone?: (content: OutputOf<C>, input: InputOf<C>) => readonly QueryKey[];
};

export type Write<C extends Call> = {
  mutate: (input: InputOf<C>) => void;
  mutateAsync: (input: InputOf<C>) => Promise<OutputOf<C>>;
  /** As `mutateAsync`, with the server's message. */
  send: (input: InputOf<C>) => Promise<{ content: OutputOf<C>; msg: string }>;
  isPending: boolean;
  error: Error | null;
};

/** Sends a change and refreshes the areas it touches. */
export function useWrite<C extends Call>(call: C, areas: readonly AreaName[], options: WriteOptions<C> = {}): Write<C> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useFailureToast();
  const keyFor = useActionKey();
  const mutation = useMutation<{ content: OutputOf<C>; msg: string }, Error, InputOf<C>>({
    mutationFn: async (input) => {
      const key = keyFor(input);
      let msg = '';
      try {
        const content = await client.send(call, input, { idempotencyKey: key.value, onMsg: (text) => (msg = text) });
        key.settled();
        return { content, msg };
      } catch (error) {
        if (!outcomeUnknown(error)) key.settled();
        throw error;
      }
    },
    onSuccess: async ({ content, msg }, input) => {
      const gone = new Set(options.gone?.(content, input).map((key) => hashKey(key)));
      if (gone.size > 0) options.onDone?.(content, input, msg);
      const predicate = ({ queryHash }: { queryHash: string }) => !gone.has(queryHash);
      await Promise.all(areas.map((area) => queries.invalidateQueries({ queryKey: [area], predicate })));
      if (gone.size === 0) options.onDone?.(content, input, msg);
      else queries.removeQueries({ predicate: ({ queryHash }) => gone.has(queryHash), type: 'inactive' });
    },
    onError: (error) => {
      if (error instanceof RefusedError && error.fields.length > 0 && options.onFields) return options.onFields(error.fields);
      if (!options.silent) toast(error);
    },
  });
  return {
    mutate: (input) => mutation.mutate(input),
    mutateAsync: async (input) => (await mutation.mutateAsync(input)).content,
    send: (input) => mutation.mutateAsync(input),
    isPending: mutation.isPending,
    error: mutation.error,
  };
}

/** Fetches an area's reads again after every write that succeeded, whatever it wrote: for what sums up other areas. */
export function useRefreshAfterWrites(area: AreaName): void {
  const queries = useQueryClient();
  // The cache of writes is outside of React.
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void queries.invalidateQueries({ queryKey: [area] });
      }),
    [queries, area],
  );
}

/**
 * One idempotency key for one action. When it is unknown whether the server did the work (timeout, no network), pressing the button
 * again with the same content is a retry and keeps its key, so nothing is done twice.
 */
function useActionKey() {
  const open = useRef<{ content: string; value: string } | null>(null);
  return (input: unknown) => {
    const content = JSON.stringify(input);
    if (open.current?.content !== content) open.current = { content, value: crypto.randomUUID() };
    const { value } = open.current;
    const settled = () => {
      if (open.current?.value === value) open.current = null;
    };
    return { value, settled };
  };
}

/** A refusal is not retried; a request that never arrived is retried once. */
export function shouldRetry(failures: number, error: Error): boolean {
  return error instanceof NetworkError && failures < 1;
}

export function createQueries(onFailure: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.silent !== true) onFailure(error);
      },
    }),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: 1000, staleTime: 10_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
