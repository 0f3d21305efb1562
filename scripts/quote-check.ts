// npm run quote-check -- FILE: recomputes the quotes of a file like packages/domain/src/quotes/examples/quote-examples.json and prints
// every difference. Ends with 1 when a quote differs.
import { resolve } from 'node:path';
import { StartError } from '../apps/server/src/kernel/start-error.ts';
import { checkQuoteFile } from '../tools/quote-file.ts';
import { runCli } from './run-cli.ts';

await runCli(async () => {
  const name = process.argv[2];
  if (name === undefined) throw new StartError('Say which file: npm run quote-check -- FILE');
  // npm changes to the repository's folder; INIT_CWD is where the command was typed.
  const { lines, passed, failed, accepted } = checkQuoteFile(resolve(process.env['INIT_CWD'] ?? '.', name));
  for (const line of lines) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || accepted > 0) process.exit(1);
});
