import { z } from 'zod';
import {
  deliveryStates,
  INTEGRATION_NAME_LENGTH,
  keyLives,
  MAX_ADDRESSES,
  PUSH_URL_LENGTH,
  pushOptions,
  STORE_ACCOUNT_LENGTH,
  webhookTopics,
} from '@quayside/domain/integrations/integration-rules';
import { fieldError } from '../kernel/fields.ts';
import { openPermissions } from '../kernel/permissions.ts';
import { besideFieldFaults, codeText, Flag, Id, secret, Timestamp, Uuid } from '../kernel/shapes.ts';

const Scope = z.enum(openPermissions);

/** PLUG-01. */
export const IntegrationRow = z.object({
  integration_id: Id,
  store_account_id: z.string(),
  name: z.string(),
  /** Codes, separated by commas; empty: every warehouse. */
  warehouses: z.string(),
  enabled: Flag,
  /** The last four characters of each valid key, newest first. */
  apikeys: z.array(z.string()),
  push_options: z.array(z.enum(pushOptions)),
  push_stock_change: Flag,
  push_url: z.string(),
  waiting: z.int(),
  /** Since when nothing could be delivered. */
  failing_since: Timestamp.nullable(),
  /** When sending was given up. */
  stopped_at: Timestamp.nullable(),
  created_at: Timestamp,
});
export type IntegrationRow = z.output<typeof IntegrationRow>;

export const IntegrationKey = z.object({
  key_id: Id,
  last_four: z.string(),
  /** Reaches the sandbox only. */
  is_test: Flag,
  created_at: Timestamp,
  expires_at: Timestamp.nullable(),
  last_used_at: Timestamp.nullable(),
  last_used_ip: z.string(),
});
export type IntegrationKey = z.output<typeof IntegrationKey>;

export const IntegrationDetail = IntegrationRow.extend({
  warehouse_ids: z.array(Id),
  scopes: z.array(Scope),
  allowed_addresses: z.array(z.string()),
  keys: z.array(IntegrationKey),
  has_secret: Flag,
});
export type IntegrationDetail = z.output<typeof IntegrationDetail>;

const Address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], fieldError('integrations.wrong_address'));

const Fields = z.strictObject({
  integration_id: Id.optional(),
  store_account_id: codeText(STORE_ACCOUNT_LENGTH),
  name: codeText(INTEGRATION_NAME_LENGTH),
  enabled: Flag.default(1),
  warehouse_ids: z.array(Id).max(50).default([]),
  scopes: z.array(Scope).max(50).default([]),
  allowed_addresses: z.array(Address).max(MAX_ADDRESSES).default([]),
  push_url: z.string().trim().max(PUSH_URL_LENGTH).default(''),
  push_options: z.array(z.enum(pushOptions)).default([]),
  push_stock_change: Flag.default(0),
});

/** D-70: every push needs a target. */
export const IntegrationInput = Fields.superRefine((value: Record<string, unknown>, check) => {
  const { push_url = '', push_options = [], push_stock_change = 0 } = value;
  const wants = push_stock_change === 1 || (Array.isArray(push_options) && push_options.length > 0);
  const add = (code: 'integrations.needs_target' | 'wrong_format') =>
    check.addIssue({ code: 'custom', path: ['push_url'], input: value, message: fieldError(code).error });
  if (push_url === '' && wants) add('integrations.needs_target');
  if (typeof push_url === 'string' && push_url !== '' && !/^https?:\/\/[^\s@]+$/i.test(push_url)) add('wrong_format');
}, besideFieldFaults);

/** Shown once: only its hash is kept. */
export const NewKey = z.object({ apikey: secret(z.string()), key_id: Id, expires_at: Timestamp.nullable() });
export const KeyInput = z.strictObject({ integration_id: Id, days: z.literal([...keyLives, 0]).default(0), is_test: Flag.default(0) });

export const DeliveryRow = z.object({
  delivery_id: Uuid,
  topic: z.enum(webhookTopics),
  object: z.string(),
  state: z.enum(deliveryStates),
  /** About the sandbox. */
  is_test: Flag,
  tries: z.int(),
  /** Null: no answer, or not sent yet. */
  status: z.int().nullable(),
  next_try_at: Timestamp.nullable(),
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
});
export type DeliveryRow = z.output<typeof DeliveryRow>;

export const DeliveryDetail = DeliveryRow.extend({
  body: z.string(),
  history: z.array(z.object({ try_no: z.int(), tried_at: Timestamp, ms: z.int(), status: z.int().nullable(), answer: z.string() })),
});
export type DeliveryDetail = z.output<typeof DeliveryDetail>;

export const RequestRow = z.object({
  request_no: Id,
  request_id: Uuid,
  method: z.string(),
  path: z.string(),
  status: z.int(),
  code: z.string(),
  ms: z.int(),
  ip: z.string(),
  /** Made with a test key. */
  is_test: Flag,
  requested_at: Timestamp,
});
export type RequestRow = z.output<typeof RequestRow>;
