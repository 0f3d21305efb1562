import type { z } from 'zod';
import { openPermissions } from '@quayside/contract/kernel/permissions';
import type { DeliveryRow, IntegrationDetail, IntegrationRow, RequestRow } from '@quayside/contract/integrations/integrations.schemas';
import { pushOptions } from '@quayside/domain/integrations/integration-rules';
import { flag } from '#server/kernel/flag.ts';
import type { Delivery } from './deliveries.queries.ts';
import type * as queries from './integrations.queries.ts';

type Keys = Awaited<ReturnType<typeof queries.keysOf>>;
type Around = { readonly keys: Keys; readonly codes: ReadonlyMap<number, string>; readonly waiting: number };

export function integrationRow(row: queries.Integration, { keys, codes, waiting }: Around): z.input<typeof IntegrationRow> {
  return {
    integration_id: row.integration_id,
    store_account_id: row.store_account_id,
    name: row.name,
    warehouses: row.warehouse_ids.map((id) => codes.get(id) ?? String(id)).join(','),
    enabled: flag(row.enabled),
    apikeys: keys.filter(({ is_test }) => !is_test).map(({ last_four }) => last_four),
    push_options: pushOptions.filter((option) => row.push_options.includes(option)),
    push_stock_change: flag(row.push_stock_change),
    push_url: row.push_url,
    waiting,
    failing_since: row.failing_since,
    stopped_at: row.stopped_at,
    created_at: row.created_at,
  };
}

export function integrationDetail(row: queries.Integration, around: Around): z.input<typeof IntegrationDetail> {
  return {
    ...integrationRow(row, around),
    warehouse_ids: row.warehouse_ids,
    scopes: openPermissions.filter((scope) => row.scopes.includes(scope)),
    allowed_addresses: row.allowed_addresses,
    keys: around.keys.map(({ key_id, last_four, is_test, created_at, expires_at, last_used_at, last_used_ip }) => ({
      key_id,
      last_four,
      is_test: flag(is_test),
      created_at,
      expires_at,
      last_used_at,
      last_used_ip: last_used_ip ?? '',
    })),
    has_secret: flag(row.push_secret !== null),
  };
}

export function deliveryRow({ seq: _seq, earlier_tries, is_test, ...row }: Delivery): z.input<typeof DeliveryRow> {
  return {
    ...row,
    is_test: flag(is_test),
    tries: earlier_tries + row.tries,
    next_try_at: row.state === 'waiting' ? row.next_try_at : null,
  };
}

type Request = Awaited<ReturnType<typeof queries.requestPage>>['list'][number];

export function requestRow({ customer_id: _customer, integration_id: _integration, is_test, ...row }: Request): z.input<typeof RequestRow> {
  return { ...row, is_test: flag(is_test) };
}
