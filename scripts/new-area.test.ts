import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'quayside-new-area-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The files git tracks or would track, with the installed packages linked; our own packages are those of the copy. */
function copyTree(): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted', '-z'], { cwd: root, encoding: 'utf8' }).split('\0'));
  for (const path of listed.split('\0').filter((one) => one !== '' && !deleted.has(one))) cpSync(join(root, path), join(copy, path));
  mkdirSync(join(copy, 'node_modules/@quayside'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@quayside' && !/^\.(cache|vite)/.test(entry))
      symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, folder))) symlinkSync(join(copy, folder, name), join(copy, 'node_modules/@quayside', name));
  git('init', '--quiet');
  commit();
}

function git(...args: string[]): string {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@quayside.test'];
  return execFileSync('git', [...author, ...args], { cwd: copy, encoding: 'utf8' });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
}

/** Runs a command and returns its output; a failure fails the test with that output. */
function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // execFileSync keeps what was printed
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
const script = (name: string, ...args: string[]) => run(process.execPath, join('scripts', `${name}.ts`), ...args);

function replace(path: string, from: string, to: string): void {
  const text = readFileSync(join(copy, path), 'utf8');
  expect(text, path).toContain(from);
  writeFileSync(join(copy, path), text.replace(from, to));
}

/** Adds a field from the table to the screen, as a developer would in the new area. */
function addField(): void {
  const migration = readdirSync(join(copy, 'apps/server/migrations')).find((name) => name.endsWith('_sample_crates.sql')) ?? '';
  replace(`apps/server/migrations/${migration}`, '  created_at', '  weight_g int not null default 0 check (weight_g >= 0),\n  created_at');
  replace('packages/contract/src/sample-crates/sample-crates.schemas.ts', '  created_at', '  weight_g: z.int(),\n  created_at');
  replace('apps/server/src/areas/sample-crates/sample-crates.queries.ts', "'name', 'created_at'", "'name', 'weight_g', 'created_at'");
  replace('apps/server/test/sample-crates.test.ts', 'created_at: expect', 'weight_g: 0, created_at: expect');
  const pages = 'apps/portal/src/areas/sample-crates/sample-crate';
  replace(`${pages}-pages.test.tsx`, "name: 'First one',", "name: 'First one', weight_g: 5,");
  replace(
    `${pages}-list-page.tsx`,
    "    { key: 'created_at'",
    "    { key: 'weight_g', title: t('weight_g'), width: 120 },\n    { key: 'created_at'",
  );
  for (const [language, text] of [
    ['en', 'Weight (g)'],
    ['zh-CN', '重量（克）'],
  ])
    replace(`packages/i18n/src/${language}/sample-crates.ts`, '  created:', `  weight_g: '${text}',\n  created:`);
  script('zh-tw');
  script('db-types');
  run('oxfmt', 'apps', 'packages');
}

const touched = () =>
  git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

describe('npm run new-area', () => {
  it('creates an area that passes the check and its own tests, and with one more field changes four files outside of it', () => {
    copyTree();
    script('new-area', 'sample-crates', 'sample-crate', '样品箱');
    script('check');
    addField();
    script('check');
    const outside = touched().filter((path) => !/sample[-_]crate/.test(path));
    expect(outside.sort()).toEqual([
      'apps/server/src/kernel/tables.generated.ts',
      'areas.json',
      'packages/contract/src/areas.generated.ts',
      'packages/i18n/src/areas.generated.ts',
    ]);
    run('vitest', 'run', '--project', 'fast', 'packages/contract', 'scripts/area-rules');
    run('vitest', 'run', '--project', 'server', 'apps/server/test/sample-crates.test.ts', 'apps/server/test/contract.test.ts');
    run('vitest', 'run', '--project', 'server', 'apps/server/test/demo.test.ts', 'apps/server/test/kernel.foreign-ids.test.ts');
    run('vitest', 'run', '--project', 'web', 'sample-crates', 'packages/ui/src/shell/menu-pages.test.ts');
  });
});
