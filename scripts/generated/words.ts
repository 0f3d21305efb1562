/** The first line of every generated list. */
export const header = '// Written by `npm run areas`. Do not edit.';

/** `loss-orders` as `lossOrders`. */
export function camel(name: string): string {
  return name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
