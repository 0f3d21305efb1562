export type CustomerRefusal = 'customers.paused' | 'customers.note_of_other';

export const customerStatuses = ['active', 'paused'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** The longest note about a customer. */
export const MAX_NOTE_LENGTH = 2000;

/** Staff cannot act for a customer that is not active itself. */
export function whyNotActFor(status: CustomerStatus): CustomerRefusal | null {
  return status === 'paused' ? 'customers.paused' : null;
}

/** Only its author removes a note. */
export function whyNotDeleteNote(authorId: number, staffId: number): CustomerRefusal | null {
  return authorId === staffId ? null : 'customers.note_of_other';
}
