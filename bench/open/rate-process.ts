// Sends a mix of requests at a fixed rate from its own process, whether or not the answers have come: a slow server is not spared.
import { Agent, request } from 'node:http';
import { given, tell } from '../child.ts';

export type Asked = { readonly method: 'GET' | 'POST'; readonly url: string; readonly body?: string };
export type RateGiven = {
  readonly mix: readonly Asked[];
  readonly headers: Record<string, string>;
  readonly perSecond: number;
  readonly forMs: number;
};
export type RateTold = { readonly ms: readonly number[]; readonly failed: number; readonly seconds: number };

const EVERY_MS = 10;
const { mix, headers, perSecond, forMs } = await given<RateGiven>();
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const ms: number[] = [];
let failed = 0;

/** The time counts from when the request was due, so that waiting for a free connection is part of it. */
function send(asked: Asked): Promise<void> {
  const due = performance.now();
  return new Promise((done) => {
    const json = asked.body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(asked.url, { agent, method: asked.method, headers: { ...headers, ...json } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) ms.push(performance.now() - due);
        else failed++;
        done();
      });
    });
    sent.on('error', () => {
      failed++;
      done();
    });
    sent.end(asked.body);
  });
}

const startedAt = performance.now();
const running: Promise<void>[] = [];
for (let count = 0; performance.now() - startedAt < forMs;) {
  const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
  for (; count < due; count++) {
    const asked = mix[count % mix.length];
    if (asked) running.push(send(asked));
  }
  await new Promise((wake) => setTimeout(wake, EVERY_MS));
}
await Promise.all(running);
const seconds = (performance.now() - startedAt) / 1000;
agent.destroy();
tell({ ms, failed, seconds } satisfies RateTold);
process.disconnect?.();
