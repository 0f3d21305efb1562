// npm run looks: every screen in both languages, light and dark, wide and narrow: whole, accessible, and in one language.
// SCREENS=storage runs only the screens whose name matches. Screenshots are in artifacts/screens.
import { mkdirSync } from 'node:fs';
import { buildWeb } from '../tools/build-web.ts';
import { artifacts, playwright } from './test-runs.ts';

mkdirSync(artifacts, { recursive: true });
const startedAt = performance.now();
await buildWeb();
const { passed, failed } = await playwright('looks');
console.log(`\nAll of it took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
