const typing = 'input, textarea, [role="combobox"], .ant-select, .ant-modal, .ant-input-number';

/** As onMouseDown: a click on a button must not take the focus from the scan field, the next scan would be lost. */
export function keepFocus(event: React.MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest(typing)) event.preventDefault();
}
