import { webhookTopics, type WebhookTopic } from '@quayside/domain/integrations/integration-rules';
import { sampleOf, type Schema } from './schema.ts';
import { wordOf } from './words.ts';

type Json = Record<string, unknown>;
type Topic = { readonly summary: string; readonly fields: readonly string[] };

const own: Readonly<Record<string, string>> = {
  previous_status: 'The status before.',
  exception_id: 'Our id of the exception.',
  deadline: 'Until when your answer is needed; null when it is not.',
  state: 'Where the exception stands.',
  transaction_id: 'The entry of your wallet.',
  warehouse: 'Code of the warehouse.',
};
const numbers = new Set(['order_id', 'exception_id', 'inbound_id', 'transaction_id', 'total', 'frozen', 'available', 'expected']);
const nullable = new Set(['deadline', 'audit_status', 'stage']);
const order = ['order_id', 'order_no', 'platform_order_no'] as const;

/** What the triggers of the migrations write into a message. */
const topics: Readonly<Record<WebhookTopic, Topic>> = {
  order_status: { summary: 'The status of an order has changed', fields: [...order, 'status', 'previous_status'] },
  tracking: { summary: 'An order has got a tracking number', fields: [...order, 'number', 'last_mile_no'] },
  exception: { summary: 'Something is wrong with an order', fields: ['exception_id', ...order, 'reason', 'state', 'deadline'] },
  inbound: { summary: 'An appointment has moved on', fields: ['inbound_id', 'inbound_no', 'bill_status', 'audit_status', 'stage'] },
  billing: {
    summary: 'Your wallet has a new entry',
    fields: ['transaction_id', 'bill_type', 'fee_type', 'amount', 'balance_after', 'source_type', 'source_no'],
  },
  stock_change: { summary: 'A stock level has changed', fields: ['sku', 'warehouse', 'total', 'frozen', 'available', 'expected'] },
  test: { summary: 'The test message of the integration', fields: [] },
};

export function webhooks(): Json {
  return Object.fromEntries(webhookTopics.map((topic) => [topic, { post: operation(topic, topics[topic]) }]));
}

function operation(topic: WebhookTopic, { summary, fields }: Topic): Json {
  const schema = message(topic, fields);
  return {
    operationId: `webhook.${topic}`,
    summary,
    description:
      'Sent to the target of an integration and signed as Standard Webhooks says. The same id can arrive twice. Answer 2xx within ten seconds; anything else is repeated up to eight times, over more than a day.',
    security: [],
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
      name,
      in: 'header',
      required: true,
      description: 'See Standard Webhooks.',
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema, example: sampleOf(schema, { area: '', parent: '' }) } } },
    responses: { '2XX': { description: 'You have it.' }, '4XX': { description: 'It is sent again later.' } },
  };
}

function message(topic: WebhookTopic, fields: readonly string[]): Schema {
  const one = (name: string): Schema => {
    const type = numbers.has(name) ? 'integer' : 'string';
    return {
      description: own[name] ?? wordOf({ area: '', parent: '', field: name }) ?? '',
      type: nullable.has(name) ? [type, 'null'] : type,
    };
  };
  const data: Schema = {
    type: 'object',
    description: 'What it is about.',
    required: [...fields],
    properties: Object.fromEntries(fields.map((name) => [name, one(name)])),
  };
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', const: topic, description: 'The kind of message.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened (UTC).' },
      test: { type: 'boolean', const: true, description: 'Only there when it is about the sandbox.' },
      data,
    },
  };
}
