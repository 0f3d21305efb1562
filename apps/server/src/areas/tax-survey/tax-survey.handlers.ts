import { taxSurveyCalls } from '@quayside/contract/tax-survey/tax-survey.calls';
import { taxSurveyDeskCalls } from '@quayside/contract/tax-survey/tax-survey.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getTaxSurvey, listForStaff, listOptions, saveOption, submitTaxSurvey } from './tax-survey.service.ts';

export const taxSurveyHandlers = [
  ...handlers(taxSurveyCalls, { get: getTaxSurvey, submit: submitTaxSurvey }),
  ...handlers(taxSurveyDeskCalls, { deskList: listForStaff, deskOptions: listOptions, deskSaveOption: saveOption }),
];
