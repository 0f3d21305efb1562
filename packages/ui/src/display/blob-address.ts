/** Rows that are scrolled away come back, and an object URL takes the browser milliseconds. */
const KEPT_MS = 30_000;
type Shared = { readonly address: string; users: number };
const shared = new Map<Blob, Shared>();

/** The object URL of a blob, one for all who show it. Each gives it back when it is done. */
export function takeAddress(blob: Blob): string {
  const known = shared.get(blob) ?? { address: URL.createObjectURL(blob), users: 0 };
  known.users++;
  shared.set(blob, known);
  return known.address;
}

/** A while after the last one gave it back, its memory is freed. */
export function giveBack(blob: Blob): void {
  const known = shared.get(blob);
  if (!known || --known.users > 0) return;
  setTimeout(() => {
    if (known.users > 0 || shared.get(blob) !== known) return;
    shared.delete(blob);
    URL.revokeObjectURL(known.address);
  }, KEPT_MS);
}
