import type { sourcingArea } from '@quayside/contract/sourcing/sourcing.area';
import type { SharedTexts } from '../shared.ts';

export const sourcingShared = {
  permissions: {
    sourcing: 'Drop-shipping',
    'sourcing.read': 'View',
    'sourcing.edit': 'Request, accept and decline',
  },
  menu: {
    dropshipping: 'Drop-shipping',
    sourcing_requests: 'Drop-shipping',
    sourcing_request: 'Sourcing request',
    sourcing_create: 'New sourcing request',
  },
  queues: { 'sourcing.to_answer': 'Drop-shipping requests' },
  refusals: {
    'sourcing.not_quoted': 'There is no quote to accept.',
    'sourcing.over': 'This request is closed.',
    'sourcing.expired': 'The quote has expired. Ask for a new one with a message.',
    'sourcing.quote_changed': 'There is a newer quote. Check it before you accept.',
  },
  fields: {
    'sourcing.link': 'Enter the address of a public web page, beginning with https://',
    'sourcing.no_image': 'This picture does not exist',
    'sourcing.past': 'Choose today or a later day',
    'sourcing.no_property': 'This property does not exist',
  },
  operations: {
    'sourcing.add': 'Send a sourcing request',
    'sourcing.accept': 'Accept a sourcing quote',
    'sourcing.decline': 'Decline a sourcing quote',
    'sourcing.message': 'Write about a sourcing request',
    'sourcing.quote': 'Quote a sourcing request',
    'sourcing.desk_decline': 'Decline a sourcing request',
    'sourcing.desk_message': 'Write to a merchant about a sourcing request',
  },
  jobs: { 'sourcing.expire_quotes': 'Expire sourcing quotes' },
} as const satisfies SharedTexts<typeof sourcingArea>;
