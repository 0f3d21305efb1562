import type { TestProject } from 'vitest/node';
import { antdSheets } from '../vite/antd-sheets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The styles of Ant Design the build puts into its style sheets. */
    builtStyles: readonly string[];
  }
}

export function setup(project: TestProject): void {
  const styles = [...antdSheets().values()].flat();
  project.provide(
    'builtStyles',
    styles.map(({ name, prefix }) => `${name}|${prefix}`),
  );
}
