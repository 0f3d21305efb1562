/** Yes and no as the wire writes them. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
