import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limit-concurrency.ts';

// 19 MiB and two passes: OWASP's first recommendation for Argon2id, the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash needs 19 MiB: limit concurrency so that many sign-ins at once cannot exhaust the memory. */
const limited = limitConcurrency(4);

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, cost));
}

/** A valid hash of a random password: checking against it takes as long as checking a real one. */
const nobody = hashPassword(crypto.randomUUID());

/** Checks a password. Without an account it takes equally long, so timing does not reveal which addresses exist. */
export async function isPassword(stored: string | undefined, given: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const right = await limited(() => verify(against, given));
  return right && stored !== undefined;
}
