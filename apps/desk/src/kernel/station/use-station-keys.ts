import { useEffect, useRef, type RefObject } from 'react';

const covering = '.ant-modal-wrap, .ant-drawer-open';
/** By `event.key`; a key whose action is undefined does nothing now. `Ctrl+Enter` also stands for Meta. */
export type StationKeys = Readonly<Record<string, (() => unknown) | undefined>>;

/** Function keys work wherever the focus is, unless a dialog is open; a letter typed outside of a field goes to the scan field. */
export function useStationKeys(keys: StationKeys, field: RefObject<HTMLInputElement | null>, isAsked: boolean): void {
  const current = useRef({ keys, isAsked });
  useEffect(() => {
    current.current = { keys, isAsked };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (current.current.isAsked || isCovered()) return;
      const isControl = event.ctrlKey || event.metaKey;
      const name = isControl && event.key === 'Enter' ? 'Ctrl+Enter' : event.key;
      if (name in current.current.keys) {
        event.preventDefault();
        if (!event.repeat) void current.current.keys[name]?.();
      } else if (event.key.length === 1 && !isControl && !event.altKey && !isTyping(event.target)) field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
}

function isCovered(): boolean {
  return [...document.querySelectorAll<HTMLElement>(covering)].some((one) => one.style.display !== 'none');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role="combobox"]') !== null;
}
