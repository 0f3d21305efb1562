import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limit-concurrency.ts';

// 19 MiB and two passes: OWASP's first recommendation for Argon2id, the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash takes 19 MiB for a moment: a crowd at the door must queue, not fill the memory. */
const limited = limitConcurrency(4);

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, cost));
}

/** A well-formed hash of nothing anybody knows: checking against it costs the same as checking a real one. */
const nobody = hashPassword(crypto.randomUUID());

/** Checks a password. With no such account it takes just as long, so the time tells nobody which addresses exist. */
export async function isPassword(stored: string | undefined, given: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const right = await limited(() => verify(against, given));
  return right && stored !== undefined;
}
