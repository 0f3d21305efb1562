import { z } from 'zod';
import { MAX_STARS } from '@quayside/domain/evaluations/evaluation-rules';
import { Id, Remark, Timestamp } from '../kernel/shapes.ts';

/** EVAL-01: stars, text and date; EVAL-02: of the account manager the customer had at that time. */
export const EvaluationRow = z.object({
  evaluation_id: Id,
  stars: z.int(),
  text: z.string(),
  account_manager: z.string(),
  created_by: z.string(),
  created_at: Timestamp,
});
export type EvaluationRow = z.output<typeof EvaluationRow>;

export const EvaluationInput = z.strictObject({ stars: z.int().min(1).max(MAX_STARS), text: Remark.default('') });
