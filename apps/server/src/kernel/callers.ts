import { actorOf, seenOf, type Caller, type MerchantActor, type Seen, type StaffActor } from './actor.ts';

/** The owner of a token. */
export type Known = {
  readonly actor: MerchantActor | StaffActor;
  readonly seen: Seen;
  /** The role demands a second factor and this member of staff has none yet. */
  readonly mustEnrol: boolean;
  /** As the database answered it. */
  readonly text: string;
};

/** A token takes about a kilobyte. */
const MOST = 10_000;
/** Per database of this process, the longest unchanged first. */
const callers = new WeakMap<object, Map<string, Known>>();

/** Who owned the token at its last call in this process. Never a reason to answer: `enter` is asked every time. */
export function lastKnown(database: object, token: string): Known | null {
  return callers.get(database)?.get(token) ?? null;
}

/** What `enter` answered, which is read once for as long as it stays the same. */
export function knownFrom(database: object, token: string, text: string): Known {
  const some = callers.get(database) ?? new Map<string, Known>();
  callers.set(database, some);
  const before = some.get(token);
  if (before?.text === text) return before;
  const caller = JSON.parse(text) as Caller; // what `enter` writes
  const known = { text, actor: actorOf(caller), seen: seenOf(caller), mustEnrol: caller.must_enrol === true };
  some.delete(token);
  some.set(token, known);
  const [longestUnchanged] = some.keys();
  if (some.size > MOST && longestUnchanged !== undefined) some.delete(longestUnchanged);
  return known;
}

export function forget(database: object, token: string): void {
  callers.get(database)?.delete(token);
}
