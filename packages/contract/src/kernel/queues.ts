import { z } from 'zod';
import { areas } from '../areas.generated.ts';
import { queueGroups, type Area, type QueueRule } from './area.ts';
import type { Permission } from './permissions.ts';

type NamesIn<Of> = Of extends { readonly queues: infer Rules } ? keyof Rules & string : never;
export type QueueName = NamesIn<(typeof areas)[keyof typeof areas]>;

const stated: readonly Area[] = Object.values(areas);

const rankOf = ({ group, position }: QueueRule) => queueGroups.indexOf(group) * 1_000_000 + position;

/** All queues, as the areas declare them: by group, then by position. */
export const queues = Object.fromEntries(
  stated.flatMap((area) => Object.entries(area.queues)).toSorted(([, a], [, b]) => rankOf(a) - rankOf(b)),
) as {
  readonly [Name in QueueName]: QueueRule<Permission>;
}; // Object.fromEntries forgets the keys the type above is made of

export const queueNames = Object.keys(queues) as [QueueName, ...QueueName[]]; // the keys are the record's own
export const QueueName = z.enum(queueNames);
