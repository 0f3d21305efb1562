import type { operationLogArea } from '@quayside/contract/operation-log/operation-log.area';
import type { SharedTexts } from '../shared.ts';

export const operationLogShared = {
  permissions: {
    'operation-log': 'Operation log',
    'operation-log.read': 'View',
  },
  menu: {
    operation_log: 'Operation log',
  },
  operations: {
    'operation-log.export': 'Export the operation log',
  },
  jobs: {
    'operation-log.export': 'Export of the operation log',
  },
} as const satisfies SharedTexts<typeof operationLogArea>;
