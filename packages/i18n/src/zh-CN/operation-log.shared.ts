import type { operationLogShared as source } from '../en/operation-log.shared.ts';
import type { Same } from '../same.ts';

export const operationLogShared = {
  permissions: {
    'operation-log': '操作日志',
    'operation-log.read': '查看',
  },
  menu: {
    operation_log: '操作日志',
  },
  operations: {
    'operation-log.export': '导出操作日志',
  },
  jobs: {
    'operation-log.export': '导出操作日志',
  },
} as const satisfies Same<typeof source>;
