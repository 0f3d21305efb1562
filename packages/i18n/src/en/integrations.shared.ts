import type { integrationsArea } from '@quayside/contract/integrations/integrations.area';
import type { SharedTexts } from '../shared.ts';

export const integrationsShared = {
  permissions: {
    integrations: 'Integrations',
    'integrations.read': 'View',
    'integrations.manage': 'Manage',
  },
  menu: {
    integrations: 'Integrations',
    integration_detail: 'Integration',
    integration_deliveries: 'Webhooks',
    integration_requests: 'Requests',
  },
  operations: {
    'integrations.save': 'Saved an integration',
    'integrations.delete': 'Deleted an integration',
    'integrations.add_key': 'Made a key of an integration',
    'integrations.end_key': 'Ended a key of an integration',
    'integrations.new_secret': 'Made a signing secret',
    'integrations.test': 'Sent a test message',
    'integrations.resume': 'Started sending again',
    'integrations.replay': 'Sent messages again',
    'integrations.open_replay': 'Sent a message again by key',
  },
  refusals: {
    'integrations.too_many_keys': 'This integration has {{count}} keys already. End one of them first.',
    'integrations.no_target': 'Enter a target URL and make a signing secret first.',
    'integrations.stopped': 'Sending is off. Switch the integration on or start sending again first.',
    'integrations.other_key': 'Messages belong to an integration. Use a live key of that integration.',
  },
  fields: {
    'integrations.not_public': 'This address is not on the public internet',
    'integrations.needs_target': 'Enter the URL the messages go to',
    'integrations.account_taken': 'Another integration has this account ID',
    'integrations.wrong_address': 'Enter an IP address or a range such as 203.0.113.0/24',
  },
} as const satisfies SharedTexts<typeof integrationsArea>;
