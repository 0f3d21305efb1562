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

/** The moment, about: for what becomes due while somebody looks at it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
