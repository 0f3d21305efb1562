/** The sandbox of a merchant is a customer of its own: the merchant's id below zero (decision 0024). The tables know the same rule. */
export function isSandbox(customerId: number): boolean {
  return customerId < 0;
}

export function sandboxOf(customerId: number): number {
  return -Math.abs(customerId);
}

/** The merchant a sandbox belongs to; a merchant is its own. */
export function ownerOf(customerId: number): number {
  return Math.abs(customerId);
}
