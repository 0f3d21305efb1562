import { globSync } from 'node:fs';

/** What the `<area>.<role>.ts` files of all areas export. Found by folder, so a new area needs no list; sorted, so every start is the same. */
export async function gather<Item>(role: 'handlers' | 'jobs' | 'demo'): Promise<Item[]> {
  const files = globSync(`*/*.${role}.ts`, { cwd: import.meta.dirname }).map((file) => file.replaceAll('\\', '/'));
  const modules = await Promise.all(
    // An area's file of a role exports lists of that role and nothing else: the contract test reads all of them.
    files.sort().map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<Readonly<Record<string, readonly Item[]>>>),
  );
  return modules.flatMap((module) => Object.values(module).flat());
}
