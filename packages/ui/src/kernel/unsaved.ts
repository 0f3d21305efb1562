import { createContext, use, useLayoutEffect, type RefObject } from 'react';
import { create } from 'zustand';

/** The tab of a page. Hiding a tab runs its effect cleanups although nothing is lost: `hidden` tells hiding from unmounting. */
export type Pane = { key: string; keepAlive: boolean; hidden: RefObject<boolean> };
export const PaneContext = createContext<Pane | null>(null);

type Unsaved = {
  /** Forms with unsaved changes, and the tab of each. */
  dirty: ReadonlyMap<string, Pane | null>;
  /** The action that waits for the user's confirmation. */
  pending: (() => void) | null;
};

export const useUnsaved = create<Unsaved>()(() => ({ dirty: new Map(), pending: null }));

/** History index of the page with changes. */
let guardedAt = 0;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function setDirty(dirty: ReadonlyMap<string, Pane | null>): void {
  useUnsaved.setState({ dirty });
  // Adding the same listener twice registers it once.
  if (dirty.size > 0) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
}

/** Continues at once, or asks first when unsaved changes would be lost. */
export function leaveThen(go: () => void, isLost: (pane: Pane | null) => boolean = () => true): void {
  const { dirty } = useUnsaved.getState();
  if ([...dirty.values()].some(isLost)) useUnsaved.setState({ pending: go });
  else go();
}

const isLostByNavigating = (pane: Pane | null) => pane === null || !pane.keepAlive;

/** Navigation: only changes outside a kept-alive tab would be lost. */
export function navigateThen(go: () => void): void {
  leaveThen(go, isLostByNavigating);
}

/** Closing these tabs loses their changes. */
export function closeThen(keys: readonly string[], go: () => void): void {
  leaveThen(go, (pane) => pane !== null && keys.includes(pane.key));
}

/** The pages of these tabs are unmounted, and their changes are dropped. */
export function forgetUnsaved(keys: readonly string[]): void {
  const left = [...useUnsaved.getState().dirty].filter(([, pane]) => pane === null || !keys.includes(pane.key));
  setDirty(new Map(left));
}

export function hasUnsaved(key: string): boolean {
  return [...useUnsaved.getState().dirty.values()].some((pane) => pane?.key === key);
}

/** The user's answer. The pending action handles the dropped changes: a page that unmounts removes its own mark. */
export function answerLeave(leave: boolean): void {
  const { pending } = useUnsaved.getState();
  useUnsaved.setState({ pending: null });
  if (!leave) return;
  setDirty(new Map([...useUnsaved.getState().dirty].filter(([, pane]) => !isLostByNavigating(pane))));
  pending?.();
}

/** Guards a page with changes: closing the window, its tab or the session asks first. */
export function useUnsavedGuard(name: string, isDirty: boolean): void {
  const pane = use(PaneContext);
  // The guard is global to the window: an effect binds it to this page's lifetime. A layout effect, because the back button may be
  // pressed right after the change.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const id = `${pane?.key ?? ''} ${name}`;
    guardedAt = indexOf(history.state) ?? guardedAt;
    setDirty(new Map([...useUnsaved.getState().dirty, [id, pane]]));
    return () => {
      // Only hidden: the changes still exist. Closing the tab drops them.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- its value at this very moment is what is asked for
      if (pane?.keepAlive === true && pane.hidden.current) return;
      const left = new Map(useUnsaved.getState().dirty);
      left.delete(id);
      setDirty(left);
    };
  }, [name, isDirty, pane]);
}

/** History navigation is asynchronous and popstate comes late: the position is known only when no more events arrive. */
const QUIET_MS = 40;

/**
 * The back button cannot be blocked, only undone: return to the page with changes, ask, then go back for good. Call it before the router
 * starts, so that its listener runs first. While the page is guarded, the router gets no popstate events: a second, quick press must
 * not be taken for our own return.
 */
export function installBackGuard(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goTo = (index: number) => {
    const here = indexOf(history.state);
    if (here !== null && here !== index) history.go(index - here);
  };
  const onPop = (event: PopStateEvent) => {
    const index = indexOf(event.state);
    const isReturning = timer !== undefined;
    const isLost = [...useUnsaved.getState().dirty.values()].some(isLostByNavigating);
    // A history entry not made by the router is a hash link on the same page.
    if (index === null || !isLost || (index === guardedAt && !isReturning)) return;
    event.stopImmediatePropagation();
    clearTimeout(timer);
    timer = undefined;
    if (index === guardedAt) return;
    timer = setTimeout(() => goTo(guardedAt), QUIET_MS);
    navigateThen(() => {
      clearTimeout(timer);
      timer = undefined;
      // Answered before the return finished: the browser is already there and only the router has to follow.
      if (indexOf(history.state) === index) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      else goTo(index);
    });
  };
  addEventListener('popstate', onPop);
  return () => {
    clearTimeout(timer);
    removeEventListener('popstate', onPop);
  };
}

/** The router stores its entry index in the history state. */
function indexOf(state: unknown): number | null {
  const index: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}
