import type { Call } from '@quayside/contract/kernel/call';
import { readListInput } from '@quayside/contract/kernel/list-url';
import type { Bound } from '../handlers.ts';
import { pageAt } from './page-files.ts';

export type FirstRead = { call: string; url: string };

/** The reads of the page at this URL, as its own code would ask for them. Every signed-in page begins with the user. */
export function firstReadsOf(bound: readonly Bound[], url: string): FirstRead[] {
  const [path = '/', search = ''] = url.split('?');
  const page = pageAt(path);
  if (!page) return [];
  const names = ['sessions.currentUser', ...(page.firstReads ?? [])];
  const calls = names.map((name) => bound.find((one) => one.call.name === name)?.call).filter((call) => call !== undefined);
  return calls.map((call) => ({ call: call.name, url: urlOf(call, new URLSearchParams(search)) }));
}

function urlOf(call: Call, params: URLSearchParams): string {
  if (!('page' in call.input.shape)) return call.path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(readListInput(call.input, params, null))) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  query.sort(); // as the client writes it
  return `${call.path}?${query}`;
}
