import { useRef, useState } from 'react';

const QUIET_MS = 250;

/** The typed value after a pause: one request for a word, not one for each letter. */
export function useDebounced(start: string): [string, (text: string) => void] {
  const [settled, settle] = useState(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(text.trim()), text === '' ? 0 : QUIET_MS);
  };
  return [settled, type];
}
