import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Nothing, listInput, pageOf } from '../kernel/shapes.ts';
import { EvaluationInput, EvaluationRow } from './evaluations.schemas.ts';

export const evaluationsCalls = defineCalls('evaluations', {
  list: {
    method: 'GET',
    path: '/api/ucenter/evaluation/getList',
    input: listInput(['evaluation_id'], {}),
    output: pageOf(EvaluationRow),
    permission: 'evaluations.read',
    log: null,
  },
  /** Whom an evaluation would be about now; null while the customer has no account manager. */
  manager: {
    method: 'GET',
    path: '/api/ucenter/evaluation/getAccountManager',
    input: Nothing,
    output: z.object({ account_manager: z.string().nullable() }),
    permission: 'evaluations.read',
    log: null,
  },
  /** An account manager acting for the customer must not evaluate themselves. */
  add: {
    method: 'POST',
    path: '/api/ucenter/evaluation/addEvaluation',
    input: EvaluationInput,
    output: EvaluationRow,
    permission: 'evaluations.add',
    log: 'evaluations.add',
    actingStaff: 'refused',
    limit: { perMinute: 10, by: 'person' },
  },
});
