// npm run help-pictures: takes the screenshots of the help articles again, in both languages (apps/portal/public/help-pictures).
import { mkdirSync } from 'node:fs';
import { buildWeb } from '../tools/build-web.ts';
import { artifacts, playwright } from './test-runs.ts';

mkdirSync(artifacts, { recursive: true });
await buildWeb();
const run = await playwright('pictures');
console.log(`\n${run.passed ?? 0} passed, ${run.failed ?? 0} failed`);
process.exit((run.failed ?? 0) === 0 && (run.passed ?? 0) > 0 ? 0 : 1);
