import { spawn } from 'node:child_process';

export type Step = { readonly name: string; readonly command: string; readonly args: readonly string[] };
type Done = Step & { ok: boolean; output: string; ms: number };

/** Runs steps in parallel and prints the output of failed ones. True when all passed. */
export async function runAll(steps: readonly Step[]): Promise<boolean> {
  const done = await Promise.all(steps.map(runStep));
  for (const { name, ok, output, ms } of done) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${(ms / 1000).toFixed(1)} s)`);
    if (!ok) console.log(output.trimEnd());
  }
  return done.every((step) => step.ok);
}

function runStep(step: Step): Promise<Done> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (ok: boolean) => resolve({ ...step, ok, output, ms: performance.now() - startedAt });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('exit', (code) => end(code === 0));
  });
}
