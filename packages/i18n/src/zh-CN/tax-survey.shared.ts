import type { taxSurveyShared as source } from '../en/tax-survey.shared.ts';
import type { Same } from '../same.ts';

export const taxSurveyShared = {
  permissions: { 'tax-survey': '税务意见征集', 'tax-survey.submit': '查看和提交' },
  menu: { tax_survey: '税务意见征集', tax_survey_options: '税务意见选项' },
  refusals: {
    'tax-survey.already_submitted': '已提交，请勿重复提交',
    'tax-survey.option_gone': '该选项已停用，请重新选择。',
  },
  fields: {
    'tax-survey.phone': '请输入正确的电话号码',
    'tax-survey.too_many': '最多提供 {{max}} 个选项，请先停用一个。',
  },
  operations: {
    'tax-survey.submit': '提交税务意见',
    'tax-survey.save_option': '保存税务意见选项',
  },
} as const satisfies Same<typeof source>;
