import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ephemeral ports: no outgoing connection takes one. */
const FIRST_PORT = 21_000;
const PORTS = 1000;
const claims = join(tmpdir(), 'quayside-ports');
let next = (process.pid * 20) % PORTS;

/** A free port for a server that starts soon. It stays claimed while this process lives: the server may listen only minutes later. */
export async function claimPort(): Promise<number> {
  mkdirSync(claims, { recursive: true });
  for (let tries = 0; tries < PORTS; tries++) {
    const port = FIRST_PORT + (next++ % PORTS);
    if (claimed(port) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORTS - 1} is free.`);
}

function claimed(port: number): boolean {
  const file = join(claims, String(port));
  if (isAlive(ownerOf(file))) return false;
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false; // another process was faster
  }
}

function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0; // nobody's
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
      .once('error', () => answer(false))
      .once('listening', () => probe.close(() => answer(true)))
      .listen(port, '127.0.0.1');
  });
}
