import { MAX_WARNING_EMAILS } from '@quayside/domain/warning-emails/warning-email-rules';

/** Takes what was typed or pasted apart: commas, semicolons, spaces and new lines, in either script, all separate addresses. */
export function splitAddresses(text: string): string[] {
  return text.split(/[\s,;，；、]+/).filter((part) => part !== '');
}

export type Addition = { added: string[]; leftOut: string[] };

/** What of it joins the list: nothing twice, and no more than there is room for. */
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

/** Addresses are compared as they will be kept. */
export function sameAddresses(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((email, index) => plain(email) === plain(b[index]));
}

function plain(email: string | undefined): string {
  return (email ?? '').trim().toLowerCase();
}
