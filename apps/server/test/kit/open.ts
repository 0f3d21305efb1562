import { addressOf, type Call, type InputOf, type OutputOf } from '@quayside/contract/kernel/call';
import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import type { MerchantPermission } from '@quayside/contract/kernel/permissions';
import type { TestApp } from './test-app.ts';

/** A problem document of the open API. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  instance: string;
  request_id: string;
  fields?: { path: string; code: string; msg: string }[];
  order_id?: number;
  order_no?: string;
};

/** Makes calls of the open API as a merchant's program does. */
export function openKit({ app, send }: Pick<TestApp, 'app' | 'send'>) {
  const ask = async <C extends Call>(call: C, input: InputOf<C>, key: string, headers: Record<string, string> = {}) => {
    const { path, rest } = addressOf(call, input);
    const query = Object.entries(rest).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
    const answer = await app.inject({
      method: call.method,
      url: call.method === 'GET' && query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(call.method === 'GET' ? {} : { payload: rest }),
    });
    const body = answer.json<unknown>();
    // The server has just written it by the call's schema; a refused call is a problem.
    return { status: answer.statusCode, headers: answer.headers, body: body as OutputOf<C>, problem: body as Problem };
  };

  /** The key of an integration, limited to warehouses and scopes. */
  const aKey = async (token: string, scopes: MerchantPermission[], warehouse_ids: number[] = []) => {
    const given = { name: 'Program', store_account_id: `program-${Math.random()}`, scopes, warehouse_ids };
    const { integration_id } = (await send(integrationsCalls.save, given, token)).content;
    return (await send(integrationsCalls.addKey, { integration_id, days: 0 }, token)).content.apikey;
  };

  /** All rows of a list, page by page; `between` runs before each further page. */
  const readAll = async <C extends Call>(call: C, input: InputOf<C>, key: string, between: () => Promise<unknown> = async () => {}) => {
    const rows: Record<string, unknown>[] = [];
    let cursor: string | null = null;
    do {
      const page: { list: Record<string, unknown>[]; next_cursor: string | null } = (
        await ask(call, { ...input, ...(cursor === null ? {} : { cursor }) }, key)
      ).body as never; // every list of the open API answers this
      rows.push(...page.list);
      cursor = page.next_cursor;
      if (cursor !== null) await between();
    } while (cursor !== null);
    return rows;
  };

  return { ask, aKey, readAll };
}
