import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimPort } from '../tools/claim-port.ts';

const FIRST = 22_500;
const source = join(import.meta.dirname, '../tools/claim-port.ts');

test('a port of a living process is not given to another, and is free again after its end', async () => {
  const script = `const { claimPort } = await import(${JSON.stringify(source)}); console.log(await claimPort(${FIRST}, 2)); setTimeout(() => {}, 60_000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(other.stdout, 'data')) as [Buffer]; // without an encoding it is bytes
  const theirs = Number(line.toString());
  const ours = FIRST + FIRST + 1 - theirs;
  expect(await claimPort(FIRST, 2)).toBe(ours);
  await expect(claimPort(FIRST, 2)).rejects.toThrow('No port from 22500 to 22501 is free.');
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await claimPort(FIRST, 2)).toBe(theirs);
});

test('a port that somebody listens on is passed over', async () => {
  const server = createServer().listen(FIRST + 2, '127.0.0.1');
  await once(server, 'listening');
  await expect(claimPort(FIRST + 2, 1)).rejects.toThrow();
  server.close();
});
