// npm run fix: formats, and mends what the linter can mend by itself.
import { runAll } from './run-all.ts';

const linted = await runAll([{ name: 'lint', command: 'oxlint', args: ['--fix'] }]);
const formatted = await runAll([{ name: 'format', command: 'oxfmt', args: ['.'] }]);
process.exit(linted && formatted ? 0 : 1);
