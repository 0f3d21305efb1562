import { z } from 'zod';
import { areas } from '../areas.generated.ts';
import type { Area, QueueRule } from './area.ts';
import type { Permission } from './permissions.ts';

type NamesIn<Of> = Of extends { readonly queues: infer Rules } ? keyof Rules & string : never;
export type QueueName = NamesIn<(typeof areas)[keyof typeof areas]>;

const stated: readonly Area[] = Object.values(areas);

/** All queues, as the areas declare them. */
export const queues = Object.assign({}, ...stated.map((area) => area.queues)) as {
  readonly [Name in QueueName]: QueueRule<Permission>;
}; // Object.assign forgets the keys the type above is made of

export const queueNames = Object.keys(queues) as [QueueName, ...QueueName[]]; // the keys are the record's own
export const QueueName = z.enum(queueNames);
