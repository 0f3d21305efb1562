import { opens, type Screen } from './screen.ts';

export const portalHelpScreens: readonly Screen[] = [
  { name: 'evaluation', at: '/evaluation', foreign: true },
  { name: 'tax-survey', at: '/taxOpinionsCollection' },
];

export const deskHelpScreens: readonly Screen[] = [
  { name: 'desk-evaluations', at: '/desk/evaluations', foreign: true },
  { name: 'desk-evaluation-averages', at: '/desk/evaluation-averages' },
  { name: 'desk-tax-survey', at: '/desk/tax-survey' },
  { name: 'desk-tax-survey-options', at: '/desk/tax-survey-options' },
  {
    name: 'desk-tax-survey-option',
    at: '/desk/tax-survey-options',
    show: opens(
      (t) => t.taxSurvey.add_option,
      (t) => t.deskKernel.name_en,
    ),
  },
];
