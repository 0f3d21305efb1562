import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveBack, takeAddress } from './blob-address.ts';

const revoked: string[] = [];
beforeEach(() => {
  let made = 0;
  revoked.length = 0;
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});
afterEach(() => void vi.useRealTimers());

it('a picture that two rows show keeps its address while one of them shows it, and when it comes back within 30 s', () => {
  const blob = new Blob(['x']);
  expect([takeAddress(blob), takeAddress(blob)]).toEqual(['blob:1', 'blob:1']);
  giveBack(blob);
  vi.advanceTimersByTime(60_000);
  expect(revoked).toEqual([]);
  giveBack(blob);
  vi.advanceTimersByTime(29_000);
  expect(takeAddress(blob)).toBe('blob:1');
  vi.advanceTimersByTime(60_000);
  expect(revoked).toEqual([]);
  giveBack(blob);
  vi.advanceTimersByTime(30_000);
  expect(revoked).toEqual(['blob:1']);
  expect(takeAddress(blob)).toBe('blob:2');
});
