/** The named fields of an object. */
export function pick<Source extends object, const Key extends keyof Source>(from: Source, ...keys: readonly Key[]): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<Source, Key>; // one entry per key
}
