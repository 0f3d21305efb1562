import type { Files, Names } from './names.ts';

/** Positions of the area: after the last area with permissions, and last in its menu group. */
export type Place = { readonly position: number; readonly group: string; readonly page: number };

export function contractFiles(names: Names, place: Place): Files {
  const { name, thing, calls, One, id, limit, path, words } = names;
  const folder = `packages/contract/src/${name}/${name}`;
  return {
    [`packages/domain/src/${name}/${thing}-rules.ts`]: `/** The longest name of a ${words.one}; the table has the same limit. */
export const ${limit} = 60;
`,
    [`${folder}.area.ts`]: areaFile(names, place),
    [`${folder}.schemas.ts`]: `import { z } from 'zod';
import { Id, Timestamp } from '../kernel/shapes.ts';

export const ${One}Row = z.object({
  ${id}: Id,
  name: z.string(),
  created_at: Timestamp,
});
export type ${One}Row = z.output<typeof ${One}Row>;
`,
    [`${folder}.calls.ts`]: `import { z } from 'zod';
import { ${limit} } from '@quayside/domain/${name}/${thing}-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, listInput, pageOf } from '../kernel/shapes.ts';
import { ${One}Row } from './${name}.schemas.ts';

export const ${calls}Calls = defineCalls('${name}', {
  list: {
    method: 'GET',
    path: '${path}/getList',
    input: listInput(['${id}'], { name: z.string().trim().max(${limit}).optional() }),
    output: pageOf(${One}Row),
    permission: '${name}.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '${path}/get${One}Detail',
    input: z.strictObject({ ${id}: Id }),
    output: ${One}Row,
    permission: '${name}.read',
    log: null,
  },
});
`,
    [`${folder}.limits.txt`]: `${limitLines(names).sort().join('\n')}\n`,
  };
}

function limitLines({ path, One, id }: Names): string[] {
  const list = ['name maxLength 60', 'page maximum 1000', 'page minimum 1'].map((bound) => `GET ${path}/getList.${bound}`);
  return [...list, `GET ${path}/get${One}Detail.${id} exclusiveMinimum 0`];
}

function areaFile({ name, thing, calls, table, detailTitle, page }: Names, place: Place): string {
  return `import { defineArea } from '../kernel/area.ts';

export const ${calls}Area = defineArea('${name}', {
  position: ${place.position},
  permissions: {
    '${name}.read': { grantable: ['internal'] },
  },
  portalPages: [
    {
      group: '${place.group}',
      position: ${place.page},
      path: '${page}',
      title: '${table}',
      component: '${name}/${thing}-list-page',
      permission: '${name}.read',
    },
    {
      group: '${place.group}',
      position: ${place.page + 10},
      path: '${page}/details',
      title: '${detailTitle}',
      component: '${name}/${thing}-detail-page',
      permission: '${name}.read',
      hide: true,
    },
  ],
});
`;
}
