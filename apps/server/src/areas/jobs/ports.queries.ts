import { sql } from 'kysely';
import type { PortName } from '@quayside/domain/jobs/port-rules';
import type { Tx } from '#server/kernel/database.ts';

const MAX_COUNT = 10_000;

export type PortFacts = {
  port: PortName;
  configured: boolean;
  successes: number;
  errors: number;
  last_success_at: Date | null;
  last_error_at: Date | null;
  last_error: string;
};

/** The last 24 hours in numbers, and the newest answers of all that is kept. */
export async function portFacts(tx: Tx): Promise<PortFacts[]> {
  const { rows } = await sql<PortFacts>`
    select port, (array_agg(configured order by hour desc))[1] as configured,
           coalesce(sum(successes) filter (where hour > now() - interval '24 hours'), 0)::bigint as successes,
           coalesce(sum(errors) filter (where hour > now() - interval '24 hours'), 0)::bigint as errors,
           max(last_success_at) as last_success_at, max(last_error_at) as last_error_at,
           coalesce((array_agg(last_error order by last_error_at desc nulls last))[1], '') as last_error
      from port_hours group by port`.execute(tx);
  return rows;
}

export async function waitingJobs(tx: Tx, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from jobs where state = 'waiting' and name = any(${[...names]}) limit ${MAX_COUNT}) few`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export async function waitingMessagesAcrossMerchants(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select waiting_webhooks(${MAX_COUNT}) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
