// npm run fix: formats, and applies the linter's automatic fixes.
import { runAll } from './run-all.ts';

const linted = await runAll([{ name: 'lint', command: 'oxlint', args: ['--fix'] }]);
const formatted = await runAll([{ name: 'format', command: 'oxfmt', args: ['.'] }]);
process.exit(linted && formatted ? 0 : 1);
