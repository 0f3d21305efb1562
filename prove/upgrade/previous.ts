import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { knownMigrations } from '../../apps/server/src/kernel/migrate.ts';
import { root } from '../kit/quayside.ts';
import { ROLLING_FROM } from '../../scripts/rolling-migrations.ts';

export type Previous = { readonly commit: string; readonly why: string };

/**
 * The commit that stands for the release before this one: the last before the first migration that has to leave its predecessor
 * working, or, as long as there is none, the last before the newest migration. Null without the history (a copy, a shallow clone).
 */
export function previousRelease(given: string | undefined): Previous | null {
  if (given !== undefined) {
    const commit = git('rev-parse', '--verify', `${given}^{commit}`);
    return commit === null ? null : { commit, why: 'as given' };
  }
  const names = knownMigrations();
  const first = names.find((name) => name >= ROLLING_FROM);
  const chosen = first ?? names.at(-1) ?? '';
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `apps/server/migrations/${chosen}.sql`);
  const commit = added === null || added === '' ? null : git('rev-parse', '--verify', `${added}^`);
  return commit === null ? null : { commit, why: `the last commit before ${first === undefined ? 'the newest migration, ' : ''}${chosen}` };
}

/** That commit as files in a folder, with the packages installed here, or its own where it needs others. */
export function checkOut(commit: string, folder: string): void {
  const made = spawnSync('sh', ['-c', `git archive ${commit} | tar -x -C "$0"`, folder], { cwd: root, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`git archive failed: ${made.stderr}`);
  const [ours, theirs] = [root, folder].map((tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8'));
  if (ours === theirs) linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'), folder);
  else install(folder);
}

function install(folder: string): void {
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`npm ci failed: ${done.stderr}`);
}

/** Our own packages in there are links into this tree: the old program must find its own. */
function linkPackages(from: string, to: string, folder: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '@quayside') linkOwn(source, target, folder);
    else if (!entry.name.startsWith('.')) symlinkSync(source, target);
  }
}

function linkOwn(from: string, to: string, folder: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const here = resolve(dirname(join(from, name)), readlinkSync(join(from, name)));
    symlinkSync(here.replace(root, folder), join(to, name));
  }
}

function git(...args: readonly string[]): string | null {
  const done = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return done.status === 0 ? done.stdout.trim() : null;
}
