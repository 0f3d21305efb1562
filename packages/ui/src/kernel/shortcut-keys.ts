const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="dialog"]';
const pressable = 'a[href], button, [role="tab"], summary';
/** A dialog or drawer over the page has the keyboard. */
const covering = '.ant-modal-wrap, .ant-drawer-open, .ant-dropdown-open';

/** Keys with Ctrl or Alt belong to the browser, letters in a field to the field, Enter on a button to the button. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const { target } = event;
  if (target instanceof Element && (target.closest(typing) || (event.key === 'Enter' && target.closest(pressable)))) return true;
  return [...document.querySelectorAll<HTMLElement>(covering)].some((one) => one.style.display !== 'none');
}
