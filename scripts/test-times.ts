export type FileTime = { readonly project: string; readonly file: string; readonly ms: number };
const SLOWEST = 10;

/** Where the time of a test run went: per project, then the slowest files. */
export function timesReport(times: readonly FileTime[]): string {
  const projects = Map.groupBy(times, ({ project }) => project);
  const perProject = [...projects].map(([project, files]) => {
    const sum = files.reduce((total, { ms }) => total + ms, 0);
    return `${seconds(sum)}  ${project} (${files.length} files)`;
  });
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const perFile = slowest.map(({ file, ms }) => `${seconds(ms)}  ${file}`);
  return ['Time per project, summed over its files:', ...perProject, '', `The ${perFile.length} slowest files:`, ...perFile].join('\n');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(7)} s`;
}
