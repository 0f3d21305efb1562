import { useSearchParams } from 'react-router';

/** Which thing the address means (`?id=`, D-98). A number nobody has is answered as not found. */
export function useIdParam(): number {
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : Number.MAX_SAFE_INTEGER;
}
