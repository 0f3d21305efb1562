import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationFile } from '../apps/server/src/kernel/migration-files.ts';

/**
 * Migrations from here on must leave the release before them working, so that both can serve during an upgrade. Those before belong to
 * a release whose upgrade stops every process, as its entry in CHANGELOG.md says.
 */
export const ROLLING_FROM = '20261119_0000';

/** `-- contract of 1.2`: the last release that still used what this migration takes away. The release before this one must be newer. */
const MARK = /^-- contract of (\S+)\s*$/m;

type Rule = { readonly pattern: RegExp; readonly why: string };
const table = String.raw`(?:only\s+)?(?<table>[\w.]+)`;
const rules: readonly Rule[] = [
  { pattern: /\bdrop\s+(?:table|view|materialized\s+view|type|sequence)\s+(?:if\s+exists\s+)?(?<table>[\w.]+)/g, why: 'drops' },
  { pattern: /\bdrop\s+(?:function|procedure)\s+(?:if\s+exists\s+)?(?<table>[\w.]+)/g, why: 'drops the function' },
  { pattern: /\balter\s+(?:view|type|sequence|function|procedure)\s+(?<table>[\w.]+)[^;]*?\brename\b/g, why: 'renames' },
  { pattern: alter(String.raw`\brename\b`), why: 'renames, or renames a part of,' },
  {
    pattern: alter(String.raw`\bdrop\s+(?!constraint\b|default\b|not\s+null\b|expression\b|identity\b)(?:column\s+)?`),
    why: 'drops a column of',
  },
  { pattern: alter(String.raw`\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b`), why: 'changes the type of a column of' },
  { pattern: alter(String.raw`\balter\s+(?:column\s+)?\w+\s+set\s+not\s+null\b`), why: 'demands a value in a column of' },
  { pattern: alter(String.raw`\balter\s+(?:column\s+)?\w+\s+drop\s+default\b`), why: 'drops a default of' },
  {
    pattern: /\brevoke\b[^;]*?\bon\s+(?:table\s+)?(?!function\b|procedure\b|schema\b)(?<table>[\w.]+)[^;]*?\bfrom\b/g,
    why: 'takes a right away on',
  },
  { pattern: /\bcreate\s+unique\s+index\b[^;]*?\bon\s+(?<table>[\w.]+)/g, why: 'demands unique rows of' },
];

function alter(change: string): RegExp {
  return new RegExp(String.raw`\balter\s+table\s+(?:if\s+exists\s+)?${table}\b[^;]*?${change}`, 'g');
}

/** The errors of migrations that would break the release before them, one sentence each, with the fix. */
export function rollingErrors(files: readonly Pick<MigrationFile, 'name' | 'text'>[], releases: readonly string[]): string[] {
  return files.filter(({ name }) => name >= ROLLING_FROM).flatMap((file) => errorsOf(file, releases));
}

function errorsOf({ name, text }: Pick<MigrationFile, 'name' | 'text'>, releases: readonly string[]): string[] {
  const marked = MARK.exec(text)?.[1];
  if (marked !== undefined) {
    const before = releases.slice(1);
    return before.includes(marked)
      ? []
      : [`${name}.sql is marked as the contract step of ${marked}, which is no release before the last one: wait for another release.`];
  }
  return [...breaks(text)].map(
    (what) =>
      `${name}.sql ${what}, which the release before it still uses: expand first, and take it away with "-- contract of RELEASE" in a later release.`,
  );
}

function* breaks(text: string): Generator<string> {
  const sql = plain(text);
  const made = new Set(
    [...sql.matchAll(/\bcreate\s+(?:table|view|function|procedure)\s+(?:if\s+not\s+exists\s+)?([\w.]+)/g)].map(([, one]) => one),
  );
  for (const { pattern, why } of rules)
    for (const found of sql.matchAll(pattern)) if (!made.has(found.groups?.['table'] ?? '')) yield `${why} ${found.groups?.['table']}`;
  yield* strictAdditions(sql, made);
}

/** What is added to an existing table: a column without a value for old inserts, a constraint that old writes may break. */
function* strictAdditions(sql: string, made: ReadonlySet<string | undefined>): Generator<string> {
  for (const [, name = '', body = ''] of sql.matchAll(/\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([\w.]+)\b([^;]*)/g)) {
    if (made.has(name)) continue;
    const dropped = new Set(
      [...body.matchAll(/\bdrop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/g), ...constraintsDropped(sql, name)].map(([, one]) => one),
    );
    for (const part of parts(body)) {
      const constraint = /^add\s+(?:constraint\s+(\w+)\s+)?(?:check|unique|primary\s+key|foreign\s+key|exclude)\b/.exec(part);
      if (constraint && !(constraint[1] && dropped.has(constraint[1]))) yield `adds a constraint to ${name}`;
      const column = !constraint && /^add\s+(?!constraint\b)(?:column\s+)?(?:if\s+not\s+exists\s+)?(\w+)/.exec(part);
      if (column && /\bnot\s+null\b/.test(part) && !/\b(?:default|generated)\b/.test(part))
        yield `adds ${name}.${column[1]} not null without a default`;
    }
  }
}

function constraintsDropped(sql: string, name: string): RegExpExecArray[] {
  return [...sql.matchAll(new RegExp(String.raw`\balter\s+table\s+${name}\s+drop\s+constraint\s+(?:if\s+exists\s+)?(\w+)`, 'g'))];
}

/** The changes of one `alter table`, split at the commas outside of brackets. */
function parts(body: string): string[] {
  const all: string[] = [''];
  let depth = 0;
  for (const letter of body) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) all.push('');
    else all[all.length - 1] += letter;
  }
  return all.map((part) => part.trim());
}

/** Without comments, texts and function bodies, in lower case. */
function plain(text: string): string {
  return text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase();
}

/** The releases of CHANGELOG.md, newest first, without what is unreleased. */
export function releasesOf(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\S+)/gm)].flatMap(([, name = '']) => (/^\d/.test(name) ? [name] : []));
}

export function readReleases(): string[] {
  return releasesOf(readFileSync(join(import.meta.dirname, '..', 'CHANGELOG.md'), 'utf8'));
}
