import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Which part of a work screen's list is shown. Another part opens on its own first row, not on the one open before. */
export function useReviewPart<Part extends string>(first: Part) {
  const [part, setPart] = useState(first);
  const [, setParams] = useSearchParams();
  const show = (next: Part) => {
    setPart(next);
    setParams({}, { replace: true });
  };
  return [part, show] as const;
}
