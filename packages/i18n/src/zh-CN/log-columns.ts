import type { Same } from '../same.ts';
import type { logColumns as source } from '../en/log-columns.ts';

export const logColumns = {
  sheet: '操作日志',
  log_id: '编号',
  operation_time: '操作时间',
  menu: '菜单',
  operation_function_en: '操作功能（英文）',
  operation_function_cn: '操作功能（中文）',
  account: '账号',
  operator: '操作人',
  actor_kind: '账号类型',
  outcome: '结果',
  request_method: '请求方式',
  request_address: '请求地址',
  request_parameters: '请求参数',
  ip: 'IP 地址',
  duration_ms: '耗时（毫秒）',
  'actor.main': '主账号',
  'actor.internal': '内部子账号',
  'actor.supplier': '供应商子账号',
  'actor.staff': '服务商员工',
  'actor.api_key': 'API 密钥',
  'actor.system': '系统',
  'outcome.done': '成功',
  'outcome.refused': '被拒绝',
  'outcome.failed': '系统故障',
} as const satisfies Same<typeof source>;
