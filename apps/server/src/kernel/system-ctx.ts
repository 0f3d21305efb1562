import { systemActor } from './actor.ts';
import type { SystemCtx } from './ctx.ts';
import type { Tx } from './database.ts';
import type { Deps } from './deps.ts';
import { enqueueIn } from './enqueue.ts';
import { siteOf } from './site.ts';

/** The context for work without a signed-in user: jobs, demo data, tests. */
export function systemCtx(deps: Deps, tx: Tx, onEnqueued: () => void = () => {}): SystemCtx {
  return {
    tx,
    actor: systemActor,
    now: new Date(),
    language: 'en' as const,
    enqueue: enqueueIn(tx, systemActor, onEnqueued),
    storage: deps.storage,
    translator: deps.translator,
    storeSignIns: deps.stores,
    secrets: deps.secrets,
    request: { id: '', ip: '', userAgent: '', host: '', site: siteOf(deps.config), tokenHash: null, device: null },
    file: null,
    concerns: () => {},
    logsAs: () => {},
    actsAs: () => {},
    become: () => Promise.reject(new Error('a job cannot become a merchant')),
    becomeStaff: () => Promise.reject(new Error('a job cannot become staff')),
    becomeSandboxStaff: () => Promise.reject(new Error('a job cannot become staff')),
  };
}
