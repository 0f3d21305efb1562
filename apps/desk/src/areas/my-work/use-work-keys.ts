import type { WorkItem, WorkQueue } from '@quayside/contract/my-work/my-work.desk-calls';
import { isElsewhere } from '@quayside/ui/kernel/shortcut-keys';
import { useEffect, useRef, useState } from 'react';
import { keyOfQueue } from './queue-table.tsx';

type WorkKeys = { queues: readonly WorkQueue[]; items: readonly WorkItem[]; onOpen: (path: string) => void };

/** J and K move along the items, Enter opens one (the most overdue at first), a digit opens a queue. Answers with the current item. */
export function useWorkKeys({ queues, items, onOpen }: WorkKeys): number {
  const [chosen, choose] = useState(0);
  const cursor = Math.min(chosen, Math.max(0, items.length - 1));
  const actionOf = (key: string): (() => void) | null => {
    if (key === 'j') return () => choose(Math.min(cursor + 1, items.length - 1));
    if (key === 'k') return () => choose(Math.max(cursor - 1, 0));
    const path = key === 'Enter' ? items[cursor]?.path : queues.find((_queue, at) => keyOfQueue(at) === key)?.path;
    return path === undefined ? null : () => onOpen(path);
  };
  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  // The listener stays while the items change.
  useEffect(() => {
    onKey.current = (event) => {
      const action = actionOf(event.key);
      if (action === null || isElsewhere(event)) return;
      event.preventDefault();
      action();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return cursor;
}
