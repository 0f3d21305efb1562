// npm start: builds the web apps if needed, then runs the server in this process.
import { main } from '../apps/server/src/main.ts';
import { buildWeb } from '../tools/build-web.ts';

try {
  if (process.env['ROLE'] !== 'worker') await buildWeb();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await main();
