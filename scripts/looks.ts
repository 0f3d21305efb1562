// npm run looks: every screen in both languages, light and dark, wide and narrow: whole, accessible, and in one language.
// SCREENS=storage runs only the screens whose name matches. Screenshots are in artifacts/screens.
// LOOKS_UNTIL, seconds since 1970: batches of screens that have not begun by then are skipped and counted.
import { mkdirSync } from 'node:fs';
import { buildWeb } from '../tools/build-web.ts';
import { secondTry } from './second-try.ts';
import { artifacts, playwright } from './test-runs.ts';

mkdirSync(artifacts, { recursive: true });
const startedAt = performance.now();
await buildWeb();
const first = [await playwright('looks')];
const runs = process.env['CI'] ? await secondTry(first) : first;
const sum = (count: 'passed' | 'failed' | 'skipped') => runs.reduce((total, run) => total + (run[count] ?? 0), 0);
console.log(`\nAll of it took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') === 0 && sum('passed') + sum('skipped') > 0 ? 0 : 1);
