import { globSync } from 'node:fs';

/** The exports of all `<area>.<role>.ts` files. Found by folder, so a new area needs no list; sorted, so that every start is the same. */
export async function gather<Item>(role: 'handlers' | 'jobs' | 'queues' | 'demo'): Promise<Item[]> {
  const files = globSync(`*/*.${role}.ts`, { cwd: import.meta.dirname }).map((file) => file.replaceAll('\\', '/'));
  const modules = await Promise.all(
    // A role file exports only lists of that role: the contract test checks all of them.
    files.sort().map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<Readonly<Record<string, readonly Item[]>>>),
  );
  return modules.flatMap((module) => Object.values(module).flat());
}
