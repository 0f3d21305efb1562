import { z } from 'zod';
import { MAX_STARS } from '@quayside/domain/evaluations/evaluation-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, Nothing, Timestamp, listInput, pageOf } from '../kernel/shapes.ts';
import { EvaluationRow } from './evaluations.schemas.ts';

export const DeskEvaluationRow = EvaluationRow.extend({ customer_id: Id, customer_name: z.string(), staff_id: Id });
export type DeskEvaluationRow = z.output<typeof DeskEvaluationRow>;

export const AverageRow = z.object({
  staff_id: Id,
  account_manager: z.string(),
  count: z.int(),
  average: z.string().nullable(),
  /** Of the last 90 days. */
  recent_count: z.int(),
  recent_average: z.string().nullable(),
  latest_at: Timestamp,
});
export type AverageRow = z.output<typeof AverageRow>;

export const evaluationsDeskCalls = defineCalls('evaluations', {
  /** An account manager reads the evaluations about themselves, a sales manager and an administrator all of them. */
  deskList: {
    method: 'GET',
    path: '/api/desk/evaluation/getList',
    input: listInput(['evaluation_id'], {
      staff_id: Id.optional(),
      customer_id: Id.optional(),
      stars: z.int().min(1).max(MAX_STARS).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    output: pageOf(DeskEvaluationRow),
    permission: 'desk.evaluations.read',
    log: null,
  },
  deskAverages: {
    method: 'GET',
    path: '/api/desk/evaluation/getAverageList',
    input: Nothing,
    output: z.object({ list: z.array(AverageRow) }),
    permission: 'desk.evaluations.averages',
    log: null,
  },
});
