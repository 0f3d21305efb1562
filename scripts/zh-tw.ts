// Generates the zh-TW texts from the Simplified Chinese ones. `--verify` only compares: a changed text without this run fails the check.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Converter } from 'opencc-js/cn2t';
import { words } from './zh-tw-words.ts';

const folder = join(import.meta.dirname, '../packages/i18n/src');
const convert = Converter({ from: 'cn', to: 'twp' });

function traditional(text: string): string {
  return words.reduce((all, [from, to]) => all.replaceAll(from, to), convert(text));
}

function deep(value: unknown): unknown {
  if (typeof value === 'string') return traditional(value);
  if (typeof value !== 'object' || value === null) throw new Error('a text is a string or an object of texts');
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deep(part)]));
}

async function fileFor(source: string): Promise<string> {
  const module: Record<string, unknown> = await import(source);
  const [name, texts] = Object.entries(module)[0] ?? [];
  if (name === undefined) throw new Error(`${source} has no texts`);
  const file = basename(source);
  return `// Written by \`npm run zh-tw\` from zh-CN/${file}. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { ${name} as source } from '../en/${file}';

export const ${name} = ${JSON.stringify(deep(texts), null, 2)} as const satisfies Same<typeof source>;
`;
}

/** All files in one run of the formatter: one process for each file takes most of a minute on a busy machine. */
async function wantedFiles(): Promise<Map<string, string>> {
  const draft = mkdtempSync(join(tmpdir(), 'quayside-zh-tw-'));
  try {
    const sources = globSync(join(folder, 'zh-CN/*.ts'));
    for (const source of sources) writeFileSync(join(draft, basename(source)), await fileFor(source));
    execFileSync('oxfmt', ['--config', join(import.meta.dirname, '../.oxfmtrc.json'), draft], { stdio: ['ignore', 'ignore', 'inherit'] });
    return new Map(sources.map((source) => [basename(source), readFileSync(join(draft, basename(source)), 'utf8')]));
  } finally {
    rmSync(draft, { recursive: true });
  }
}

const verify = process.argv.includes('--verify');
const stale: string[] = [];
mkdirSync(join(folder, 'zh-TW'), { recursive: true });
for (const [file, wanted] of await wantedFiles()) {
  const target = join(folder, 'zh-TW', file);
  if (existsSync(target) && readFileSync(target, 'utf8') === wanted) continue;
  if (verify) stale.push(file);
  else writeFileSync(target, wanted);
}
if (stale.length > 0) {
  console.error(`The texts for Taiwan are behind: ${stale.join(', ')}. Run \`npm run zh-tw\`.`);
  process.exit(1);
}
