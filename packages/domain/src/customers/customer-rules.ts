export type CustomerRefusal = 'customers.paused';

export const customerStatuses = ['active', 'paused'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** Nobody works in the name of a customer that may not work itself. */
export function whyNotActFor(status: CustomerStatus): CustomerRefusal | null {
  return status === 'paused' ? 'customers.paused' : null;
}
