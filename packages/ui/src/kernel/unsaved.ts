import { useEffect } from 'react';
import { create } from 'zustand';

type Unsaved = {
  /** Pages with changes that are not saved. */
  dirty: ReadonlySet<string>;
  /** What the person wanted to do when the page asked them first. */
  pending: (() => void) | null;
};

export const useUnsaved = create<Unsaved>()(() => ({ dirty: new Set<string>(), pending: null }));

/** Where in the history the page with changes stands. */
let guardedAt = 0;

function mark(name: string, isDirty: boolean): void {
  useUnsaved.setState(({ dirty }) => {
    const next = new Set(dirty);
    if (isDirty) next.add(name);
    else next.delete(name);
    return { dirty: next };
  });
}

/** Goes on at once, or asks first when something on the page is not saved. */
export function leaveThen(go: () => void): void {
  if (useUnsaved.getState().dirty.size === 0) go();
  else useUnsaved.setState({ pending: go });
}

export function answerLeave(leave: boolean): void {
  const { pending } = useUnsaved.getState();
  useUnsaved.setState(leave ? { pending: null, dirty: new Set() } : { pending: null });
  if (leave) pending?.();
}

/** Guards a page with changes: closing the window, the menu and the back button ask first. */
export function useUnsavedGuard(name: string, isDirty: boolean): void {
  // The guard outlives renders and belongs to the window: an effect ties it to this page's life.
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    guardedAt = indexOf(history.state);
    mark(name, true);
    addEventListener('beforeunload', ask);
    return () => {
      mark(name, false);
      removeEventListener('beforeunload', ask);
    };
  }, [name, isDirty]);
}

/**
 * The back button cannot be refused, only undone: go forward again, ask, then go back for good. Call it before the router starts, so
 * that it hears the event first.
 */
export function installBackGuard(): void {
  let undoing = false;
  addEventListener('popstate', (event) => {
    const delta = indexOf(event.state) - guardedAt;
    if (undoing || delta === 0 || useUnsaved.getState().dirty.size === 0) {
      undoing = false;
      return;
    }
    event.stopImmediatePropagation();
    undoing = true;
    history.go(-delta);
    leaveThen(() => history.go(delta));
  });
}

/** The router counts its entries in the state. */
function indexOf(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}
