import { jobsOfPort, portHealth, portNames, type PortName } from '@quayside/domain/jobs/port-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import * as ports from './ports.queries.ts';

/** Every service, also one that was never used. */
export async function listPorts({ tx }: DeskCtx) {
  const known = new Map((await ports.portFacts(tx)).map((row) => [row.port, row]));
  const list = [];
  for (const port of portNames) {
    const { configured, ...facts } = known.get(port) ?? never(port);
    list.push({ ...facts, health: healthOf({ configured, ...facts }), waiting: await waitingFor(tx, port) });
  }
  return { list };
}

const healthOf = ({ configured, last_success_at, last_error_at }: ports.PortFacts) =>
  portHealth({ configured, successAt: last_success_at?.getTime() ?? null, errorAt: last_error_at?.getTime() ?? null });

const never = (port: PortName): ports.PortFacts => ({
  port,
  configured: false,
  successes: 0,
  errors: 0,
  last_success_at: null,
  last_error_at: null,
  last_error: '',
});

function waitingFor(tx: DeskCtx['tx'], port: PortName): Promise<number> {
  return port === 'webhooks' ? ports.waitingMessagesAcrossMerchants(tx) : ports.waitingJobs(tx, jobsOfPort[port]);
}
