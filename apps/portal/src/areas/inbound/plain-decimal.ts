/** "60.00" as people write it: 60. Empty when there is none. */
export function plainDecimal(value: string | null): string {
  return value?.includes('.') ? value.replace(/\.?0+$/, '') : (value ?? '');
}
