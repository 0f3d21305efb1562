import type { VerificationDetail, VerificationRow } from '@quayside/contract/verification/verification.schemas';
import type { SendBackReason } from '@quayside/domain/orders/send-back';
import type { OrderCheck } from '@quayside/domain/verification/verification-rules';
import { decided, emptyQueue, withLoaded, type ReviewQueue } from '@quayside/ui/kernel/review-queue';

/** What became of an order while the page was open. `now` says who else decided what. */
export type Outcome = { kind: 'approved' | 'sent_back' | 'canceled' | 'gone' } | { kind: 'taken'; now: string };

/** The rows of one load and what was done with them since. */
export type Work = {
  readonly key: string;
  readonly loaded: readonly VerificationRow[] | undefined;
  readonly rows: ReadonlyMap<number, VerificationRow>;
  readonly queue: ReviewQueue;
  readonly outcomes: ReadonlyMap<number, Outcome>;
};

export function freshWork(key: string): Work {
  return { key, loaded: undefined, rows: new Map(), queue: emptyQueue, outcomes: new Map() };
}

/** A list that was loaded: rows that miss now were decided by somebody else, because the oldest stay first. */
export function absorb(work: Work, loaded: readonly VerificationRow[]): Work {
  const here = new Set(loaded.map(({ order_id }) => order_id));
  const rows = new Map([...work.rows, ...loaded.map((row) => [row.order_id, row] as const)]);
  const missing = work.queue.ids.filter((id) => !here.has(id) && !work.outcomes.has(id));
  const outcomes = new Map([...work.outcomes, ...missing.map((id) => [id, { kind: 'gone' }] as const)]);
  return { ...work, loaded, rows, outcomes, queue: missing.reduce(decided, withLoaded(work.queue, [...here])) };
}

export function withOutcome(work: Work, id: number, outcome: Outcome): Work {
  return { ...work, outcomes: new Map([...work.outcomes, [id, outcome]]), queue: decided(work.queue, id) };
}

/** Rows with nothing to look at that still wait. */
export function cleanCount({ rows, queue }: Work): number {
  return queue.ids.filter((id) => {
    const row = rows.get(id);
    return row !== undefined && !queue.done.has(id) && row.fails + row.warnings === 0;
  }).length;
}

export type Cure = { kind: 'address' | 'method' } | { kind: 'send_back'; reason: SendBackReason };

/** What usually helps. */
const cures: Readonly<Record<OrderCheck, Cure>> = {
  address: { kind: 'address' },
  postcode: { kind: 'address' },
  phone: { kind: 'address' },
  method: { kind: 'method' },
  declared_value: { kind: 'send_back', reason: 'value_wrong' },
  duplicate: { kind: 'send_back', reason: 'duplicate_order' },
  ioss_limit: { kind: 'send_back', reason: 'ioss_over_limit' },
};
const CURES = 3;

/** The cures of the first checks that do not pass, in the order they are listed: keys 1 to 3. */
export function curesOf({ checks }: Pick<VerificationDetail, 'checks'>): { check: OrderCheck; cure: Cure }[] {
  return checks.flatMap(({ check, result }) => (result === 'pass' ? [] : [{ check, cure: cures[check] }])).slice(0, CURES);
}
