import { useSyncExternalStore } from 'react';

/** Phones and narrow windows: 768 px and below (D-101). */
export const MOBILE = '(max-width: 768px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** The height of the window, for elements that must fit into it. */
export function useWindowHeight(): number {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => innerHeight,
  );
}
