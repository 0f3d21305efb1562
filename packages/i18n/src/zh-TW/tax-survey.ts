// Written by `npm run zh-tw` from zh-CN/tax-survey.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { taxSurvey as source } from '../en/tax-survey.ts';

export const taxSurvey = {
  title: '稅務意見徵集',
  purpose: '請選擇包裹進口稅費的處理方式，每個客戶只能提交一次。',
  customer_id: '客戶 ID',
  name: '姓名',
  telephone: '電話',
  email: '電子郵件',
  email_hint: '選填',
  option: '進口稅費如何處理？',
  send: '提交',
  sent: '提交成功。',
  answered: '已提交',
  answered_hint: '如需修改，請聯絡客戶經理。',
  answer: '選擇',
  created_by: '提交人',
  created_at: '提交時間',
  customer: '客戶',
  no_options: '徵集暫未開放。',
  empty_title: '暫無答覆',
  empty_hint: '客戶的答覆會顯示在這裡。',
  options_title: '稅務意見選項',
  options_purpose: '客戶可選的選項。已提交的答覆保留當時的文字。',
  add_option: '新增選項',
  answers: '答覆數',
  options_empty: '暫無選項',
  options_empty_hint: '沒有選項時，徵集不開放。',
} as const satisfies Same<typeof source>;
