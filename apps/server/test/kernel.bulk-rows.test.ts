import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bulkRows, type BulkRow } from '#server/kernel/bulk-rows.ts';
import { testApp } from './kit/test-app.ts';

const { deps } = await testApp();

/** What the database has understood. */
async function stored(rows: readonly BulkRow[], types: Record<string, string> = {}) {
  const { values, from } = bulkRows(rows, types);
  const names = Object.keys(rows[0] ?? {});
  const { rows: read } = await sql<BulkRow>`
    select * from (select ${values} from ${from} order by r.place) t (${sql.join(names.map((name) => sql.ref(name)))})`.execute(
    deps.database.db,
  );
  return read;
}

describe('many rows in one statement', () => {
  it('every text arrives as it is, also what an array of PostgreSQL is written with', async () => {
    const texts = [
      'plain',
      '',
      ' ',
      'a,b',
      '{x}',
      '"quoted"',
      String.raw`back\slash\"`,
      'NULL',
      'null',
      'two\nlines\ttab',
      '发货 🚚 عنوان',
      "'; --",
    ];
    expect(await stored(texts.map((text) => ({ text })))).toEqual(texts.map((text) => ({ text })));
  });

  it('columns that are alike, columns that differ and missing values keep their rows', async () => {
    const at = new Date('2026-11-18T08:00:00Z');
    const types = { id: 'int', sum: 'numeric', is_paid: 'boolean', at: 'timestamptz', facts: 'jsonb' };
    const rows = [
      { id: 1, sum: '12.50', is_paid: true, at, facts: { a: [1, '"'] }, note: null, city: 'Oslo' },
      { id: 2, sum: '0.10', is_paid: false, at, facts: {}, note: null, city: 'Oslo' },
      { id: 3, sum: null, is_paid: true, at: new Date(0), facts: null, note: null, city: 'Oslo' },
    ];
    expect(await stored(rows, types)).toEqual(rows);
  });

  it('rows without any difference are as many as they were', async () => {
    expect(await stored([{ city: 'Oslo' }, { city: 'Oslo' }, { city: 'Oslo' }])).toHaveLength(3);
  });
});
