import { randomBytes } from 'node:crypto';
import { hashToken } from './tokens.ts';

const COUNT = 10;
const LENGTH = 16;
/** 32 characters, without those that look alike (I and 1, O and 0). */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Codes for who has lost the authenticator app. 80 random bits each, so a plain SHA-256 of one cannot be guessed. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const plain = Array.from({ length: COUNT }, () => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(''));
  return { codes: plain.map((code) => (code.match(/.{4}/g) ?? []).join('-')), hashes: plain.map(hashToken) };
}

/** The hash of a recovery code however it is typed; null when it has not the shape of one. */
export function recoveryHash(typed: string): Buffer | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((char) => ALPHABET.includes(char)) ? hashToken(code) : null;
}
