import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** The database checks that it is the caller's own. */
export async function emptySandbox(tx: Tx, sandbox: number): Promise<void> {
  await sql`select empty_sandbox(${sandbox})`.execute(tx);
}

/** Opened, or last emptied, before this moment. */
export async function oldSandboxesAcrossMerchants(tx: Tx, before: Date): Promise<number[]> {
  const { rows } = await sql<{ sandbox: number }>`select old_sandboxes(${before}) as sandbox`.execute(tx);
  return rows.map(({ sandbox }) => sandbox);
}
