// Written by `npm run zh-tw` from zh-CN/log-columns.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { logColumns as source } from '../en/log-columns.ts';

export const logColumns = {
  sheet: '操作紀錄',
  log_id: '編號',
  operation_time: '操作時間',
  menu: '選單',
  operation_function_en: '操作功能（英文）',
  operation_function_cn: '操作功能（中文）',
  account: '帳號',
  operator: '操作人',
  actor_kind: '帳號類型',
  outcome: '結果',
  request_method: '請求方式',
  request_address: '請求地址',
  request_parameters: '請求參數',
  ip: 'IP 地址',
  duration_ms: '耗時（毫秒）',
  'actor.main': '主帳號',
  'actor.internal': '內部子帳號',
  'actor.supplier': '供應商子帳號',
  'actor.staff': '服務商員工',
  'actor.api_key': 'API 金鑰',
  'actor.system': '系統',
  'outcome.done': '成功',
  'outcome.refused': '被拒絕',
  'outcome.failed': '系統故障',
} as const satisfies Same<typeof source>;
