import { hash, randomBytes } from 'node:crypto';

/** A new secret to hand out, and the only part of it we keep. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Plain SHA-256 is right here: the token is 256 random bits, there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
