import type { Files, Names } from './names.ts';

export function textFiles(names: Names): Files {
  const { name, calls, words, chinese } = names;
  const same = (object: string, file: string) => `import type { ${object} as source } from '../en/${file}.ts';
import type { Same } from '../same.ts';
`;
  return {
    [`packages/i18n/src/en/${name}.ts`]: `${own(names, {
      title: words.Many,
      detail: words.One,
      name: 'Name',
      created: 'Created',
      section: words.One,
      empty: `No ${words.many} yet`,
      hint: `Your ${words.many} appear here.`,
    })} as const;
`,
    [`packages/i18n/src/zh-CN/${name}.ts`]: `${same(calls, name)}
${own(names, {
  title: chinese,
  detail: `${chinese}详情`,
  name: '名称',
  created: '创建时间',
  section: '基本信息',
  empty: `暂无${chinese}`,
  hint: `${chinese}会显示在这里。`,
})} as const satisfies Same<typeof source>;
`,
    [`packages/i18n/src/en/${name}.shared.ts`]: `import type { ${calls}Area } from '@quayside/contract/${name}/${name}.area';
import type { SharedTexts } from '../shared.ts';

${shared(names, words.Many, words.One, 'View')} as const satisfies SharedTexts<typeof ${calls}Area>;
`,
    [`packages/i18n/src/zh-CN/${name}.shared.ts`]: `${same(`${calls}Shared`, `${name}.shared`)}
${shared(names, chinese, `${chinese}详情`, '查看')} as const satisfies Same<typeof source>;
`,
  };
}

type Own = Readonly<Record<'title' | 'detail' | 'name' | 'created' | 'section' | 'empty' | 'hint', string>>;

function own({ calls }: Names, texts: Own): string {
  return `export const ${calls} = {
  title: '${texts.title}',
  detail: '${texts.detail}',
  name: '${texts.name}',
  created: '${texts.created}',
  section_facts: '${texts.section}',
  empty_title: '${texts.empty}',
  empty_hint: '${texts.hint}',
}`;
}

function shared({ name, calls, table, detailTitle }: Names, many: string, one: string, view: string): string {
  return `export const ${calls}Shared = {
  permissions: {
    '${name}': '${many}',
    '${name}.read': '${view}',
  },
  menu: {
    ${table}: '${many}',
    ${detailTitle}: '${one}',
  },
}`;
}
