import type { taxSurveyArea } from '@quayside/contract/tax-survey/tax-survey.area';
import type { SharedTexts } from '../shared.ts';

export const taxSurveyShared = {
  permissions: { 'tax-survey': 'Tax opinions collection', 'tax-survey.submit': 'View and submit' },
  menu: { tax_survey: 'Tax opinions collection', tax_survey_options: 'Tax survey options' },
  refusals: {
    'tax-survey.already_submitted': 'Already submitted',
    'tax-survey.option_gone': 'This option is no longer offered. Choose another one.',
  },
  fields: {
    'tax-survey.phone': 'Enter a valid telephone number',
    'tax-survey.too_many': 'At most {{max}} options can be offered. Switch another one off first.',
  },
  operations: {
    'tax-survey.submit': 'Submit the tax survey',
    'tax-survey.save_option': 'Save an option of the tax survey',
  },
} as const satisfies SharedTexts<typeof taxSurveyArea>;
