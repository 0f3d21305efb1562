import { hash, randomBytes } from 'node:crypto';

/** A new token and its hash. Only the hash is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Plain SHA-256 is enough: the token is 256 random bits and cannot be guessed. */
export function hashToken(token: string): Buffer {
  // By way of its text, which takes half as long.
  return Buffer.from(hash('sha256', token), 'hex');
}
