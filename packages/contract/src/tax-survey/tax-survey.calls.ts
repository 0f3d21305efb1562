import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/shapes.ts';
import { TaxSurveyAnswer, TaxSurveyInput, TaxSurveyOption } from './tax-survey.schemas.ts';

export const taxSurveyCalls = defineCalls('tax-survey', {
  /** The options to choose from, and the customer's answer once it has been given. */
  get: {
    method: 'GET',
    path: '/api/ucenter/survey/getTaxSurvey',
    input: Nothing,
    output: z.object({ customer_id: Id, options: z.array(TaxSurveyOption), answer: TaxSurveyAnswer.nullable() }),
    permission: 'tax-survey.submit',
    log: null,
  },
  /** Once per customer (SURVEY-03, D-76). */
  submit: {
    method: 'POST',
    path: '/api/ucenter/survey/submitTaxSurvey',
    input: TaxSurveyInput,
    output: TaxSurveyAnswer,
    permission: 'tax-survey.submit',
    log: 'tax-survey.submit',
  },
});
