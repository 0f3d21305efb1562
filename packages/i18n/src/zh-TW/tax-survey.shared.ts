// Written by `npm run zh-tw` from zh-CN/tax-survey.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { taxSurveyShared as source } from '../en/tax-survey.shared.ts';

export const taxSurveyShared = {
  permissions: {
    'tax-survey': '稅務意見徵集',
    'tax-survey.submit': '檢視和提交',
  },
  menu: {
    tax_survey: '稅務意見徵集',
    tax_survey_options: '稅務意見選項',
  },
  refusals: {
    'tax-survey.already_submitted': '已提交，請勿重複提交',
    'tax-survey.option_gone': '該選項已停用，請重新選擇。',
  },
  fields: {
    'tax-survey.phone': '請輸入正確的電話號碼',
    'tax-survey.too_many': '最多提供 {{max}} 個選項，請先停用一個。',
  },
  operations: {
    'tax-survey.submit': '提交稅務意見',
    'tax-survey.save_option': '儲存稅務意見選項',
  },
} as const satisfies Same<typeof source>;
