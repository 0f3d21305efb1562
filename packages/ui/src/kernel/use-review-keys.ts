import { useEffect, useRef } from 'react';

const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="dialog"], [data-own-keys]';
const pressable = 'a[href], button, [role="tab"], summary';
/** A dialog or drawer over the page has the keyboard. */
const covering =
  '.ant-modal-wrap, .ant-drawer-open, .ant-dropdown-open, .ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-popover:not(.ant-popover-hidden)';

/** The second press of a double press comes within this time. */
export const DOUBLE_PRESS_MS = 300;

export type ReviewKeys = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/**
 * Keys of a work screen, by `event.key` in lower case. Letters work only outside fields, function keys everywhere; Enter on a button is the button's own. The
 * listener is on the document; a kept tab that is hidden has no effects and therefore no listener.
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const action = current.current[key];
      if (!action || isElsewhere(event)) return;
      event.preventDefault();
      // A key that is held down must not decide one item after the other.
      if (!event.repeat) action(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const { target } = event;
  // Function keys type nothing, so they work in a field too: a scan field always has the focus.
  const types = !/^F\d/.test(event.key);
  if (target instanceof Element && ((types && target.closest(typing)) || (event.key === 'Enter' && target.closest(pressable)))) return true;
  return [...document.querySelectorAll<HTMLElement>(covering)].some((one) => one.style.display !== 'none');
}
