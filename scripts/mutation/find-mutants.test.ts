import { describe, expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';

/** The mutants of a source, one changed line each. */
const broken = (source: string, file = 'a.ts') =>
  findMutants(file, source).map(({ kind, start, end, text }) => [kind, source.slice(0, start) + text + source.slice(end)]);

describe('the lines that are broken', () => {
  it.each([
    ['a limit by name', 'const MAX_LINES = 200;', 'limit', 'const MAX_LINES = 201;'],
    ['a highest value', 'z.string().max(64)', 'limit', 'z.string().max(65)'],
    ['a lowest value', 'z.string().min(3)', 'limit', 'z.string().min(2)'],
    ['a border', 'f(a <= b)', 'comparison', 'f(a < b)'],
    ['an equality', 'f(a === b)', 'comparison', 'f(a !== b)'],
    ['a guard', 'if (isPaused) throw error;', 'guard', 'if (false) throw error;'],
    ['a refusal', 'refuseIf(why);', 'guard', 'void 0;'],
    ['a lock', `tx.selectFrom('a').forUpdate().execute()`, 'lock', `tx.selectFrom('a').execute()`],
    ['a lock in SQL', 'sql`select 1 from a for update`', 'lock', 'sql`select 1 from a `'],
    ['a code', `new Refusal('orders.not_found')`, 'code', `new Refusal('request.invalid')`],
    ['a permission', `f({ permission: 'orders.read' })`, 'permission', `f({ permission: 'signed_in' })`],
  ])('%s', (_, source, kind, result) => {
    expect(broken(source)).toEqual([[kind, result]]);
  });

  it('are not the condition of a loop, which would not end, nor a column of a query', () => {
    expect(broken('while (a < b) next();')).toEqual([]);
    expect(broken(`select('w.warehouse_id')`, 'a.queries.ts')).toEqual([]);
  });
});
