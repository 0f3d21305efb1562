import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** A real browser against the whole product with demo data: `journeys` are user flows, `looks` opens every screen in every theme. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'artifacts/e2e'),
  globalSetup: './kit/demo-template.ts',
  workers: 2,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 90_000 },
  projects: [
    { name: 'journeys', testIgnore: ['looks.spec.ts', 'help-pictures.spec.ts'] },
    { name: 'looks', testMatch: 'looks.spec.ts', fullyParallel: true },
    // Not a test: writes the pictures of the help articles.
    { name: 'pictures', testMatch: 'help-pictures.spec.ts' },
  ],
  use: {
    actionTimeout: 90_000,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    },
  },
});
