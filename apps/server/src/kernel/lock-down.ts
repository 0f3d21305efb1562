import type { Pool } from 'pg';
import { sqlState } from './transaction.ts';

const RIGHTS_OF_EVERY_USER = [
  'revoke create on schema public from public',
  // The view pg_stat_activity reads these.
  'revoke all on function pg_stat_get_activity(int), pg_stat_get_backend_activity(int) from public',
  `do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`,
];

/**
 * Takes from the server's own login role what PostgreSQL gives to every user: reading the statements of other connections (they contain
 * seals), temporary tables (one named like a table of ours would be read instead of it by the next call on that connection) and, in databases
 * that come from PostgreSQL 14, making functions in our schema. At every start, because a restored database has its own rights.
 */
export async function lockDown(owner: Pool): Promise<void> {
  for (const statement of RIGHTS_OF_EVERY_USER)
    await owner.query(statement).catch((error: unknown) => {
      if (sqlState(error) !== '42501') throw error; // a managed database's owner may not: docs/operations.md
    });
}
