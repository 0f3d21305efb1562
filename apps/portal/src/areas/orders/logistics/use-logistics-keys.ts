import { useEffect, useEffectEvent } from 'react';

/** A dialog over the page has the keyboard. */
const covering = '.ant-modal-wrap, .ant-drawer-open';

/** Ctrl Enter ships, Ctrl S saves; also from inside a field. A kept tab that is hidden has no effects and therefore no listener. */
export function useLogisticsKeys(finish: (how: 'ship' | 'save') => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat) return;
    const how = event.key === 'Enter' ? 'ship' : event.key.toLowerCase() === 's' ? 'save' : null;
    if (how === null || [...document.querySelectorAll<HTMLElement>(covering)].some((one) => one.style.display !== 'none')) return;
    event.preventDefault();
    finish(how);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
