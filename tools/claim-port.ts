import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const claims = join(tmpdir(), 'quayside-ports');
let steps = process.pid * 20;

/**
 * A free port for a server that starts soon, below the ephemeral ports: no outgoing connection takes it. It stays claimed while this
 * process lives, because the server may listen only minutes later.
 */
export async function claimPort(first = 21_000, count = 1000): Promise<number> {
  mkdirSync(claims, { recursive: true });
  for (let tries = 0; tries < count; tries++) {
    const port = first + (steps++ % count);
    if (claimed(port) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`);
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
