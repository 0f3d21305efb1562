import { evaluationsCalls } from '@quayside/contract/evaluations/evaluations.calls';
import { evaluationsDeskCalls } from '@quayside/contract/evaluations/evaluations.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { addEvaluation, getManager, listAverages, listEvaluations, listForStaff } from './evaluations.service.ts';

export const evaluationsHandlers = [
  ...handlers(evaluationsCalls, { list: listEvaluations, manager: getManager, add: addEvaluation }),
  ...handlers(evaluationsDeskCalls, { deskList: listForStaff, deskAverages: listAverages }),
];
