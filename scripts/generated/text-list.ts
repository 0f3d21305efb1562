import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { camel, header } from './words.ts';

const folder = 'packages/i18n/src';
/** The languages of the server, as its folders and its code call them. */
const languages = [
  { files: 'en', code: 'en' },
  { files: 'zh-CN', code: 'zh_CN' },
] as const;
const kinds = [
  { ending: '.shared.ts', suffix: 'Shared', list: 'sharedTexts', says: 'What is read of each area outside its own pages.' },
  { ending: '.server-texts.ts', suffix: 'ServerTexts', list: 'serverTexts', says: 'What only the server writes.' },
] as const;

/** The text files of all areas: those the server composes, and the types of those the web loads one by one. */
export const textList = {
  path: `${folder}/areas.generated.ts`,
  write: () => Promise.resolve(text()),
};

function text(): string {
  const own = filesOf('.ts').filter((name) => !name.includes('.'));
  return `${header}
${own.map((name) => `import type { ${camel(name)} } from './en/${name}.ts';`).join('\n')}
${kinds.flatMap((kind) => languages.map(({ files, code }) => importsOf(kind, files, code))).join('\n')}

${kinds.map(listOf).join('\n\n')}

/** Texts that are loaded by their own name. */
export type OwnTexts = {
${own.map((name) => `  '${name}': typeof ${camel(name)};`).join('\n')}
};
`;
}

function filesOf(ending: string): string[] {
  return globSync(`${folder}/en/*${ending}`)
    .map((path) => basename(path, ending))
    .sort();
}

function importsOf({ ending, suffix }: (typeof kinds)[number], files: string, code: string): string {
  return filesOf(ending)
    .map((name) => `import { ${camel(name)}${suffix} as ${camel(name)}${suffix}_${code} } from './${files}/${name}${ending}';`)
    .join('\n');
}

function listOf({ ending, suffix, list, says }: (typeof kinds)[number]): string {
  const listed = languages.map(
    ({ code }) => `  ${code}: {
${filesOf(ending)
  .map((name) => `    '${name}': ${camel(name)}${suffix}_${code},`)
  .join('\n')}
  },`,
  );
  return `/** ${says} */\nexport const ${list} = {\n${listed.join('\n')}\n} as const;`;
}
