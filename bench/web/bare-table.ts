import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A built page with nothing but a table of antd, and its rows. */
export async function bareTable(rows: number): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-bench-table-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'bare-table'),
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
  });
  const list = JSON.stringify(Array.from({ length: rows }, (_, at) => row(at)));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path === '/' ? '/index.html' : path;
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
    if (path === '/rows.json') response.end(list);
    else if (existsSync(join(folder, file))) response.end(readFileSync(join(folder, file)));
    else response.writeHead(404).end(); // browsers ask for an icon
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function row(at: number) {
  return {
    order_id: at,
    order_no: `SO-261116-${at}`,
    status: 'Waiting',
    goods: `SKU-${at} 2 units`,
    recipient_name: `Ana ${at} Miller, Los Angeles`,
    method: 'US line',
    quoted_total: '10.00',
    created_at: '2026-11-16 10:00',
    actions: 'Submit',
  };
}
