import type pg from 'pg';

/** How many texts a process remembers. A search with other filters is another text. */
const MOST_TEXTS = 4000;
/** Longer ones are bulk inserts, whose number of rows differs each time. */
const LONGEST_TEXT = 12_000;
/** Statements PostgreSQL keeps for one connection; a plan takes about 30 KB there. */
export const MOST_KEPT = 400;

/** The name of each text, the longest unused first; null after its first use. A name is never given twice. */
const names = new Map<string, string | null>();
let last = 0;

/** A text gets a name when it is sent for the second time: what is sent once would be kept in vain. */
function nameOf(text: string): string | null {
  if (text.length > LONGEST_TEXT) return null;
  const before = names.get(text);
  const name = before === undefined ? null : (before ?? `q${++last}`);
  names.delete(text);
  names.set(text, name);
  const [longestUnused] = names.keys();
  if (names.size > MOST_TEXTS && longestUnused !== undefined) names.delete(longestUnused);
  return name;
}

/** What the driver has for itself: which names PostgreSQL knows on this connection. */
type Wire = { readonly close: (what: { type: 'S'; name: string }) => void; readonly parsedStatements: Record<string, string> };

/** The statements PostgreSQL keeps for one connection, the longest unused first (decision 0031). */
export class KeptStatements {
  readonly #wire: Wire;
  readonly #names = new Set<string>();

  constructor(client: pg.Client) {
    this.#wire = (client as unknown as { connection: Wire }).connection; // not in the driver's types
  }

  /**
   * The role is part of the text: a plan holds the policies of a role, and PostgreSQL plans again whenever a kept statement runs in another
   * one. A pooler gives statements names of its own, by their text.
   */
  query(role: string, sql: string, values: readonly unknown[]): pg.QueryConfig {
    const text = `/* ${role} */ ${sql}`;
    const name = nameOf(text);
    if (name === null) return { text, values: [...values] };
    this.#names.delete(name);
    this.#names.add(name);
    const [longestUnused] = this.#names;
    if (this.#names.size > MOST_KEPT && longestUnused !== undefined) this.#forget(longestUnused);
    return { name, text, values: [...values] };
  }

  /** Goes out with the next statement; the answer of PostgreSQL needs nobody to wait for it. */
  #forget(name: string): void {
    this.#names.delete(name);
    this.#wire.close({ type: 'S', name });
    delete this.#wire.parsedStatements[name];
  }
}

/** A migration has changed the columns of a statement that PostgreSQL keeps: it refuses that statement for good. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan must not change');
}

/** Every text is new to every connection again. */
export function forgetStatements(): void {
  names.clear();
}
