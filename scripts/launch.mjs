// Everything behind `npm start`, `npm test` and `npm run …` goes through here. Plain JavaScript without dependencies, because it
// runs before anything is installed, on any Node version. It provides Node 24 and the packages, then starts the command.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const WANTED_NODE = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...args] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20) fail(`Quayside needs Node 20 or newer to start; this is ${process.version}.`);
if (!command || !existsSync(join(root, 'scripts', `${command}.ts`))) fail(`There is no command "${command ?? ''}".`);

process.chdir(root);
const node = bringNode();
bringPackages();
run(node);

/** The path of a Node of the required major version: the system's, or one downloaded once into .runtime/. */
function bringNode() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const home = join(root, '.runtime');
  const binary = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    say(`Fetching Node ${WANTED_NODE} (this machine has ${process.version}), once …`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    npm(['install', `${name}@${WANTED_NODE}`, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], home);
    if (!existsSync(binary)) fail(`Node ${WANTED_NODE} could not be fetched as ${name}. Install Node ${WANTED_NODE} and try again.`);
  }
  return binary;
}

/** Installs what the lock file names, unless exactly that is already installed. */
function bringPackages() {
  const stamp = join(root, 'node_modules', '.quayside-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (about a minute the first time) …');
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], root);
  writeFileSync(stamp, wanted);
}

function npm(npmArgs, cwd) {
  // npm_execpath is the npm that called us; `npm` on the PATH otherwise.
  const cli = process.env.npm_execpath;
  // npm's own variables (registry, prefix) are passed on; only the workspace ones would be wrong here.
  const done = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...npmArgs], { cwd, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', npmArgs, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (done.status !== 0) fail(`npm ${npmArgs[0]} failed. The lines above say why.`);
}

/** Runs scripts/<command>.ts and exits with its code. The IPC channel tells the child when this process is killed (SIGKILL). */
function run(nodePath) {
  const path = `${dirname(nodePath)}${delimiter}${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(nodePath, ['--disable-warning=ExperimentalWarning', join('scripts', `${command}.ts`), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // The compile cache is kept between runs: it halves the start time.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'), ...process.env, PATH: path },
  });
  // Ctrl-C reaches the child directly (same process group); a plain kill does not. A server handles the second signal as the same stop;
  // other commands take a second signal as "exit at once" and would not clean up.
  process.on('SIGINT', () => command === 'start' && child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`${nodePath} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function say(text) {
  console.error(text);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
