import { z } from 'zod';
import { deliveryStates } from '@quayside/domain/integrations/integration-rules';
import { defineCalls } from '../kernel/call.ts';
import { Done, Uuid, cursorInput, cursorPageOf } from '../kernel/shapes.ts';
import { DeliveryDetail, DeliveryRow } from './integrations.schemas.ts';

const tag = 'Webhooks';
const one = z.strictObject({ delivery_id: Uuid });

/** The open API: what was sent to the integration of the key. A message is shown with the scope of what it is about. */
export const integrationsOpenCalls = defineCalls('integrations', {
  openDeliveries: {
    method: 'GET',
    path: '/open/v1/webhook-deliveries',
    input: cursorInput({ state: z.enum(deliveryStates).optional() }),
    output: cursorPageOf(DeliveryRow),
    permission: 'signed_in',
    log: null,
    doc: {
      tag,
      summary: 'List webhook deliveries',
      description: 'Messages to your integration, newest first, kept for 30 days. Needs a live key of an integration.',
    },
  },
  openDelivery: {
    method: 'GET',
    path: '/open/v1/webhook-deliveries/{delivery_id}',
    input: one,
    output: DeliveryDetail,
    permission: 'signed_in',
    log: null,
    doc: {
      tag,
      summary: 'Get a webhook delivery',
      description: 'One message with its body and every try. Needs a live key of an integration.',
    },
  },
  openReplay: {
    method: 'POST',
    path: '/open/v1/webhook-deliveries/{delivery_id}/replay',
    input: one,
    output: Done,
    permission: 'signed_in',
    log: 'integrations.open_replay',
    limit: { perMinute: 60, by: 'person' },
    doc: {
      tag,
      summary: 'Send a webhook again',
      description: 'Sends the message again with the same id and the same bytes. Needs a live key of an integration.',
    },
  },
});
