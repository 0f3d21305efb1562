import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const apps = ['portal', 'desk'] as const;
type App = (typeof apps)[number];

/** Builds the web apps whose sources have changed since their last build. */
export async function buildWeb(say: (line: string) => void = console.log): Promise<void> {
  for (const app of apps) {
    const stamp = join(root, 'apps', app, 'dist', '.built-from');
    const wanted = fingerprint(app);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    say(`Building the ${app} (some seconds, only after a change) …`);
    await vite(app);
    if (app === 'portal') await vite(app, '--config', 'vite.draw.config.ts');
    writeFileSync(stamp, wanted);
  }
}

/** Everything a build depends on. */
function fingerprint(app: App): string {
  const sources = [
    'package-lock.json',
    ...globSync(
      [
        'packages/*/src/**/*',
        'packages/*/vite/**/*',
        `apps/${app}/{src,public}/**/*`,
        `apps/${app}/{index.html,vite.config.ts,vite.draw.config.ts,package.json}`,
      ],
      {
        cwd: root,
        withFileTypes: true,
      },
    )
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  ];
  const hash = createHash('sha256');
  for (const file of sources) hash.update(file).update(readFileSync(join(root, file.replace(root, ''))));
  return hash.digest('hex');
}

function vite(app: App, ...options: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options], {
      cwd: join(root, 'apps', app),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`The ${app} could not be built; the lines above say why.`))));
  });
}
