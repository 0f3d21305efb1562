import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Selection } from './list-types.ts';

const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="dialog"]';
const pressable = 'a[href], button, [role="tab"], summary';
/** A dialog or drawer over the page has the keyboard. */
const covering = '.ant-modal-wrap, .ant-drawer-open, .ant-dropdown-open';

type ListKeys = {
  keys: readonly unknown[];
  selection: Selection | null;
  onHelp: () => void;
};

/**
 * `/` j k x X Enter ? for the list on screen. Rows are found by the `data-row-key` that table and cards give them. The listener is on the
 * document, so no click into the list is needed first; a kept tab that is hidden has no effects and therefore no listener.
 */
export function useListKeys(box: RefObject<HTMLElement | null>, { keys, selection, onHelp }: ListKeys): unknown {
  const [cursor, setCursor] = useState<unknown>(undefined);
  const from = useRef<unknown>(undefined);
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

/** Keys with Ctrl or Alt belong to the browser, letters in a field to the field, Enter on a button to the button. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const { target } = event;
  if (target instanceof Element && (target.closest(typing) || (event.key === 'Enter' && target.closest(pressable)))) return true;
  return [...document.querySelectorAll<HTMLElement>(covering)].some((one) => one.style.display !== 'none');
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
