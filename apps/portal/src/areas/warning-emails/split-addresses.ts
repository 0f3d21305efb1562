import { MAX_WARNING_EMAILS } from '@quayside/domain/warning-emails/warning-email-rules';

/** Splits typed or pasted text into addresses: at commas, semicolons (ASCII or Chinese), spaces and line ends. */
export function splitAddresses(text: string): string[] {
  return text.split(/[\s,;，；、]+/).filter((part) => part !== '');
}

export type Addition = { added: string[]; leftOut: string[] };

/** The addresses to add: without duplicates, up to the limit. */
export function additionTo(list: readonly string[], wanted: readonly string[]): Addition {
  const known = new Set(list.map(plain));
  const fresh = wanted.filter((email) => {
    const isNew = !known.has(plain(email));
    known.add(plain(email));
    return isNew;
  });
  const room = Math.max(0, MAX_WARNING_EMAILS - list.length);
  return { added: fresh.slice(0, room), leftOut: fresh.slice(room) };
}

/** Addresses are compared in their stored form. */
export function sameAddresses(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((email, index) => plain(email) === plain(b[index]));
}

function plain(email: string | undefined): string {
  return (email ?? '').trim().toLowerCase();
}
