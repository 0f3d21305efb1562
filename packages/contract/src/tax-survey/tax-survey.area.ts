import type { TaxSurveyRefusal } from '@quayside/domain/tax-survey/tax-survey-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const taxSurveyArea = defineArea('tax-survey', {
  position: 2310,
  permissions: {
    'tax-survey.submit': { grantable: ['internal'] },
  },
  deskPermissions: {
    'desk.tax-survey.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'finance'] },
    'desk.tax-survey.manage': { roles: ['sales_manager'] },
  },
  portalPages: [
    {
      group: 'help',
      position: 200,
      path: '/taxOpinionsCollection',
      title: 'tax_survey',
      component: 'tax-survey/tax-survey-page',
      firstReads: ['tax-survey.get'],
      permission: 'tax-survey.submit',
    },
  ],
  deskPages: [
    {
      group: 'customers',
      position: 620,
      path: '/tax-survey',
      title: 'tax_survey',
      component: 'tax-survey/tax-survey-list-page',
      permission: 'desk.tax-survey.read',
    },
    {
      group: 'customers',
      position: 630,
      path: '/tax-survey-options',
      title: 'tax_survey_options',
      component: 'tax-survey/tax-survey-option-list-page',
      permission: 'desk.tax-survey.manage',
    },
  ],
  refusals: {
    'tax-survey.already_submitted': { status: 409, error_code: 4511 },
    'tax-survey.option_gone': { status: 409, error_code: 4512 },
  } satisfies Record<TaxSurveyRefusal, RefusalNumbers>,
  fields: ['tax-survey.phone', 'tax-survey.too_many'],
});
