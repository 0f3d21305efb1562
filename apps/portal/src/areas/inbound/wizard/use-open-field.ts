import { useEffect, useRef, useState } from 'react';
import type { InboundModel, WorkError } from './use-inbound-model.ts';

/** Goes to the field of an error: its step first, then the field, once it is drawn. */
export function useOpenField(model: InboundModel, goTo: (error: WorkError) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ path: string } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    // A row of a long list is drawn after the list has scrolled to it.
    const timer = setTimeout(() => focusField(frame.current, wanted.path), 60);
    return () => clearTimeout(timer);
  }, [wanted]);
  const open = (error: WorkError) => {
    const { work, change } = model;
    const [part, index] = error.path.split('.');
    const box = part === 'boxes' ? work.boxes[Number(index)] : undefined;
    if (box) change({ type: 'focus', key: box.key });
    goTo(error);
    const line = work.lines[Number(index)];
    setWanted({ path: error.code === 'inbound.mismatch' && line ? `mismatch.${line.product_id}` : error.path });
  };
  return { frame, open };
}

/** The field itself, or the nearest part that is drawn. */
function focusField(frame: HTMLElement | null, path: string): void {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const found = frame?.querySelector<HTMLElement>(`[data-path="${part}"]`);
    if (!found) continue;
    const target = found.querySelector<HTMLElement>('input, button, textarea') ?? found;
    target.scrollIntoView({ block: 'center' });
    return target.focus({ preventScroll: true });
  }
}
