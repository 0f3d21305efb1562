import { useEffect, useState, type RefObject } from 'react';

/** The width of an element, measured again when it changes; the given one until then. */
export function useWidth(box: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  // Sizes are read after the browser's layout.
  useEffect(() => {
    if (box.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      // A hidden tab has no width; its chart keeps the last one.
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return width;
}
