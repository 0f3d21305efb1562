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
          include: ['packages/{domain,contract,i18n,client}/src/**/*.test.ts', 'packages/ui/vite/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['scripts/new-area.test.ts'],
          // The slowest take seconds; a busy machine may take twenty times as long.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              settings: {
                // No animations: the theme asks for this setting.
                device: { prefersReducedMotion: 'reduce' },
                // A saved file is a click on a link: following it would replace the document of all later tests.
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/{portal,desk}/src/**/*.test.{ts,tsx}'],
          // Modules are loaded once for each worker; the setup file undoes what a test has changed.
          isolate: false,
          globalSetup: ['packages/ui/src/web-test-global-setup.ts'],
          setupFiles: ['packages/ui/src/web-test-setup.ts'],
          // Whole pages are drawn: on a busy machine one takes seconds.
          testTimeout: 120_000,
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Minutes: a copy of the whole tree is checked twice. Not part of `npm test`: npm test -- --project scaffold.
        test: { name: 'scaffold', environment: 'node', include: ['scripts/new-area.test.ts'], testTimeout: 1_200_000 },
      },
    ],
  },
});
