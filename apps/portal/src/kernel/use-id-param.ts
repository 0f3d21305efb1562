import { useSearchParams } from 'react-router';

/** The record id in the URL (`?id=`, D-98). An unknown id is answered as not found. */
export function useIdParam(): number {
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : Number.MAX_SAFE_INTEGER;
}
