import { z } from 'zod';
import { OPTION_LENGTH } from '@quayside/domain/tax-survey/tax-survey-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Flag, Id, Nothing, listInput, pageOf } from '../kernel/shapes.ts';
import { TaxSurveyAnswer } from './tax-survey.schemas.ts';

export const DeskTaxSurveyAnswer = TaxSurveyAnswer.extend({ customer_name: z.string() });
export type DeskTaxSurveyAnswer = z.output<typeof DeskTaxSurveyAnswer>;

const Name = z.string().trim().min(1).max(OPTION_LENGTH);
export const DeskTaxSurveyOption = z.object({
  option_id: Id,
  name_en: z.string(),
  name_cn: z.string(),
  sort: z.int(),
  enabled: Flag,
  answers: z.int(),
});
export type DeskTaxSurveyOption = z.output<typeof DeskTaxSurveyOption>;

export const TaxSurveyOptionInput = z.strictObject({
  option_id: Id.optional(),
  name_en: Name,
  name_cn: Name,
  sort: z.int().min(0).max(9999).default(0),
  enabled: Flag.default(1),
});

export const taxSurveyDeskCalls = defineCalls('tax-survey', {
  deskList: {
    method: 'GET',
    path: '/api/desk/survey/getList',
    input: listInput(['created_at'], { customer_id: Id.optional(), option_id: Id.optional(), from: Day.optional(), to: Day.optional() }),
    output: pageOf(DeskTaxSurveyAnswer),
    permission: 'desk.tax-survey.read',
    log: null,
  },
  deskOptions: {
    method: 'GET',
    path: '/api/desk/survey/getOptionList',
    input: Nothing,
    output: z.object({ list: z.array(DeskTaxSurveyOption) }),
    permission: 'desk.tax-survey.read',
    log: null,
  },
  deskSaveOption: {
    method: 'POST',
    path: '/api/desk/survey/saveOption',
    input: TaxSurveyOptionInput,
    output: DeskTaxSurveyOption,
    permission: 'desk.tax-survey.manage',
    log: 'tax-survey.save_option',
  },
});
