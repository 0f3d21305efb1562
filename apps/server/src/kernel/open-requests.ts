import type { Insertable } from 'kysely';
import { realmOf, type Call } from '@quayside/contract/kernel/call';
import { refusals, type RefusalCode } from '@quayside/contract/kernel/refusals';
import { isSandbox, ownerOf } from '@quayside/domain/kernel/sandbox';
import type { MerchantActor, StaffActor } from './actor.ts';
import type { Database } from './database.ts';
import type { Deps } from './deps.ts';
import type { Tables } from './tables.generated.ts';
import { asSystem } from './transaction.ts';

const EVERY_MS = 500;
const AT_ONCE = 200;

type Row = Insertable<Tables['open_requests']>;
type Buffered = { rows: Row[]; timer: NodeJS.Timeout | null; written: Promise<void> };
type Request = { readonly call: Pick<Call, 'path' | 'method'>; readonly request: { readonly ip: string }; readonly requestId: string };
type Run = { readonly at: Date; readonly startedAt: number; readonly who: MerchantActor | StaffActor | null };

/** Per database of this process. A log for people: what a killed process had not written yet is missing. */
const waiting = new WeakMap<Database, Buffered>();

/** Notes a request of a known key for its merchant's log. Strangers write no rows: anybody could fill it. */
export function noteRequest(deps: Deps, { call, request, requestId }: Request, run: Run, outcome: string): void {
  if (realmOf(call) !== 'open' || run.who?.kind !== 'api_key') return;
  const buffer = waiting.get(deps.database) ?? { rows: [], timer: null, written: Promise.resolve() };
  waiting.set(deps.database, buffer);
  buffer.rows.push({
    // Of a test key too: its merchant reads them.
    customer_id: ownerOf(run.who.customerId),
    is_test: isSandbox(run.who.customerId),
    integration_id: run.who.integrationId,
    request_id: requestId,
    method: call.method,
    path: call.path,
    status: outcome === 'done' ? 200 : refusals[outcome as RefusalCode].status, // an outcome is `done` or a refusal's code
    code: outcome === 'done' ? '' : outcome,
    ms: Math.round(performance.now() - run.startedAt),
    ip: request.ip,
    requested_at: run.at,
  });
  if (buffer.rows.length >= AT_ONCE) void writeRequests(deps);
  else buffer.timer ??= setTimeout(() => void writeRequests(deps), EVERY_MS).unref();
}

/** Writes what is waiting, in one statement, and waits for what is being written. */
export async function writeRequests(deps: Deps): Promise<void> {
  const buffer = waiting.get(deps.database);
  if (!buffer) return;
  if (buffer.timer) clearTimeout(buffer.timer);
  buffer.timer = null;
  const [rows, before] = [buffer.rows.splice(0), buffer.written];
  buffer.written = before.then(() => writeRows(deps, rows));
  await buffer.written;
}

async function writeRows(deps: Deps, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  try {
    await asSystem(deps.database, (tx) => tx.insertInto('open_requests').values(rows).execute());
  } catch (error) {
    deps.logger.warn({ err: error, lost: rows.length }, 'the log of requests could not be written');
  }
}
