import { describe, expect, it } from 'vitest';
import { customerCode, customerDocumentNo, documentNo } from './readable-code.ts';

const START = 'SO-261115-';
const code = (customerId: number, ...bytes: number[]) => customerCode(START, customerId, bytes);
/** Pseudo-random and the same in every run. */
function* draws(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}
const differences = (one: string, other: string) => [...one].filter((letter, at) => letter !== other[at]).length;

describe('letters that hold the customer', () => {
  it('are never the same for two customers: every number of 1,024 customers with one random letter is another one', () => {
    const all = new Set<string>();
    for (let customer = 0; customer < 1024; customer++) for (let byte = 0; byte < 32; byte++) all.add(code(customer, byte));
    expect(all.size).toBe(1024 * 32);
  });

  it('are never the same for two draws of one customer: all 32,768 of three letters are different', () => {
    const all = new Set<string>();
    for (let draw = 0; draw < 32 ** 3; draw++) all.add(code(7, draw, draw >> 5, draw >> 10));
    expect(all.size).toBe(32 ** 3);
  });

  it('differ for any two customers and draws, whatever the size of the id', () => {
    const next = draws(21);
    const all = new Map<string, string>();
    for (let count = 0; count < 10_000; count++) {
      const id = next.next().value % 32 ** (1 + (count % 4));
      const customer = count % 3 === 0 ? -id : id;
      const bytes = Array.from({ length: 5 }, () => next.next().value % 32);
      const letters = code(customer, ...bytes);
      const made = `${customer + 0} ${bytes}`;
      expect(all.get(letters) ?? made).toBe(made);
      all.set(letters, made);
    }
  });

  it('have three letters for the first 32,768 customers, one more for each 32 times as many, and one more for a sandbox', () => {
    const lengths = [0, 1, 32_767, 32_768, 32 ** 4 - 1, 32 ** 4, 32 ** 5 - 1, -1, -32_768, 1 - 32 ** 5];
    expect(lengths.map((customer) => code(customer, 1, 2, 3, 4, 5).length)).toEqual([8, 8, 8, 9, 9, 10, 10, 9, 10, 11]);
    for (const customer of [32 ** 5, -(32 ** 5), 1.5, Number.NaN, Infinity]) expect(() => code(customer, 1)).toThrow(RangeError);
  });

  it('are never the same for a sandbox and a merchant with as many letters', () => {
    const all = new Set<string>();
    for (let id = 1; id <= 1024; id++) for (const customer of [-id, 32_767 + id]) all.add(code(customer, 7));
    expect(all.size).toBe(2048);
    expect(new Set([...all].map((letters) => letters.length))).toEqual(new Set([5]));
  });

  it('do not show who it is: numbers of one customer share letters as rarely as numbers of two', () => {
    const next = draws(4);
    let [same, other] = [0, 0];
    for (let count = 0; count < 2000; count++) {
      const bytes = () => Array.from({ length: 5 }, () => next.next().value % 32);
      same += 8 - differences(code(17, ...bytes()), code(17, ...bytes()));
      other += 8 - differences(code(17, ...bytes()), code(18, ...bytes()));
    }
    // One in 32 of 16,000 places by chance: 500.
    for (const equal of [same, other]) expect(Math.abs(equal - 500)).toBeLessThan(100);
  });

  it('change everywhere with one digit of the draw, of the customer or of the day', () => {
    const next = draws(9);
    const changed = { draw: 0, customer: 0, day: 0 };
    for (let count = 0; count < 1000; count++) {
      const customer = next.next().value % 32_768;
      const [first = 0, ...rest] = Array.from({ length: 5 }, () => next.next().value % 32);
      const before = code(customer, first, ...rest);
      changed.draw += differences(before, code(customer, first ^ 1, ...rest));
      changed.customer += differences(before, code(customer ^ 1, first, ...rest));
      changed.day += differences(before, customerCode('SO-261116-', customer, [first, ...rest]));
    }
    for (const count of Object.values(changed)) expect(count).toBeGreaterThan(7500);
  });

  it('are spread evenly over the alphabet, without a letter that is mistaken for another', () => {
    const next = draws(3);
    const times = new Map<string, number>();
    for (let count = 0; count < 8000; count++)
      for (const letter of code(1, ...Array.from({ length: 5 }, () => next.next().value % 256)))
        times.set(letter, (times.get(letter) ?? 0) + 1);
    expect([...times.keys()].toSorted().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ');
    for (const [letter, count] of times) expect(Math.abs(count - 2000), letter).toBeLessThan(250);
  });

  it('never change: a number made by another release must not be made again by this one', () => {
    expect(code(1, 0, 0, 0, 0, 0)).toBe('6KWE234W');
    expect(customerDocumentNo('SO', '2026-11-15', 40_000, [1, 2, 3, 4, 5])).toBe('SO-261115-7LHRCM6V9');
  });
});

it('a document of staff has its day and one letter for each random byte', () => {
  expect(documentNo('ST', '2026-11-15', [0, 1, 8, 30, 31, 32])).toBe('ST-261115-23AYZ2');
});
