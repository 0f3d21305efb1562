// npm run new-area -- NAME THING: the folders and first files of an area, with the one name everywhere.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [name = '', thing = ''] = process.argv.slice(2);
const kebab = /^[a-z]+(-[a-z]+)*$/;
if (!kebab.test(name) || !kebab.test(thing))
  fail('Usage: npm run new-area -- loss-orders loss-order   (a plural noun of the glossary and its singular)');
const areas: Record<string, unknown> = JSON.parse(readFileSync('areas.json', 'utf8'));
if (name in areas) fail(`The area "${name}" exists already.`);

const camel = name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const pascal = thing.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
const files: Record<string, string> = {
  [`packages/domain/src/${name}/${thing}-rules.ts`]: `/** What may be done with a ${thing.replaceAll('-', ' ')}, and why not. */\nexport {};\n`,
  [`packages/contract/src/${name}/${name}.schemas.ts`]: `import { z } from 'zod';\nimport { Id } from '../kernel/shapes.ts';\n\nexport const ${pascal}Row = z.object({ ${thing.replaceAll('-', '_')}_id: Id });\nexport type ${pascal}Row = z.output<typeof ${pascal}Row>;\n`,
  [`packages/contract/src/${name}/${name}.calls.ts`]: `import { defineCalls } from '../kernel/call.ts';\n\nexport const ${camel}Calls = defineCalls('${name}', {});\n`,
  [`packages/i18n/src/en/${name}.ts`]: `export const ${camel} = {\n  title: '${pascal}',\n} as const;\n`,
  [`packages/i18n/src/zh-CN/${name}.ts`]: `import type { Same } from '../same.ts';\nimport type { ${camel} as source } from '../en/${name}.ts';\n\nexport const ${camel} = {\n  title: '${pascal}',\n} as const satisfies Same<typeof source>;\n`,
  [`apps/server/src/areas/${name}/${name}.queries.ts`]: `export {};\n`,
  [`apps/server/src/areas/${name}/${name}.service.ts`]: `export {};\n`,
  [`apps/server/src/areas/${name}/${name}.handlers.ts`]: `import { ${camel}Calls } from '@quayside/contract/${name}/${name}.calls';\nimport { handlers } from '#server/kernel/handlers.ts';\n\nexport const ${camel}Handlers = handlers(${camel}Calls, {});\n`,
  [`docs/areas/${name}.md`]: `# ${pascal}\n\nStates, rules and limits, with the requirement each comes from.\n`,
};
for (const [path, text] of Object.entries(files)) {
  if (existsSync(path)) fail(`${path} exists already.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`  ${path}`);
}
const lines = Object.entries({ ...areas, [name]: { uses: [], owns: [] } }).map(
  ([key, value]) =>
    `  ${JSON.stringify(key)}: ${JSON.stringify(value)
      .replace(/([:,])(?=\S)/g, '$1 ')
      .replace(/^\{/, '{ ')
      .replace(/\}$/, ' }')}`,
);
const namesFile = 'packages/contract/src/kernel/area-names.ts';
writeFileSync(namesFile, readFileSync(namesFile, 'utf8').replace('] as const', `  '${name}',\n] as const`));
writeFileSync('areas.json', `{\n${lines.join(',\n')}\n}\n`);
console.log(
  `Next: a migration, the calls, its handlers in apps/server/src/areas/all.ts, its pages and its menu entry. The example is warning-emails.`,
);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
