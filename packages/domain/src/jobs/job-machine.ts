import { allows, machine } from '../kernel/machine.ts';
import type { Side } from '../kernel/actor.ts';

export type JobRefusal = 'jobs.move_not_allowed' | 'jobs.no_result';

export const jobStates = ['waiting', 'running', 'done', 'dead', 'discarded'] as const;
export type JobState = (typeof jobStates)[number];

/** The states of a background job. `dead` is the dead-letter list: no retries left, a person must decide. */
export const jobMachine = machine({
  initial: 'waiting',
  states: jobStates,
  moves: {
    claim: { from: ['waiting'], to: 'running', by: ['system'] },
    finish: { from: ['running'], to: 'done', by: ['system'] },
    postpone: { from: ['running'], to: 'waiting', by: ['system'] },
    giveUp: { from: ['running'], to: 'dead', by: ['system'] },
    retry: { from: ['dead'], to: 'waiting', by: ['staff'] },
    discard: { from: ['dead'], to: 'discarded', by: ['staff'] },
  },
});
export type JobMove = keyof typeof jobMachine.moves;

export function whyNot(move: JobMove, state: JobState, side: Side): JobRefusal | null {
  return allows(jobMachine, move, state, side) ? null : 'jobs.move_not_allowed';
}

/** Exponential backoff: 10 s, 20 s, 40 s … at most one hour before the next retry. */
export function backoffMs(attempts: number): number {
  return Math.min(10_000 * 2 ** Math.max(0, attempts - 1), 3_600_000);
}
