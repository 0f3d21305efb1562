// npm run dev: the server on PORT and both web apps with hot reload, which proxy calls to it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const processes = [
  { cwd: root, args: ['--watch-preserve-output', '--watch', 'apps/server/src/main.ts'] },
  { cwd: join(root, 'apps/portal'), args: [vite, '--port', '5173', '--strictPort'] },
  { cwd: join(root, 'apps/desk'), args: [vite, '--port', '5174', '--strictPort'] },
].map(({ cwd, args }) => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));

const stop = () => processes.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
process.on('disconnect', stop);
