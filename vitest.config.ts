import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default'],
    // Left to itself vitest keeps one core free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'fast',
          environment: 'node',
          include: ['packages/{domain,contract,i18n}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/{portal,desk}/src/**/*.test.{ts,tsx}'],
          // Whole pages are drawn: on a busy machine one takes seconds.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: ['apps/server/test/process/**'],
          globalSetup: ['apps/server/test/kit/global-setup.ts'],
          // Files share their modules: loading the server takes longer than most files' tests. A file must leave nothing behind in a
          // module, and kits register hooks inside functions: the top level of a shared module runs only for the first file.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real processes with real databases, two files at a time: they mostly wait.
        test: {
          name: 'process',
          environment: 'node',
          include: ['apps/server/test/process/**/*.test.ts'],
          globalSetup: ['apps/server/test/process/kit/global-setup.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
