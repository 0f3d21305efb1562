// Written by `npm run zh-tw` from zh-CN/operation-log.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { operationLogShared as source } from '../en/operation-log.shared.ts';

export const operationLogShared = {
  permissions: {
    'operation-log': '操作紀錄',
    'operation-log.read': '檢視',
  },
  menu: {
    operation_log: '操作紀錄',
  },
  operations: {
    'operation-log.export': '匯出操作紀錄',
  },
  jobs: {
    'operation-log.export': '匯出操作紀錄',
  },
} as const satisfies Same<typeof source>;
