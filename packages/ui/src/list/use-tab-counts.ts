import type { Call } from '@quayside/contract/kernel/call';
import { useRead } from '../kernel/query.ts';
import type { ListTabs } from './list-types.ts';

/** Somebody else's work changes them too. */
const COUNT_AGAIN_MS = 60_000;

/** The tabs with their counts, read with the list and again every minute, for what the list is fixed to. A failure leaves them without: the list itself says what is wrong. */
export function useTabCounts<C extends Call>(
  call: C,
  tabs: ListTabs<C> | undefined,
  fixed: Record<string, unknown> = {},
): ListTabs<C> | undefined {
  const counts = tabs?.counts;
  const { data } = useRead<Call>(counts ?? call, fixed, {
    enabled: counts !== undefined,
    silent: true,
    pollMs: () => COUNT_AGAIN_MS,
  });
  if (!tabs || counts === undefined) return tabs;
  // `tabCounts` gives every such call this output; the generic call loses the type.
  const { list } = (data ?? {}) as { list?: readonly { key: string; count: number }[] };
  if (!Array.isArray(list)) return tabs;
  const countOf = (key: string) => list.find((one) => one.key === key)?.count ?? 0;
  return { ...tabs, items: tabs.items.map((item) => ({ ...item, count: countOf(item.key) })) };
}
