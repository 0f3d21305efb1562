import type { FieldError } from '@quayside/contract/kernel/fields';
import type { z } from 'zod';
import { allErrors } from '../form/schema-rules.ts';

export type StepRule = { key: string; fields: readonly string[] };

/** What stops a person at this step: the errors of its own fields and no others. */
export function stepErrors(schema: z.ZodType, step: StepRule, values: unknown): FieldError[] {
  return allErrors(schema, values, step.fields);
}

/**
 * The step to show. The address names it, so the browser's back button works; but nobody jumps over a step that is not right yet. Steps
 * that can no longer be changed are always passable.
 */
export function stepAt(
  schema: z.ZodType,
  steps: readonly StepRule[],
  asked: string | null,
  values: unknown,
  locked: readonly string[] = [],
): number {
  const wanted = steps.findIndex((step) => step.key === asked);
  const open = steps.findIndex((step) => !locked.includes(step.key) && stepErrors(schema, step, values).length > 0);
  const furthest = open === -1 ? steps.length - 1 : open;
  if (wanted === -1) return asked === null ? 0 : furthest;
  return Math.min(wanted, furthest);
}
