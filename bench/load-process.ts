// Requests one URL repeatedly over kept-alive connections for a fixed time, from its own process.
import { Agent, request } from 'node:http';
import { given, tell } from './child.ts';

export type LoadGiven = { readonly url: string; readonly token: string; readonly connections: number; readonly forMs: number };
export type LoadTold = { readonly answered: number; readonly failed: number; readonly seconds: number };

const MOST = 200_000;
const { url, token, connections, forMs } = await given<LoadGiven>();
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const startedAt = performance.now();
const endsAt = startedAt + forMs;
let answered = 0;
let failed = 0;

function ask(): Promise<void> {
  return new Promise((done) => {
    const sent = request(url, { agent, headers: { token } }, (response) => {
      if (response.statusCode === 200) answered++;
      else failed++;
      response.resume();
      response.on('end', done);
    });
    sent.on('error', () => {
      failed++;
      done();
    });
    sent.end();
  });
}

async function keepAsking(): Promise<void> {
  while (performance.now() < endsAt && answered + failed < MOST) await ask();
}
await Promise.all(Array.from({ length: connections }, keepAsking));
const seconds = (performance.now() - startedAt) / 1000;
agent.destroy();
tell({ answered, failed, seconds } satisfies LoadTold);
process.disconnect?.();
