import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { barText, isKept, type Figure } from './figure.ts';

const page = join(import.meta.dirname, '..', 'docs', 'bench.md');
const begin = '<!-- figures: written by `npm run bench` -->';
const end = '<!-- end of figures -->';

export type Facts = { readonly postgres: string; readonly at: Date };

/** The figures as a table, for the screen and for docs/bench.md alike. */
export function table(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => [
    figure.name,
    figure.ours,
    figure.baseline,
    figure.ratio.toFixed(2),
    barText(figure),
    isKept(figure) ? 'kept' : 'MISSED',
  ]);
  const all = [['Figure', 'Ours', 'Baseline', 'Ratio', 'Bar', ''], ...lines];
  const widths = (all[0] ?? []).map((_, column) => Math.max(3, ...all.map((line) => line[column]?.length ?? 0)));
  const row = (line: readonly string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [row(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(row)].join('\n');
}

export function machine({ postgres, at }: Facts): string {
  return `Measured ${at.toISOString().slice(0, 10)} on ${cpus().length} cores (${process.arch}), Node ${process.versions.node}, PostgreSQL ${postgres} without fsync.`;
}

/** Writes the figures between the page's two markers and leaves the rest unchanged. */
export function writeFigures(figures: readonly Figure[], facts: Facts): void {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/bench.md has lost the marks around its figures.');
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${machine(facts)}\n\n${table(figures)}\n\n${text.slice(to)}`);
}
