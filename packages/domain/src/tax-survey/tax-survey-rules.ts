export type TaxSurveyRefusal = 'tax-survey.already_submitted' | 'tax-survey.option_gone';

/** The longest text of an option; the table has the same limit. */
export const OPTION_LENGTH = 200;
/** The survey is one screen. */
export const MAX_OPTIONS = 10;
