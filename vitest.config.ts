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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real processes with real databases, one after the other: side by side they would only wait for each other.
        test: {
          name: 'process',
          environment: 'node',
          include: ['apps/server/test/process/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
