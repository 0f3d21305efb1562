// npm start: brings the web apps up to date, then runs the server in this process.
import { main } from '../apps/server/src/main.ts';
import { buildWeb } from '../tools/build-web.ts';

try {
  if (process.env['ROLE'] !== 'worker') await buildWeb();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await main();
