import { actorLabel } from '@quayside/domain/kernel/actor';
import type { Call } from '@quayside/contract/kernel/call';
import type { StaffRole } from '@quayside/contract/kernel/permissions';
import type { Actor } from './actor.ts';
import type { Change } from './ctx.ts';
import { send, type Tx } from './database.ts';
import { masked } from './mask.ts';

const MAX_PARAMETERS = 4000;

/** The customer a desk call acts on, and what it changed. */
export type Concern = { readonly customerId: number; readonly change: Change | null };

export type Operation = {
  readonly call: Call;
  readonly operation: string;
  readonly input: unknown;
  readonly actor: Actor | null;
  readonly concern: Concern | null;
  readonly at: Date;
  readonly startedAt: number;
  readonly outcome: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly origin: string;
  readonly requestId: string;
};

/** Writes one line of the operation log with every field of LOG-01; secrets and personal data are masked. */
export async function recordOperation(tx: Tx, op: Operation): Promise<void> {
  const { call, actor } = op;
  const parameters = masked(call.input, op.input);
  const url = call.method === 'GET' ? call.path + queryOf(parameters) : call.path;
  const line = tx.insertInto('operation_log').values({
    ...actorColumns(actor),
    ...concernColumns(op.concern),
    operation: op.operation,
    operation_time: op.at,
    call_method: call.name,
    ip: op.ip,
    user_agent: op.userAgent,
    request_method: call.method,
    request_address: call.path,
    request_url: url,
    full_url: op.origin + url,
    request_parameters: textOf(parameters),
    outcome: op.outcome,
    duration_ms: Math.round(performance.now() - op.startedAt),
    request_id: op.requestId,
  });
  await send(tx, line);
}

type ActingEnd = { customer_id: number; staff_id: number; staff_role: StaffRole; account: string; operator: string; ended_at: Date };

/** The closing line of staff who acted for a customer until the time was up: no call ends it. */
export async function recordActingEnd(tx: Tx, { ended_at: operation_time, ...who }: ActingEnd): Promise<void> {
  const noCall = { ip: '', request_method: '', request_address: '', request_url: '', full_url: '', request_parameters: '', request_id: '' };
  const what = { operation: 'customers.end_acting', call_method: 'kernel.clean_up', actor_kind: 'staff', outcome: 'done' } as const;
  await tx
    .insertInto('operation_log')
    .values({ ...noCall, ...what, ...who, operation_time, duration_ms: 0 })
    .execute();
}

/** The actor. Staff who act for a merchant appear under their own name in the merchant's log. */
function actorColumns(actor: Actor | null) {
  const nobody = { customer_id: null, account_id: null, staff_id: null, staff_role: null, actor_kind: null, account: '', operator: '' };
  if (actor === null) return nobody;
  const { kind, email } = actor;
  const known = { ...nobody, actor_kind: kind, account: email, operator: actorLabel(actor) };
  if (kind === 'system') return known;
  if (kind === 'staff') return { ...known, staff_id: actor.staffId, staff_role: actor.role };
  const { customerId: customer_id, accountId: account_id, actingStaff } = actor;
  if (!actingStaff) return { ...known, customer_id, account_id };
  return {
    ...known,
    customer_id,
    staff_id: actingStaff.staffId,
    staff_role: actingStaff.role,
    actor_kind: 'staff' as const,
  };
}

/** Lines of staff about a customer are for the desk; the merchant's own log does not show them. */
function concernColumns(concern: Concern | null) {
  if (concern === null) return {};
  const { customerId: customer_id, change } = concern;
  return { customer_id, for_merchant: change?.isShownToMerchant ?? false, changes: change && JSON.stringify(differences(change)) };
}

function differences({ before, after }: Change) {
  return Object.keys(after)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}

function textOf(parameters: unknown): string {
  // PostgreSQL's text type cannot hold NUL.
  const text = (JSON.stringify(parameters) ?? '').replaceAll('\\u0000', '');
  return text.length > MAX_PARAMETERS ? `${text.slice(0, MAX_PARAMETERS)}…` : text;
}

function queryOf(parameters: unknown): string {
  if (typeof parameters !== 'object' || parameters === null) return '';
  const query = new URLSearchParams(Object.entries(parameters).map(([key, value]): [string, string] => [key, String(value)])).toString();
  return query === '' ? '' : `?${query}`.replaceAll('%00', '');
}
