import { expect, it } from 'vitest';
import { workbook } from '../quotes/workbook.ts';
import { readTariff, type WrittenBook } from './read-workbook.ts';

const remote = workbook.find(({ list }) => list === 'remote');
const header = remote?.columns.map(({ column }) => column) ?? [];
const values = header.map((column) => ({ method: 'A', country: 'US', match: 'prefix', from: '99', per_kg: '1', min: '2' })[column] ?? '');

it('reads and checks 10,000 rows with a pause after each two thousand', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ row_no: at + 2, values, formulas: [] }));
  const book: WrittenBook = new Map([['remote' as const, { header, rows }]]);
  const steps = readTariff({ book, columnOf: (_list, title) => title, known: {}, rates: [] });
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses++;
  // Five while the cells are read, five while they are checked.
  expect(pauses).toBeGreaterThanOrEqual(10);
  expect(step.value.rows).toBe(10_000);
});
