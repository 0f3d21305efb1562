// Checks the code against areas.json and the import rules.
import { globSync, readFileSync } from 'node:fs';
import { violations, type Areas } from './area-rules.ts';
import { circles } from './import-circles.ts';

const areas: Areas = JSON.parse(readFileSync('areas.json', 'utf8'));
const sources = globSync(['{packages,apps}/*/{src,test}/**/*.{ts,tsx}', '{scripts,tools,bench}/**/*.ts']).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(path, 'utf8'),
}));
const found = [...violations(sources, areas), ...circles(sources)];
for (const { path, rule, found: what } of found) console.error(`${path}: ${rule} (${what})`);
console.log(`${sources.length} files, ${Object.keys(areas).length} areas, ${found.length} violations`);
process.exit(found.length === 0 ? 0 : 1);
