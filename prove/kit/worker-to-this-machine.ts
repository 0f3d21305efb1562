// The worker of a run: as the server's own, but it may send webhooks to this machine, which the server refuses.
import { openDeps } from '../../apps/server/src/kernel/open-deps.ts';
import { readConfig } from '../../apps/server/src/kernel/config.ts';
import { run } from '../../apps/server/src/kernel/run.ts';
import { listenForStop } from '../../apps/server/src/kernel/shutdown-signal.ts';
import { sendWebhooks } from '../../apps/server/src/ports/webhooks/web.ts';
import { root } from './quayside.ts';

const stop = listenForStop();
const opened = await openDeps(readConfig(process.env, root));
await run({ ...opened, deps: { ...opened.deps, webhooks: sendWebhooks({ mayReach: () => true }) } }, stop);
process.exit(0);
