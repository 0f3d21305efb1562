import { useEffect, useRef, useState, type RefObject } from 'react';
import { isElsewhere } from '../kernel/shortcut-keys.ts';
import type { Selection } from './list-types.ts';

type ListKeys = {
  keys: readonly unknown[];
  selection: Selection | null;
  onHelp: () => void;
  /** The key of the row a link names. */
  open?: string | null;
};

/**
 * `/` j k x X Enter ? for the list on screen. Rows are found by the `data-row-key` that table and cards give them. The listener is on the
 * document, so no click into the list is needed first; a kept tab that is hidden has no effects and therefore no listener.
 */
export function useListKeys(box: RefObject<HTMLElement | null>, { keys, selection, onHelp, open = null }: ListKeys): unknown {
  const [chosen, setCursor] = useState<unknown>(undefined);
  const from = useRef<unknown>(undefined);
  // A link to one item of a list (`?open=`) puts the cursor on it.
  const linked = keys.find((key) => String(key) === open);
  const cursor = chosen ?? linked;
  useEffect(() => {
    if (linked !== undefined) showRow(box.current, linked);
  }, [box, linked]);
  const at = keys.indexOf(cursor);
  const move = (step: 1 | -1) => {
    const next = keys[at === -1 ? 0 : Math.min(keys.length - 1, Math.max(0, at + step))];
    if (next === undefined) return;
    setCursor(next);
    showRow(box.current, next);
  };
  const select = (isRange: boolean) => {
    if (!selection || at === -1) return;
    const start = isRange ? Math.max(0, keys.indexOf(from.current)) : at;
    const range = keys.slice(Math.min(start, at), Math.max(start, at) + 1);
    const isOff = !isRange && selection.keys.includes(cursor);
    selection.pick(isOff ? selection.keys.filter((key) => key !== cursor) : [...new Set([...selection.keys, ...range])]);
    from.current = cursor;
  };
  const actions: Readonly<Record<string, () => void>> = {
    '/': () => box.current?.querySelector<HTMLElement>('[data-list-search]')?.focus(),
    j: () => move(1),
    k: () => move(-1),
    x: () => select(false),
    X: () => select(true),
    '?': onHelp,
    Enter: () => openRow(rowOf(box.current, cursor)),
  };
  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  // The listener stays while rows and selection change.
  useEffect(() => {
    onKey.current = (event) => {
      const action = actions[event.key];
      if (!action || isElsewhere(event) || (event.key === 'Enter' && at === -1)) return;
      event.preventDefault();
      action();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return at === -1 ? undefined : cursor;
}

function rowOf(box: HTMLElement | null, key: unknown): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(String(key))}"]`) ?? null;
}

/** The focus goes with the cursor, so that a screen reader reads the row. */
function showRow(box: HTMLElement | null, key: unknown): void {
  const row = rowOf(box, key);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** The row's own page, otherwise its first action. */
function openRow(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>('a[href], .row-menu button, .row-actions button:not(:disabled), .cell-link:not(:disabled)')?.click();
}
