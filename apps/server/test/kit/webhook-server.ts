import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { sendWebhooks } from '#server/ports/webhooks/web.ts';
import { isPublicAddress } from '#server/ports/public-address.ts';

export type Received = { path: string; headers: Record<string, string>; body: string };

/** The server of a merchant that takes webhooks, on this machine. It answers by its path and closes with the test file. */
export async function webhookServer() {
  const received: Received[] = [];
  const answers = new Map<string, { status: number; body?: string; headers?: Record<string, string>; pauseMs?: number }>();
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
      if (path === '/silent') return;
      const { status, body = 'ok', headers = {}, pauseMs = 0 } = answers.get(path) ?? { status: 200 };
      setTimeout(() => reply.writeHead(status, headers).end(body), pauseMs);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a server on a port has one
  /** As in production, except that this machine counts as a public address. */
  const mayReach = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
  return { site: `http://127.0.0.1:${port}`, received, answers, webhooks: sendWebhooks({ mayReach, timeoutMs: 1000 }) };
}
