import type pg from 'pg';
import { chainMessage, verifyChains } from '../apps/server/src/kernel/verify-chains.ts';
import type { Database } from '../apps/server/src/kernel/database.ts';
import { bookChecks } from './invariants/books.ts';
import { orderChecks } from './invariants/orders.ts';
import { rollupChecks } from './invariants/rollups.ts';
import { goodsChecks } from './invariants/goods.ts';

/** What must hold in every database at rest: `sql` answers the rows that break it, none when it holds. */
export type Invariant = { readonly name: string; readonly claim: string; readonly sql: string };
export type Broken = { readonly invariant: string; readonly rows: number; readonly example: string };

/** Each reads the whole database as the owner of the tables, so nothing is hidden by row-level security. */
export const invariants: readonly Invariant[] = [...bookChecks, ...goodsChecks, ...orderChecks, ...rollupChecks];

/** A pool, or one connection of it. */
type Querying = { readonly query: (text: string) => Promise<pg.QueryResult> };

/** The invariants that do not hold, each with its first row; `of` leaves away the merchants whose rows have no documents behind them. */
export async function brokenInvariants(database: Querying, of?: readonly number[]): Promise<Broken[]> {
  const only = of === undefined ? '' : `where coalesce((to_jsonb(b) ->> 'customer_id')::bigint in (${of.join(', ')}), true)`;
  const broken: Broken[] = [];
  for (const { name, sql } of invariants) {
    const { rows } = await database.query(
      `select count(*) as rows, min(to_jsonb(b)::text) as example from (${sql}) b ${only} having count(*) > 0`,
    );
    for (const row of rows) broken.push({ invariant: name, rows: Number(row.rows), example: String(row.example) });
  }
  return broken;
}

/** The same chains as `npm run verify`. */
export async function brokenChains({ db }: Pick<Database, 'db'>): Promise<Broken[]> {
  const report = await verifyChains(db);
  return report.broken.length === 0 ? [] : [{ invariant: 'hash_chains', rows: report.broken.length, example: chainMessage(report) }];
}
