import { useCallback, useRef } from 'react';

/**
 * A ref for the field that has the focus when its dialog opens. Only then: antd hands a new ref to its input with every render, and a
 * ref that always focused would pull the cursor back from the field one is typing in.
 */
export function useFocusOnce(): (field: { focus: () => void } | null) => void {
  const isDone = useRef(false);
  return useCallback((field) => {
    if (!field || isDone.current) return;
    isDone.current = true;
    field.focus();
  }, []);
}
