import { expect, it } from 'vitest';
import { eachRow, runSteps } from './steps.ts';

const rows = Array.from({ length: 5000 }, (_, at) => at);

it('pauses after each two thousand rows and handles every row once, in order', () => {
  const handled: number[] = [];
  const steps = eachRow(rows, (row, at) => void handled.push(row + at));
  const counts: number[] = [];
  while (!steps.next().done) counts.push(handled.length);
  expect(counts).toEqual([2000, 4000]);
  expect(handled).toEqual(rows.map((row) => 2 * row));
});

it('runs all steps at once and returns their result', () => {
  let sum = 0;
  runSteps(eachRow(rows, (row) => void (sum += row)));
  expect(sum).toBe((4999 * 5000) / 2);
});
