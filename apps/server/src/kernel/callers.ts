import { actorOf, seenOf, type Caller, type MerchantActor, type Seen, type StaffActor } from './actor.ts';

/** The owner of a token. */
export type Known = {
  readonly actor: MerchantActor | StaffActor;
  readonly seen: Seen;
  /** The role demands a second factor and this member of staff has none yet. */
  readonly mustEnrol: boolean;
  /** Of the rows that describe the owner: the database answers it again as long as they are the same. */
  readonly version: string;
  /** Of the role this owner acts in. */
  readonly seal: string;
};

/** A token takes about a kilobyte. */
const MOST = 10_000;
/** Per database of this process, the longest unchanged first. */
const callers = new WeakMap<object, Map<string, Known>>();

/** Who owned the token at its last call in this process. Never a reason to answer: `enter` is asked every time. */
export function lastKnown(database: object, token: string): Known | null {
  return callers.get(database)?.get(token) ?? null;
}

/** Reads a description of an owner, and remembers it. */
export function learn(database: object, token: string, description: string): Known {
  const some = callers.get(database) ?? new Map<string, Known>();
  callers.set(database, some);
  const caller = JSON.parse(description) as Caller; // what `enter` writes
  const { version, seal, must_enrol = false } = caller;
  const known = { version, seal, actor: actorOf(caller), seen: seenOf(caller), mustEnrol: must_enrol };
  some.delete(token);
  some.set(token, known);
  const [longestUnchanged] = some.keys();
  if (some.size > MOST && longestUnchanged !== undefined) some.delete(longestUnchanged);
  return known;
}

export function forget(database: object, token: string): void {
  callers.get(database)?.delete(token);
}
