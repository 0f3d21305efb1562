import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '../../packages/contract/src/kernel/call.ts';

const contract = join(import.meta.dirname, '../../packages/contract/src');

/** The calls of the open API, from the contract alone: no server is loaded. */
export async function openCalls(): Promise<Call[]> {
  const calls: Call[] = [];
  for (const file of globSync('*/*.open-calls.ts', { cwd: contract }).sort()) {
    const module: Record<string, Record<string, Call>> = await import(join(contract, file));
    for (const [name, set] of Object.entries(module)) if (name.endsWith('Calls')) calls.push(...Object.values(set));
  }
  return calls;
}
