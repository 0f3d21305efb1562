import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { claimPort } from '../../tools/claim-port.ts';
import { startProcess, until } from './processes.ts';

export function findHaProxy(): string | null {
  return ['haproxy', '/usr/sbin/haproxy'].find((path) => spawnSync(path, ['-v']).status === 0) ?? null;
}

export type Balancer = {
  readonly base: string;
  readonly start: () => Promise<void>;
  /** Sends no more requests to one of the api processes, by its place in the list. */
  readonly drain: (at: number) => Promise<void>;
};

/** HAProxy in front of several api processes: it asks each for /readyz and takes another one when a connection is refused. */
export async function openBalancer(binary: string, folder: string, ports: readonly number[]): Promise<Balancer> {
  const port = await claimPort();
  const settings = join(folder, 'haproxy.cfg');
  const socket = join(folder, 'admin.sock');
  writeFileSync(settings, `global\n  stats socket ${socket} level admin\n${settingsOf(port, ports)}`);
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    drain: (at) => tell(socket, `set server api/api${at + 1} state drain\n`),
    start: async () => {
      startProcess(`HAProxy ${port}`, binary, ['-db', '-f', settings]);
      await until('HAProxy', async () => (await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2000) })).status === 200);
    },
  };
}

/** One line to HAProxy's own socket; an answer other than an empty line is a complaint. */
function tell(socket: string, line: string): Promise<void> {
  return new Promise((done, fail) => {
    let answer = '';
    const connection = connect(socket, () => connection.write(line));
    connection.on('data', (chunk) => (answer += chunk.toString()));
    connection.on('error', fail);
    connection.on('end', () => (answer.trim() === '' ? done() : fail(new Error(`HAProxy: ${answer}`))));
  });
}

/** Also the example of docs/operations.md. Only refused connections are tried again by the balancer: it cannot know what a write has done. */
export function settingsOf(port: number, ports: readonly number[]): string {
  return `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option redispatch
  option forwardfor
  retries 3
  retry-on conn-failure
frontend portal
  bind 127.0.0.1:${port}
  default_backend api
backend api
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1
${ports.map((one, at) => `  server api${at + 1} 127.0.0.1:${one}`).join('\n')}
`;
}
