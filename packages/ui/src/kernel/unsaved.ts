import { createContext, use, useLayoutEffect, type RefObject } from 'react';
import { create } from 'zustand';

/** The tab a page stands in. Hiding a tab stops its effects although nothing is lost: `hidden` tells the two apart. */
export type Pane = { key: string; keepAlive: boolean; hidden: RefObject<boolean> };
export const PaneContext = createContext<Pane | null>(null);

type Unsaved = {
  /** Forms with changes that are not saved, and the tab each stands in. */
  dirty: ReadonlyMap<string, Pane | null>;
  /** What the person wanted to do when the page asked them first. */
  pending: (() => void) | null;
};

export const useUnsaved = create<Unsaved>()(() => ({ dirty: new Map(), pending: null }));

/** Where in the history the page with changes stands. */
let guardedAt = 0;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function setDirty(dirty: ReadonlyMap<string, Pane | null>): void {
  useUnsaved.setState({ dirty });
  // Registered twice it is still one listener.
  if (dirty.size > 0) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
}

/** Goes on at once, or asks first when something that would be lost is not saved. */
export function leaveThen(go: () => void, isLost: (pane: Pane | null) => boolean = () => true): void {
  const { dirty } = useUnsaved.getState();
  if ([...dirty.values()].some(isLost)) useUnsaved.setState({ pending: go });
  else go();
}

const isLostByNavigating = (pane: Pane | null) => pane === null || !pane.keepAlive;

/** To another page: only what stands outside a kept tab would be lost. */
export function navigateThen(go: () => void): void {
  leaveThen(go, isLostByNavigating);
}

/** Closing these tabs loses what is in them. */
export function closeThen(keys: readonly string[], go: () => void): void {
  leaveThen(go, (pane) => pane !== null && keys.includes(pane.key));
}

/** The pages of these tabs are gone, and their changes with them. */
export function forgetUnsaved(keys: readonly string[]): void {
  const left = [...useUnsaved.getState().dirty].filter(([, pane]) => pane === null || !keys.includes(pane.key));
  setDirty(new Map(left));
}

export function hasUnsaved(key: string): boolean {
  return [...useUnsaved.getState().dirty.values()].some((pane) => pane?.key === key);
}

/** The person's answer. Whoever goes on takes care of what is dropped: a page that goes away takes its own mark along. */
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
  // The guard outlives renders and belongs to the window: an effect ties it to this page's life. A layout effect, because a press of
  // the back button may follow the change at once.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const id = `${pane?.key ?? ''} ${name}`;
    guardedAt = indexOf(history.state) ?? guardedAt;
    setDirty(new Map([...useUnsaved.getState().dirty, [id, pane]]));
    return () => {
      // Only hidden: the changes are still there. When its tab is closed, the tab forgets them.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- its value at this very moment is what is asked for
      if (pane?.keepAlive === true && pane.hidden.current) return;
      const left = new Map(useUnsaved.getState().dirty);
      left.delete(id);
      setDirty(left);
    };
  }, [name, isDirty, pane]);
}

/** The browser moves in the history one step after another and says so late: only when it is quiet is it known where it stands. */
const QUIET_MS = 40;

/**
 * The back button cannot be refused, only undone: return to the page with changes, ask, then go back for good. Call it before the router
 * starts, so that it hears the event first. Whatever comes while the page is guarded is kept from the router: also a second, impatient
 * press, which must not pass for our own return.
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
    // An entry the router did not make is a place on the same page.
    if (index === null || !isLost || (index === guardedAt && !isReturning)) return;
    event.stopImmediatePropagation();
    clearTimeout(timer);
    timer = undefined;
    if (index === guardedAt) return;
    timer = setTimeout(() => goTo(guardedAt), QUIET_MS);
    navigateThen(() => {
      clearTimeout(timer);
      timer = undefined;
      // Answered before we had returned: the browser is there already and only the router does not know.
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

/** The router counts its entries in the state. */
function indexOf(state: unknown): number | null {
  const index: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}
