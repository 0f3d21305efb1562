import { expect, test as base } from '@playwright/test';
import { cloneDemo } from './demo-clone.ts';
import type { DemoServer } from './demo-server.ts';

/**
 * Expected console errors: refused calls, Playwright's own access to the sandboxed frame of a mail, and the style (by its hash) of the
 * page in which the browser's own PDF viewer shows a printed label.
 */
const expected =
  /Failed to load resource|Blocked script execution in 'about:srcdoc'|sha256-M2XlKaqW15iHv9Zh2w3ESF\+OsdA\/AEOYiVEpqLoi9\/0=/;

type Fixtures = { complaints: string[] };
type WorkerFixtures = { server: DemoServer };

/** Each worker has a server and a database of its own. A journey fails when the page complained: a script error, a broken content policy, a request that went elsewhere. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const { server, drop } = await cloneDemo();
      await use(server);
      await drop();
    },
    { scope: 'worker', auto: true, timeout: 400_000 },
  ],
  baseURL: async ({ server }, use) => use(server.baseURL),
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('console', (line) => {
        if (line.type() === 'error' && !expected.test(line.text())) complaints.push(`console: ${line.text()}`);
      });
      page.on('request', (request) => {
        // The browser's PDF viewer is an extension.
        const elsewhere =
          !/^(data|blob|about|chrome|chrome-extension):/.test(request.url()) && baseURL !== undefined && !request.url().startsWith(baseURL);
        if (elsewhere) complaints.push(`elsewhere: ${request.url()}`);
      });
      // SLOW=8 gives the page an eighth of the processor: finds journeys that only pass on a fast machine.
      if (process.env['SLOW']) {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env['SLOW']) });
      }
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
