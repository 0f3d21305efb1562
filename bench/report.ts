import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { barText, isKept, type Figure } from './figure.ts';

const page = join(import.meta.dirname, '..', 'docs', 'bench.md');
const begin = '<!-- figures: written by `npm run bench` -->';
const end = '<!-- end of figures -->';

export type Facts = { readonly postgres: string; readonly at: Date };

const heads = ['Figure', 'Ours', 'Baseline', 'Ratio', 'Bar', '', 'Measured'];
type Line = readonly string[];

function linesOf(figures: readonly Figure[], at: Date): Line[] {
  const day = at.toISOString().slice(0, 10);
  return figures.map((figure) => [
    figure.name,
    figure.ours,
    figure.baseline,
    figure.ratio.toFixed(2),
    barText(figure),
    isKept(figure) ? 'kept' : 'MISSED',
    day,
  ]);
}

function tableOf(lines: readonly Line[]): string {
  const widths = heads.map((head, column) => Math.max(3, head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const row = (line: Line) => `| ${widths.map((width, column) => (line[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [row(heads), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.map(row)].join('\n');
}

/** The figures as a table, for the screen and for docs/bench.md alike. */
export function table(figures: readonly Figure[], { at }: Facts): string {
  return tableOf(linesOf(figures, at));
}

export function machine({ postgres, at }: Facts): string {
  return `Measured ${at.toISOString().slice(0, 10)} on ${cpus().length} cores (${process.arch}), Node ${process.versions.node}, PostgreSQL ${postgres} without fsync.`;
}

/** Writes the figures between the page's two markers and leaves the rest unchanged. */
export function writeFigures(figures: readonly Figure[], facts: Facts): void {
  const { before, after } = parts();
  writeFileSync(page, `${before}\n\n${machine(facts)}\n\n${table(figures, facts)}\n\n${after}`);
}

/** Of a partial run: its figures take the place of those with the same name; new ones are added at the end. */
export function updateFigures(figures: readonly Figure[], { at }: Facts): void {
  const { before, between, after } = parts();
  const kept = between.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Figure '));
  const fresh = new Map(linesOf(figures, at).map((line) => [line[0], line]));
  const old = kept.map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
  const names = new Set(old.map(([name]) => name));
  const lines = [...old.map((line) => fresh.get(line[0]) ?? line), ...[...fresh.values()].filter(([name]) => !names.has(name))];
  const sentence = between.split('\n').find((line) => line.startsWith('Measured ')) ?? '';
  writeFileSync(page, `${before}\n\n${sentence}\n\n${tableOf(lines)}\n\n${after}`);
}

function parts(): { before: string; between: string; after: string } {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/bench.md has lost the marks around its figures.');
  const start = from + begin.length;
  return { before: text.slice(0, start), between: text.slice(start, to), after: text.slice(to) };
}
