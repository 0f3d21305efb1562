import { useEffect, useRef } from 'react';

/** Keeps the current row of a list in sight. */
export function useScrollIntoView<Box extends HTMLElement>(isCurrent: boolean) {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return box;
}
