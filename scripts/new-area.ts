// npm run new-area -- NAME THING [CHINESE]: an area with a table, list and detail calls, pages, texts and tests, which all pass at once.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { areas as stated } from '../packages/contract/src/areas.generated.ts';
import type { Area } from '../packages/contract/src/kernel/area.ts';
import { contractFiles, type Place } from './new-area/contract-files.ts';
import { namesOf, type Names } from './new-area/names.ts';
import { serverFiles } from './new-area/server-files.ts';
import { textFiles } from './new-area/text-files.ts';
import { webFiles } from './new-area/web-files.ts';

/** The files outside the area that name it: one list by hand, the others generated from it. */
const outside = [
  'areas.json',
  'packages/contract/src/areas.generated.ts',
  'packages/i18n/src/areas.generated.ts',
  'apps/server/src/kernel/tables.generated.ts',
];
/** A new area starts here; move its pages in its area file. */
const GROUP = 'orders';

const [name = '', thing = '', chinese] = process.argv.slice(2);
const kebab = /^[a-z]+(-[a-z]+)*$/;
if (!kebab.test(name) || !kebab.test(thing) || name === thing)
  fail('Usage: npm run new-area -- loss-orders loss-order 货损单   (a plural noun of the glossary, its singular, its Chinese name)');
if (name in JSON.parse(readFileSync('areas.json', 'utf8'))) fail(`The area "${name}" exists already.`);

const names = namesOf(name, thing, chinese);
const files = { ...contractFiles(names, place()), ...textFiles(names), ...serverFiles(names, stamp()), ...webFiles(names) };
for (const path of Object.keys(files)) if (existsSync(path)) fail(`${path} exists already.`);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
listArea(names);
execFileSync('oxfmt', [...Object.keys(files).filter((path) => /\.(tsx?|md)$/.test(path)), 'areas.json'], { stdio: 'ignore' });
for (const script of ['zh-tw', 'areas', 'db-types']) execFileSync(process.execPath, [`scripts/${script}.ts`], { stdio: 'inherit' });

const traditional = [`packages/i18n/src/zh-TW/${name}.ts`, `packages/i18n/src/zh-TW/${name}.shared.ts`];
console.log(`Files of the area:\n${[...Object.keys(files), ...traditional].map((path) => `  ${path}`).join('\n')}`);
console.log(`Outside of it:\n${outside.map((path) => `  ${path}`).join('\n')}`);
console.log(
  `Try it: npm run check && npx vitest run --project server apps/server/test/${name}.test.ts && npx vitest run --project web ${name}\nNext: see "A new area" in CONTRIBUTING.md.`,
);

/** After all existing ones, so that positions stay unique. */
function place(): Place {
  const areas: readonly Area[] = Object.values(stated);
  const pages = areas.flatMap((area) => area.portalPages).filter((page) => page.group === GROUP);
  const after = (positions: readonly number[]) => Math.floor(Math.max(0, ...positions) / 100) * 100 + 100;
  return { position: after(areas.map((area) => area.position)), group: GROUP, page: after(pages.map((page) => page.position)) };
}

/** `20261116_0230`: migrations run in the order of their timestamps. */
function stamp(): string {
  const [day = '', time = ''] = new Date().toISOString().split('T');
  return `${day.replaceAll('-', '')}_${time.slice(0, 5).replace(':', '')}`;
}

/** Adds one line and leaves the others as they are. */
function listArea({ table }: Names): void {
  const list = readFileSync('areas.json', 'utf8').trimEnd();
  writeFileSync('areas.json', `${list.slice(0, -1).trimEnd()},\n  "${name}": { "uses": [], "owns": ["${table}"] }\n}\n`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
