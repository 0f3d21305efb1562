import { z } from 'zod';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { realmOf, type Call } from '@quayside/contract/kernel/call';
import { isSandbox } from '@quayside/domain/kernel/sandbox';
import type { MerchantActor } from '../actor.ts';

/** A POST that stores nothing. */
const asks: ReadonlySet<string> = new Set(['orders.openQuote']);
/** Cannot be undone: an assistant must not do it on its own. */
const ends: ReadonlySet<string> = new Set(['orders.openCancel', 'inbound.openCancel', 'interceptions.openIntercept']);
/** Not offered to assistants at all. */
const withheld: ReadonlySet<string> = new Set(['sandboxes.openEmpty']);

/** The open calls a key may make: reads, and writes that its scopes allow. Simulations only in the sandbox. */
export function toolsOf(calls: readonly Call[], { can, customerId }: Pick<MerchantActor, 'can' | 'customerId'>): Call[] {
  return calls.filter(
    (call) =>
      realmOf(call) === 'open' &&
      !call.answers &&
      !withheld.has(call.name) &&
      (call.area !== 'sandboxes' || isSandbox(customerId)) &&
      (call.permission === 'signed_in' || (call.permission !== 'public' && can.has(call.permission))),
  );
}

/** `orders.openGet` is `orders_get`. */
export function toolName({ name }: Pick<Call, 'name'>): string {
  const [area = '', key = ''] = name.split('.');
  const words = key.replace(/^open/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${area.replaceAll('-', '_')}_${words.replace(/^_/, '')}`;
}

/** As the protocol describes a tool, from the contract of the call. */
export function toolOf(call: Call): Tool {
  const isRead = call.method === 'GET' || asks.has(call.name);
  const { $schema: _schema, ...inputSchema } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  return {
    name: toolName(call),
    title: call.doc?.summary ?? call.name,
    description: call.doc ? `${call.doc.summary}. ${call.doc.description}` : call.name,
    inputSchema: inputSchema as Tool['inputSchema'], // an input is an object
    annotations: { readOnlyHint: isRead, destructiveHint: ends.has(call.name), idempotentHint: isRead, openWorldHint: false },
  };
}
