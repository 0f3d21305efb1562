// npm run open-api: writes the document of the open API and the types of its client. `--verify` only compares and checks the rules.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiDocument } from '../apps/server/src/kernel/open-docs/document.ts';
import { breakingChanges } from './open-api/breaking.ts';
import { clientTypes } from './open-api/client-types.ts';
import { faultsOf } from './open-api/lint.ts';
import { openCalls } from './open-api/open-calls.ts';

const root = join(import.meta.dirname, '..');
const DOCUMENT = 'docs/open-api/v1.json';
const TYPES = 'packages/client/src/types.generated.ts';

const calls = await openCalls();
const document = openApiDocument(calls);
const faults = await faultsOf(document);
const released = existsSync(join(root, DOCUMENT)) ? JSON.parse(readFileSync(join(root, DOCUMENT), 'utf8')) : {};
const broken = breakingChanges(released, document);
if (faults.length + broken.length > 0) {
  for (const line of [...faults, ...broken.map((one) => `breaks version 1: ${one}`)]) console.error(line);
  process.exit(1);
}

const wanted = new Map([
  [DOCUMENT, `${JSON.stringify(document, null, 1)}\n`],
  [TYPES, formatted(clientTypes(document))],
]);
const stale = [...wanted].filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
if (process.argv.includes('--verify')) {
  for (const [path] of stale) console.error(`${path} is stale: npm run open-api`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [path, text] of stale) writeFileSync(join(root, path), text);
console.log(`${calls.length} calls, ${stale.length} files written`);

function formatted(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-open-api-'));
  try {
    const file = join(folder, 'types.ts');
    writeFileSync(file, source);
    execFileSync('oxfmt', ['--config', join(root, '.oxfmtrc.json'), file], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
