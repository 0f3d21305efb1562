/** No I, O, 0 or 1: people read these numbers to each other and copy them by hand. */
export const READABLE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BASE = READABLE_LETTERS.length;

/** The number of a document of staff: prefix, day, random letters. Its table is one for all merchants, with a unique index. */
export function documentNo(prefix: string, day: string, bytes: Iterable<number>): string {
  return `${beginning(prefix, day)}${readableCode(bytes)}`;
}

/** The number of a merchant's document: prefix, day, and letters no other merchant gets that day. It does not reveal how many there are. */
export function customerDocumentNo(prefix: string, day: string, customerId: number, bytes: Iterable<number>): string {
  const start = beginning(prefix, day);
  return `${start}${customerCode(start, customerId, bytes)}`;
}

/** For documents of which a merchant has some hundred a day: a million numbers of each merchant. */
export const DOCUMENT_RANDOM_LETTERS = 4;

const beginning = (prefix: string, day: string) => `${prefix}-${day.slice(2).replaceAll('-', '')}-`;

/** Random letters, one for each random byte. */
export function readableCode(bytes: Iterable<number>): string {
  return lettersOf([...bytes].map((byte) => byte % BASE));
}

/** Fewer would make the numbers of the first merchants shorter; these are enough for 32,768 of them. */
const CUSTOMER_LETTERS = 3;
/** 33 million merchants, and a sandbox of each. Checks in the database count on it. */
export const MAX_CUSTOMER_LETTERS = 6;

/**
 * Letters that two merchants never share: the merchant's id and one letter for each random byte, mixed by a permutation, so that neither
 * can be read from them. `start` is what stands before the letters and chooses the permutation. It must be equal for numbers that could be
 * equal, and so must the count of bytes: then equal letters have an equal merchant (decision 0026).
 */
export function customerCode(start: string, customerId: number, bytes: Iterable<number>): string {
  const random = [...bytes].map((byte) => byte % BASE);
  return lettersOf(mixed(start, [...digitsOf(customerId), ...random]));
}

/**
 * An id of more digits makes more letters, so it never meets a shorter one. A sandbox has its merchant's id with a minus: a leading zero
 * instead, which no id of more than three digits has.
 */
function digitsOf(customerId: number): number[] {
  const id = Math.abs(customerId);
  if (!Number.isInteger(id) || id >= BASE ** (MAX_CUSTOMER_LETTERS - 1)) throw new RangeError(`${customerId} is no customer`);
  const digits: number[] = [];
  for (let left = id; left > 0 || digits.length < CUSTOMER_LETTERS; left = Math.floor(left / BASE)) digits.unshift(left % BASE);
  return customerId < 0 ? [0, ...digits] : digits;
}

/** Enough that every letter depends on every digit several times over. */
const ROUNDS = 6;

/** A Feistel network: a round changes one half by a hash of the other, which can be undone, so different digits stay different. */
function mixed(start: string, digits: readonly number[]): number[] {
  const middle = digits.length >> 1;
  const seed = hashed(FNV_OFFSET, utf8.encode(start));
  let [left, right] = [digits.slice(0, middle), digits.slice(middle)];
  for (let round = 0; round < ROUNDS; round += 2) {
    right = changed(right, hashed(seed + round, left));
    left = changed(left, hashed(seed + round + 1, right));
  }
  return [...left, ...right];
}

function changed(half: readonly number[], seed: number): number[] {
  return half.map((digit, at) => digit ^ (finished(seed + Math.imul(at + 1, 0x9e3779b9)) % BASE));
}

const FNV_OFFSET = 0x811c9dc5;
const utf8 = new TextEncoder();

/** FNV-1a. */
function hashed(seed: number, bytes: Iterable<number>): number {
  let hash = seed;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/** The last step of MurmurHash3: close inputs give unrelated bits. */
function finished(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}

const lettersOf = (digits: readonly number[]) => digits.map((digit) => READABLE_LETTERS[digit]).join('');
