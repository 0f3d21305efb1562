import { listInput } from '@quayside/contract/kernel/shapes';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readListInput } from '@quayside/contract/kernel/list-url';
import { changedParams, filtersOf } from './list-state.ts';

const schema = listInput(['log_id', 'name'], {
  enabled: z.union([z.literal(0), z.literal(1)]).optional(),
  customer: z.string().max(5).optional(),
  from: z.iso.date().optional(),
});
const read = (search: string, limit: number | null = null) => readListInput(schema, new URLSearchParams(search), limit);

describe('the address bar is the state of a list', () => {
  it('reads paging, sorting and filters by the schema of the call', () => {
    expect(read('page=3&limit=50&sort=name&order=asc&enabled=1&customer=12&from=2026-11-01')).toEqual({
      page: 3,
      limit: 50,
      sort: 'name',
      order: 'asc',
      enabled: 1,
      customer: '12',
      from: '2026-11-01',
    });
  });

  it('leaves out what does not fit instead of breaking', () => {
    expect(read('page=-1&limit=33&sort=ip&order=up&enabled=7&customer=toolong&from=yesterday&foreign=1')).toEqual({
      page: 1,
      limit: 20,
      sort: 'log_id',
      order: 'desc',
    });
  });

  it('takes the page size the person chose last, unless the address says another', () => {
    expect(read('', 100).limit).toBe(100);
    expect(read('limit=10', 100).limit).toBe(10);
  });

  it('goes back to the first page when anything but the page changes', () => {
    const at = new URLSearchParams('page=4&customer=a&tab=1');
    expect(changedParams(at, { customer: 'b' }).toString()).toBe('customer=b&tab=1');
    expect(changedParams(at, { page: 5 }).toString()).toBe('page=5&customer=a&tab=1');
    expect(changedParams(at, { page: 1, customer: undefined }).toString()).toBe('tab=1');
  });

  it('tells filters from paging', () => {
    expect(filtersOf(read('page=2&enabled=0&customer=a'))).toEqual({ enabled: 0, customer: 'a' });
  });
});
