/** A boolean as the API writes it: 1 or 0. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
