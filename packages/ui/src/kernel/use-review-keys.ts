import { useEffect, useRef } from 'react';

const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="dialog"], [data-own-keys]';
const pressable = 'a[href], button, [role="tab"], summary';
/** A dialog or drawer over the page has the keyboard. */
const covering =
  '.ant-modal-wrap, .ant-drawer-open, .ant-dropdown-open, .ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-popover:not(.ant-popover-hidden)';

/** The second press of a double press comes within this time. */
export const DOUBLE_PRESS_MS = 300;
let lastPress = { key: '', at: 0 };

/** Whether the key was pressed twice by accident: the second press would decide the item that has just opened. */
function isDoublePress(key: string, now: number): boolean {
  const { key: before, at } = lastPress;
  lastPress = { key, at: now };
  return before === key && now - at < DOUBLE_PRESS_MS;
}

export type ReviewKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Keys of a work screen, by `event.key` in lower case. Letters work only outside fields; Enter on a button is the button's own. The
 * listener is on the document; a kept tab that is hidden has no effects and therefore no listener. `deciding` keys count once when they
 * are pressed twice in a hurry.
 */
export function useReviewKeys(keys: ReviewKeys, deciding = ''): void {
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
      if (!event.repeat && !(deciding.includes(key) && isDoublePress(key, event.timeStamp))) action();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [deciding]);
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const { target } = event;
  if (target instanceof Element && (target.closest(typing) || (event.key === 'Enter' && target.closest(pressable)))) return true;
  return [...document.querySelectorAll<HTMLElement>(covering)].some((one) => one.style.display !== 'none');
}
