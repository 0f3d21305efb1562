import { useSyncExternalStore } from 'react';

const EVERY_MS = 15_000;
let now = Date.now();

function subscribe(changed: () => void): () => void {
  const tick = () => {
    now = Date.now();
    changed();
  };
  tick();
  const timer = setInterval(tick, EVERY_MS);
  return () => clearInterval(timer);
}

/** The current time, updated periodically: for what becomes due while the page is open. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
