import type { IntegrationRefusal } from '@quayside/domain/integrations/integration-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const integrationsArea = defineArea('integrations', {
  position: 2300,
  permissions: {
    'integrations.read': { grantable: ['internal'] },
    // Keys give access to everything their scopes name, so only the main account makes them.
    'integrations.manage': { grantable: [], needs: ['integrations.read'] },
  },
  portalPages: [
    {
      group: 'setting',
      position: 150,
      path: '/plugins',
      title: 'integrations',
      component: 'integrations/integration-list-page',
      firstReads: ['integrations.list'],
      permission: 'integrations.read',
    },
    {
      group: 'setting',
      position: 151,
      path: '/plugins/details',
      title: 'integration_detail',
      component: 'integrations/integration-detail-page',
      permission: 'integrations.read',
      hide: true,
    },
    {
      group: 'setting',
      position: 152,
      path: '/plugins/deliveries',
      title: 'integration_deliveries',
      component: 'integrations/delivery-list-page',
      permission: 'integrations.read',
      hide: true,
    },
    {
      group: 'setting',
      position: 153,
      path: '/plugins/requests',
      title: 'integration_requests',
      component: 'integrations/request-list-page',
      permission: 'integrations.read',
      hide: true,
    },
  ],
  refusals: {
    'integrations.too_many_keys': { status: 409, error_code: 6001 },
    'integrations.no_target': { status: 409, error_code: 6002 },
    'integrations.stopped': { status: 409, error_code: 6003 },
    'integrations.other_key': { status: 403, error_code: 6004 },
  } satisfies Record<IntegrationRefusal, RefusalNumbers>,
  fields: ['integrations.not_public', 'integrations.needs_target', 'integrations.account_taken', 'integrations.wrong_address'],
});
