// npm run areas: writes the lists of areas from areas.json and the folders. `--verify` only compares: a stale list fails the check.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contractList } from './generated/contract-list.ts';
import { textList } from './generated/text-list.ts';

const lists = [contractList, textList];

const stale: string[] = [];
for (const { path, write } of lists) {
  const text = execFileSync('oxfmt', ['--stdin-filepath', path], { input: await write(), encoding: 'utf8' });
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (process.argv.includes('--verify')) stale.push(path);
  else writeFileSync(path, text);
}
if (stale.length > 0) {
  console.error(`These lists of areas are stale: ${stale.join(', ')}. Run \`npm run areas\`.`);
  process.exit(1);
}
