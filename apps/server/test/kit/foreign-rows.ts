import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#server/kernel/database.ts';

/**
 * The exports of an area's `<area>.foreign.ts`: ids of rows it creates for another merchant, and the calls that must not find them. A
 * value under a call's name is that call's whole input, where a field means something else than in other areas.
 */
export type ForeignRows = {
  readonly calls: readonly string[];
  readonly make: (db: Db, customer_id: number) => Promise<Readonly<Record<string, unknown>>>;
};

export async function foreignRows(): Promise<ForeignRows[]> {
  const folder = join(import.meta.dirname, '..');
  const files = globSync('*.foreign.ts', { cwd: folder }).sort();
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Readonly<Record<string, ForeignRows>>>));
  return modules.flatMap((module) => Object.values(module));
}
