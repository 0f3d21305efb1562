import type { FieldError } from '@quayside/contract/kernel/fields';
import type { z } from 'zod';
import { allErrors } from '../form/schema-rules.ts';

export type StepRule = { key: string; fields: readonly string[] };

/** The errors that block this step: those of its own fields only. */
export function stepErrors(schema: z.ZodType, step: StepRule, values: unknown): FieldError[] {
  return allErrors(schema, values, step.fields);
}

/**
 * The step to show. It is in the URL, so the browser's back button works; but a step with errors cannot be skipped. Steps
 * that can no longer be changed never block.
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
