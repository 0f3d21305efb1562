import { request, Agent } from 'node:http';
import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import type { Envelope } from '@quayside/contract/kernel/envelope';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';

export type Answer<Content> = Envelope<Content> & { status: number };
type Reply = { status: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request over HTTP; rejects when the server is not there or goes away. */
export function fetchText(url: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<Reply> {
  return new Promise((answer, fail) => {
    const { method = 'GET', headers = {}, body } = options;
    const sent = request(url, { method, headers, agent, timeout: 40_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', fail);
      response.on('end', () => answer({ status: response.statusCode ?? 0, body: text }));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Makes a call the way the web client does. */
export async function send<C extends Call>(base: string, call: C, input: InputOf<C>, token?: string): Promise<Answer<OutputOf<C>>> {
  const given: Record<string, unknown> = { ...input };
  const query = new URLSearchParams(Object.entries(given).map(([key, value]): [string, string] => [key, String(value)]));
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) };
  const { status, body } = await (call.method === 'GET'
    ? fetchText(`${base}${call.path}?${query}`, { headers })
    : fetchText(base + call.path, { method: 'POST', headers, body: JSON.stringify(given) }));
  const envelope: Envelope<OutputOf<C>> = JSON.parse(body);
  return { ...envelope, status };
}

export async function signIn(base: string, email = 'merchant@demo.test'): Promise<string> {
  const { status, content, msg } = await send(base, sessionsCalls.login, { email, password: 'Demo-2026!' });
  if (status !== 200) throw new Error(`signing in was refused: ${msg}`);
  return content.token;
}
