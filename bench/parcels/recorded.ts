import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tx } from '../../apps/server/src/kernel/database.ts';
import type { Tables } from '../../apps/server/src/kernel/tables.generated.ts';

type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly quoteId: unknown };

/** Does the work in a transaction that is rolled back, and returns the statements it sent. */
export async function recorded(client: pg.Client, opening: string, work: (tx: Tx) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = async (text: string, values: unknown[]) => {
    const answer = await client.query<{ quote_id?: unknown }>(text, values);
    statements.push({ text, values, quoteId: text.startsWith('insert') ? answer.rows[0]?.quote_id : undefined });
    return answer;
  };
  const pool = { connect: () => Promise.resolve({ query, release: () => {} }), end: () => Promise.resolve() };
  const tx: Tx = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) }); // the dialect uses only these two members
  await client.query(opening);
  try {
    await work(tx);
  } finally {
    await client.query('rollback');
  }
  return statements;
}

/** Sends the same statements by the bare driver and commits. A quote has another id than in the transaction that was rolled back. */
export async function replayed(client: pg.Client, opening: string, statements: readonly Statement[]): Promise<void> {
  const ids = new Map<unknown, unknown>();
  await client.query(opening);
  for (const { text, values, quoteId } of statements) {
    const answer = await client.query<{ quote_id?: unknown }>(
      text,
      values.map((value) => ids.get(value) ?? value),
    );
    if (quoteId !== undefined) ids.set(quoteId, answer.rows[0]?.quote_id);
  }
  await client.query('commit');
}
