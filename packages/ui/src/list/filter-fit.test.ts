import { defineCalls } from '@quayside/contract/kernel/call';
import { listInput, pageOf } from '@quayside/contract/kernel/shapes';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { filtersInRow } from './filter-fit.ts';
import type { ListFilter } from './list-types.ts';

const calls = defineCalls('orders', {
  list: {
    method: 'GET',
    path: '/api/boxes',
    input: listInput(['box_id'], { name: z.string().optional(), from: z.string().optional(), to: z.string().optional() }),
    output: pageOf(z.object({ box_id: z.int() })),
    permission: 'signed_in',
    log: null,
  },
});

it('puts as many filters into the row as fit, and never none', () => {
  const text: ListFilter<typeof calls.list> = { kind: 'text', name: 'name', label: 'Name' };
  const days: ListFilter<typeof calls.list> = { kind: 'days', from: 'from', to: 'to', label: 'Day' };
  expect(filtersInRow([text, days], 568)).toBe(2);
  expect(filtersInRow([text, days], 567)).toBe(1);
  expect(filtersInRow([text, days], 10)).toBe(1);
  expect(filtersInRow([], 10)).toBe(0);
});
