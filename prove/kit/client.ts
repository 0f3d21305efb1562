import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Call, InputOf, OutputOf } from '../../packages/contract/src/kernel/call.ts';
import type { Envelope, RefusalContent } from '../../packages/contract/src/kernel/envelope.ts';
import { openMeter, type Meter } from './meter.ts';
import { sleep } from './processes.ts';

/** As long as a person at a counter would wait; after that a request counts as lost. */
const PATIENCE_MS = 90_000;
const ANSWER_MS = 20_000;
const AGAIN = Symbol('again');
type Reply = { status: number; body: string };

/** A client as a careful program is one: every write has an idempotency key, and what got no answer is sent again with it. */
export function openClient(base: () => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const meter = openMeter();
  /** Every acknowledged write, by its key. */
  const acknowledged: string[] = [];

  async function ask<C extends Call>(call: C, input: InputOf<C>, token: string): Promise<OutputOf<C>> {
    const given: Record<string, unknown> = { ...input };
    const query = new URLSearchParams(Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]));
    const key = call.method === 'GET' ? null : randomUUID();
    const headers = { token, 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) };
    const sent = { method: call.method, headers, ...(key === null ? {} : { body: JSON.stringify(given) }) };
    const path = key === null ? `${call.path}?${query}` : call.path;
    const content = await patiently(meter, call.name, () => send(agent, base() + path, sent));
    if (key !== null) {
      acknowledged.push(key);
      meter.acknowledged();
    }
    return content as OutputOf<C>; // the server validated it with the call's schema
  }

  async function upload(path: string, token: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<{ file_id: string }> {
    const content = await patiently(meter, 'upload', async () => {
      const form = new FormData();
      form.append('file', new Blob([bytes]), name);
      const signal = AbortSignal.timeout(ANSWER_MS);
      const answer = await fetch(base() + path, { method: 'POST', headers: { token }, body: form, signal });
      return { status: answer.status, body: await answer.text() };
    });
    return content as { file_id: string }; // the output of every upload
  }
  return { ask, upload, meter, acknowledged, close: () => agent.destroy() };
}
export type Client = ReturnType<typeof openClient>;

async function patiently(meter: Meter, name: string, once: () => Promise<Reply>): Promise<unknown> {
  await meter.begin();
  try {
    return await untilAnswered(meter, name, once);
  } finally {
    meter.end();
  }
}

async function untilAnswered(meter: Meter, name: string, once: () => Promise<Reply>): Promise<unknown> {
  const { counts } = meter;
  const startedAt = performance.now();
  for (let tries = 0; ; tries++) {
    const content = await attempt(name, once, counts);
    const ms = performance.now() - startedAt;
    if (content !== AGAIN) {
      meter.answered(name, ms, tries === 0);
      return content;
    }
    if (ms > PATIENCE_MS) {
      counts.lost++;
      throw new Error(`${name} got no answer in ${PATIENCE_MS / 1000} s`);
    }
    if (tries === 0) counts.retried++;
    await sleep(Math.min(1000, 50 * 2 ** tries));
  }
}

/** Locked for too long by somebody else, or the database is away: the server says that trying again is right. */
const PASSING = new Set(['request.conflict', 'request.too_frequent', 'server.unavailable', 'server.fault']);

/** A bulk action answers each item by itself, and an item may have met the database on its way down. */
function isPassing(content: unknown): boolean {
  const list: unknown = typeof content === 'object' && content !== null && 'list' in content ? content.list : [];
  return Array.isArray(list) && list.some((one: { refusal?: { code: string } | null }) => one.refusal && PASSING.has(one.refusal.code));
}

async function attempt(name: string, once: () => Promise<Reply>, counts: Meter['counts']): Promise<unknown> {
  let reply: Reply;
  try {
    reply = await once();
  } catch {
    return AGAIN; // no connection, or none any more
  }
  if (reply.status === 500) counts.faults++;
  if (reply.status >= 500) return AGAIN;
  const { content, msg } = JSON.parse(reply.body) as Envelope<unknown>; // every other answer has it
  if (reply.status === 200) return isPassing(content) ? AGAIN : content;
  const { code, fields } = content as RefusalContent; // every refusal has it
  if (PASSING.has(code)) return AGAIN;
  throw new Error(`${name}: ${code} ${msg} ${fields ? JSON.stringify(fields) : ''}`);
}

type Sent = { readonly method: string; readonly headers: Record<string, string>; readonly body?: string };

function send(agent: Agent, url: string, { method, headers, body }: Sent): Promise<Reply> {
  return new Promise((answer, fail) => {
    const sent = request(url, { method, headers, agent, timeout: ANSWER_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', fail);
      response.on('aborted', () => fail(new Error('the answer broke off')));
      response.on('end', () => answer({ status: response.statusCode ?? 0, body: text }));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', fail);
    sent.end(body);
  });
}
