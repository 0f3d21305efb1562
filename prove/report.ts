import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Line } from './line.ts';

const page = join(import.meta.dirname, '..', 'docs', 'scale.md');
const begin = '<!-- report: written by `npm run prove` -->';
const end = '<!-- end of report -->';
const heads = ['Part', 'Claim', 'Found', 'Bar', '', 'Run'] as const;
type Cells = readonly string[];
/** What was proven with, by name and version. */
export type Programs = { readonly postgres: string; readonly pooler: string | null };

export function machine({ postgres, pooler }: Programs): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `Last run on ${cpus().length} cores (${process.arch}) with ${gigabytes} GB, Node ${process.versions.node}, ${postgres} with fsync${pooler === null ? '' : `, ${pooler}`}; everything on one machine.`;
}

function cellsOf({ part, claim, figure, bar, kept }: Line, at: Date, given: string): Cells {
  const verdict = kept === null ? '' : kept ? 'kept' : 'MISSED';
  return [part, claim, figure, bar, verdict, `${at.toISOString().slice(0, 10)} ${given}`.trim()].map((cell) =>
    cell.replaceAll('|', '/').replaceAll('\n', ' '),
  );
}

function tableOf(lines: readonly Cells[]): string {
  const widths = heads.map((head, column) => Math.max(3, head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const row = (line: Cells) => `| ${widths.map((width, column) => (line[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [row(heads), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.map(row)].join('\n');
}

export function table(lines: readonly Line[], at: Date, given: string): string {
  return tableOf(lines.map((line) => cellsOf(line, at, given)));
}

/** The lines of the parts that were run take the place of their earlier lines; those of other parts stay. `given`: how it was called. */
export function writeReport(
  text: string,
  lines: readonly Line[],
  how: Programs & { at: Date; given: string; order: readonly string[] },
): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/scale.md has lost the marks around its report.');
  const start = from + begin.length;
  const run = new Set(lines.map(({ part }) => part));
  const old = text
    .slice(start, to)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Part '))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
    .filter(([part = '']) => !run.has(part));
  const all = [...old, ...lines.map((line) => cellsOf(line, how.at, how.given))];
  const sorted = how.order.flatMap((part) => all.filter(([name]) => name === part));
  return `${text.slice(0, start)}\n\n${machine(how)}\n\n${tableOf(sorted)}\n\n${text.slice(to)}`;
}

export function updatePage(lines: readonly Line[], how: Parameters<typeof writeReport>[2]): void {
  writeFileSync(page, writeReport(readFileSync(page, 'utf8'), lines, how));
}
