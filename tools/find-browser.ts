import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: it draws no window and uses less CPU. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium for tests: the system's, otherwise Playwright's own, otherwise the operating system's package. */
export function findBrowser(say: (line: string) => void = console.log): string {
  const found = onPath() ?? playwrights();
  if (found) return found;
  say('No Chromium on this machine: fetching Playwright’s own …');
  run('playwright', ['install', 'chromium']);
  const fetched = playwrights();
  if (fetched) return fetched;
  say('Not to be had; installing the operating system’s package …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk']);
  const installed = onPath();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium, and none could be installed. Install it and run the tests again.');
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}
