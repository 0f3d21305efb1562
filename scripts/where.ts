// npm run where -- AREA: every file of an area, in all packages, and what it uses.
import { globSync, readFileSync } from 'node:fs';
import type { Areas } from './area-rules.ts';

const areas: Areas = JSON.parse(readFileSync('areas.json', 'utf8'));
const [name = ''] = process.argv.slice(2);
const area = areas[name];
if (!area) {
  console.error(`There is no area "${name}". There are: ${Object.keys(areas).join(', ')}.`);
  process.exit(1);
}
const users = Object.keys(areas).filter((other) => areas[other]?.uses.includes(name));
console.log(
  `${name} uses ${area.uses.join(', ') || 'nothing'}; it is used by ${users.join(', ') || 'nothing'}; it owns ${area.owns.join(', ') || 'no table'} and reads ${area.reads?.join(', ') || 'none of others'}.`,
);
// Folders of packages/ui that serve an area under another name.
const otherFolders: Readonly<Record<string, readonly string[]>> = { sessions: ['sign-in'] };
const files = globSync([
  `{packages,apps}/*/src/**/${name}/**/*.{ts,tsx,css}`,
  ...(otherFolders[name] ?? []).map((folder) => `packages/ui/src/${folder}/*`),
  `packages/i18n/src/*/{,desk-}${name}{,.shared,.server-texts}.ts`,
  `apps/server/{test,migrations}/*${name.replaceAll('-', '?')}*`,
  `docs/areas/${name}.md`,
]);
for (const file of files.sort()) console.log(`  ${file}`);
