import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { freshDatabase } from './kit/fresh-database.ts';

const database = await freshDatabase(1);
await asSystem(database, async (tx) => {
  const buckets = Array.from({ length: 30 }, (_, at) => ({ bucket: `page ${String(at).padStart(2, '0')}`, minute: new Date(0), used: at }));
  await tx.insertInto('rate_limits').values(buckets).execute();
});

type Input = Page<'bucket'> & { least?: number | undefined };
const input = (some: Partial<Input> = {}): Input => ({ page: 1, limit: 10, sort: 'bucket', order: 'asc', ...some });
const read = (tx: Tx, one: Input) => {
  const rows = tx
    .selectFrom('rate_limits')
    .select('bucket')
    .where('used', '>=', one.least ?? 0);
  return pageQuery(tx, rows, one, { bucket: 'bucket' });
};

const query = vi.spyOn(pg.Client.prototype, 'query');
// Test files share the driver.
afterAll(() => {
  query.mockRestore();
});

/** How many statements are on their way before anything can have been answered, and the page. */
function asked(one: Input) {
  return asSystem(database, async (tx) => {
    query.mockClear();
    const reading = read(tx, one);
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    const atOnce = query.mock.calls.length;
    const { list, count } = await reading;
    return { atOnce, inAll: query.mock.calls.length, first: list[0]?.bucket, rows: list.length, count };
  });
}

it('the rows of a list are counted while its first page is read', async () => {
  expect(await asked(input())).toEqual({ atOnce: 2, inAll: 2, first: 'page 00', rows: 10, count: 30 });
});

it('those of a search are counted while its second page is read', async () => {
  expect(await asked(input({ page: 2, least: 5 }))).toEqual({ atOnce: 2, inAll: 2, first: 'page 15', rows: 10, count: 25 });
});

it('a search that finds less than a page is not made twice', async () => {
  expect(await asked(input({ least: 27 }))).toEqual({ atOnce: 1, inAll: 1, first: 'page 27', rows: 3, count: 3 });
});

it('a search that finds more than a page is counted after it', async () => {
  expect(await asked(input({ least: 5 }))).toEqual({ atOnce: 1, inAll: 2, first: 'page 05', rows: 10, count: 25 });
});

it('a filter that is not set makes no search', async () => {
  expect(await asked(input({ least: undefined }))).toMatchObject({ atOnce: 2, count: 30 });
});

it('a page beyond the last one is empty and says how many rows there are', async () => {
  expect(await asked(input({ page: 9 }))).toEqual({ atOnce: 2, inAll: 2, first: undefined, rows: 0, count: 30 });
});
