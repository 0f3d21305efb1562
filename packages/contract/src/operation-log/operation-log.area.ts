import { defineArea } from '../kernel/area.ts';

export const operationLogArea = defineArea('operation-log', {
  position: 2200,
  permissions: {
    'operation-log.read': { grantable: ['internal', 'supplier'] },
  },
  deskPermissions: {
    'desk.operation-log.read': { roles: ['customer_service', 'account_manager', 'finance'] },
  },
  portalPages: [
    {
      group: 'setting',
      position: 300,
      path: '/operationLog',
      title: 'operation_log',
      component: 'operation-log/operation-log-list-page',
      firstReads: ['operation-log.list'],
      permission: 'operation-log.read',
    },
  ],
  deskPages: [
    {
      group: 'operations',
      position: 300,
      path: '/operation-log',
      title: 'operation_log',
      component: 'operation-log/operation-log-list-page',
      permission: 'desk.operation-log.read',
    },
  ],
});
