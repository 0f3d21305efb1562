import { z } from 'zod';
import { fieldError } from '../kernel/fields.ts';
import { Email, Id, Timestamp, personal } from '../kernel/shapes.ts';

export const TaxSurveyOption = z.object({ option_id: Id, name: z.string() });
export type TaxSurveyOption = z.output<typeof TaxSurveyOption>;

/** SURVEY-01. The option is in the words of the day it was chosen. */
export const TaxSurveyAnswer = z.object({
  customer_id: Id,
  name: z.string(),
  telephone: z.string(),
  email: z.string(),
  option_id: Id,
  option_en: z.string(),
  option_cn: z.string(),
  created_by: z.string(),
  created_at: Timestamp,
});
export type TaxSurveyAnswer = z.output<typeof TaxSurveyAnswer>;

/** Name, telephone and option are required (SURVEY-02); an email is checked if given (D-76). The customer is the session's. */
export const TaxSurveyInput = z.strictObject({
  name: personal(z.string().trim().min(1).max(60)),
  telephone: personal(
    z
      .string()
      .trim()
      .min(1)
      .max(30)
      // An empty one is missing, not wrong.
      .refine((text) => text === '' || /^[+()\d][\d\s()./-]{4,}$/.test(text), fieldError('tax-survey.phone')),
  ),
  email: personal(z.union([z.literal(''), Email])).default(''),
  option_id: Id,
});
