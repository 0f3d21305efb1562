export type CustomerRefusal = 'customers.paused';

export const customerStatuses = ['active', 'paused'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** Staff cannot act for a customer that is not active itself. */
export function whyNotActFor(status: CustomerStatus): CustomerRefusal | null {
  return status === 'paused' ? 'customers.paused' : null;
}
