import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Area } from '../../packages/contract/src/kernel/area.ts';
import { camel, header } from './words.ts';

/** The areas that state something in the contract, in the order their permissions are listed. */
export const contractList = {
  path: 'packages/contract/src/areas.generated.ts',
  async write(): Promise<string> {
    const names = globSync('packages/contract/src/*/*.area.ts').map((path) => basename(path, '.area.ts'));
    const placed = await Promise.all(names.sort().map(async (name) => ({ name, position: await positionOf(name) })));
    const ordered = placed.toSorted((a, b) => a.position - b.position).map(({ name }) => name);
    return `${header}
${ordered.map((name) => `import { ${camel(name)}Area } from './${name}/${name}.area.ts';`).join('\n')}

/** What every area states about itself. */
export const areas = {
${ordered.map((name) => `  '${name}': ${camel(name)}Area,`).join('\n')}
} as const;

/** Every area of areas.json: a call belongs to one, and a write refreshes the lists of those it names. */
export type AreaName = ${areaNames().join(' | ')};
`;
  },
};

function areaNames(): string[] {
  return Object.keys(JSON.parse(readFileSync('areas.json', 'utf8'))).map((name) => `'${name}'`);
}

async function positionOf(name: string): Promise<number> {
  const module: Record<string, Area> = await import(resolve(`packages/contract/src/${name}/${name}.area.ts`));
  const area = module[`${camel(name)}Area`];
  if (area?.name !== name) throw new Error(`${name}.area.ts must export ${camel(name)}Area = defineArea('${name}', …)`);
  return area.position;
}
