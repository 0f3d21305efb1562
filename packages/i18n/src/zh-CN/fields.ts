import type { Same } from '../same.ts';
import type { fields as source } from '../en/fields.ts';

export const fields = {
  required: '请填写此项',
  wrong_type: '数据类型不正确',
  wrong_format: '格式不正确',
  wrong_choice: '请选择以下之一：{{choices}}',
  too_short: '至少 {{min}} 个字符',
  too_long: '最多 {{max}} 个字符',
  too_small: '不能小于 {{min}}',
  too_big: '不能大于 {{max}}',
  too_few: '至少 {{min}} 项',
  too_many: '最多 {{max}} 项',
  not_whole: '必须是整数',
  unknown_field: '未知的字段',
  special_symbols: '参数不能包含特殊符号',
  over_500: '超过 500 个字符，无法提交',
  email: '请输入有效的邮箱地址',
  duplicate: '列表中已有此项',
  'warning-emails.invalid_email': '邮箱无效，请重新输入',
  'warning-emails.empty_when_on': '开启预警前请至少添加一个邮箱',
} as const satisfies Same<typeof source>;
