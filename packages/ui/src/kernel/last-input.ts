/** Whether the user's last input was a key: focus then moves with the page, as for a screen reader. */
let isKeyboard = false;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (isKeyboard = true), true);
  document.addEventListener('pointerdown', () => (isKeyboard = false), true);
}

export function wasKeyboard(): boolean {
  return isKeyboard;
}
