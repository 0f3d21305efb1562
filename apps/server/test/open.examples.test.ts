import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextWeekday } from './kit/inbound.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { aSeller, anOrderOf, figures } = submitKit(kit);
const base = await kit.app.listen({ host: '127.0.0.1', port: 0 });
const folder = join(import.meta.dirname, '../../../docs/open-api/examples');

const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const programs = [
  { language: 'curl', command: ['sh', 'orders.sh'], needs: 'curl' },
  { language: 'TypeScript', command: [process.execPath, 'orders.ts'], needs: process.execPath },
  { language: 'Python', command: ['python3', 'orders.py'], needs: 'python3' },
] as const;

/** What it printed. It runs beside us: we are the server it talks to. */
async function output([program = '', ...args]: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(program, args, { cwd: folder, env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((end) => child.once('close', end));
  return text;
}

describe('PLUG-04 the examples of the documentation', () => {
  it.for(programs)(
    '$language: creates a product, books inbound, quotes, creates and submits an order',
    async ({ command, needs }, { skip }) => {
      skip(!has(needs), `${needs} is not installed here`);
      const shop = await aSeller();
      for (let i = 0; i < 4; i++) await anOrderOf(shop);
      const key = await kit.make.anApiKey(shop.customer_id);
      const said = await output(command, { BASE_URL: base, API_KEY: key, SKU: shop.product.sku, ARRIVAL: nextWeekday(3) });
      expect(said.trim().split('\n')).toEqual([
        expect.stringMatching(/^product \d+$/),
        expect.stringMatching(/^inbound \d+ submitted$/),
        expect.stringMatching(/^method [\w-]+$/),
        expect.stringMatching(/^order \d+$/),
        expect.stringMatching(/^held \d+\.\d\d$/),
        'status uploaded',
        'orders 5',
        'refused request.not_found',
      ]);
      const { stock, held, broken } = await figures(shop);
      expect([stock.find(({ total }) => total === 100)?.frozen, broken]).toEqual([1, []]);
      expect(said).toContain(`held ${held}`);
    },
  );
});
