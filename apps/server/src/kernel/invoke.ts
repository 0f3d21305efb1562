import { realmOf, type Call } from '@quayside/contract/kernel/call';
import { fieldErrors } from '@quayside/contract/kernel/fields';
import type { Language } from '@quayside/i18n/languages';
import type { MerchantActor, StaffActor } from './actor.ts';
import type { Ctx, RequestFacts } from './ctx.ts';
import type { Tx } from './database.ts';
import type { Deps } from './deps.ts';
import { refusalOf } from './fatal-errors.ts';
import type { Bound } from './handlers.ts';
import { oncePerKey } from './idempotency.ts';
import { enqueueIn } from './enqueue.ts';
import { recordOperation } from './operation-log.ts';
import { countUse } from './rate-limit.ts';
import type { ReceivedFile } from './receive-upload.ts';
import { nulFields } from './read-input.ts';
import { Refusal, refuseFields } from './refusal.ts';
import { keepAlive } from './session-life.ts';
import { uploadLimit } from './upload-limit.ts';
import { asActor, asPublic, asSystem, becomeMerchant, type Opened } from './transaction.ts';

/** A call as it arrived, stripped of HTTP. */
export type Incoming = {
  readonly call: Call;
  readonly handler: Bound['handler'];
  readonly raw: unknown;
  readonly request: RequestFacts;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
  readonly origin: string;
  /** Stores the file that comes with the call; asked for only once the caller is known to be allowed. */
  readonly receive: ((who: MerchantActor | StaffActor, maxBytes: number) => Promise<ReceivedFile>) | null;
};

/** One run of a call: what it has learned so far about who is calling, for the log. */
type Run = { readonly at: Date; readonly startedAt: number; who: MerchantActor | StaffActor | null; jobs: number };

/** Lock, decide, write, enqueue, answer: all inside one transaction that only the kernel opens and closes. */
export async function invoke(deps: Deps, incoming: Incoming): Promise<unknown> {
  const run: Run = { at: new Date(), startedAt: performance.now(), who: null, jobs: 0 };
  let outcome = 'done';
  try {
    const reply = await perform(deps, incoming, run);
    if (run.jobs > 0) deps.wakeWorker();
    // Waiting for somebody else's server must not hold a connection to our database.
    if (incoming.call.answers === 'later') return incoming.call.output.parse(await (reply as () => Promise<unknown>)()); // `handlers` types it so
    return reply;
  } catch (error) {
    outcome = refusalOf(error)?.code ?? 'server.fault';
    await recordFailure(deps, incoming, run, outcome);
    throw error;
  } finally {
    deps.metrics.calls.observe({ call: incoming.call.name, outcome }, (performance.now() - run.startedAt) / 1000);
  }
}

async function perform(deps: Deps, incoming: Incoming, run: Run): Promise<unknown> {
  const { call, raw, request } = incoming;
  const { db } = deps.database;
  const access = call.method === 'GET' && call.log === null && !call.writes ? 'read only' : 'read write';
  const parsed = call.input.safeParse(raw);
  const input = () => {
    refuseFields(...nulFields(raw));
    if (!parsed.success) throw new Refusal(call.invalid ?? 'request.invalid', {}, fieldErrors(parsed.error, raw));
    return parsed.data;
  };
  if (call.permission === 'public') {
    await countUse(db, call, input(), { ip: request.ip, person: null });
    return asPublic(deps.database, access, async (tx) => finish(deps, incoming, run, tx, null, input(), null));
  }
  const { tokenHash } = request;
  if (!tokenHash) throw new Refusal('session.expired');
  if (call.limit) await countUse(db, call, {}, { ip: request.ip, person: tokenHash.toString('hex') });
  const opening = (opened: Opened) => {
    run.who = opened.actor;
    permit(call, opened.actor);
    keepAlive(deps, tokenHash, opened);
  };
  let file: ReceivedFile | null = null;
  if (incoming.receive) {
    // The caller is checked before a byte is kept, and no transaction stays open while a slow upload trickles in.
    const { who, maxBytes } = await asActor(deps.database, 'read only', realmOf(call), tokenHash, async (opened) => {
      opening(opened);
      return { who: opened.actor, maxBytes: await uploadLimit(opened.tx, call) };
    });
    input();
    file = await incoming.receive(who, maxBytes);
  }
  return withFile(deps, file, (taken) =>
    asActor(deps.database, access, realmOf(call), tokenHash, async (opened) => {
      opening(opened);
      const work = () => {
        taken();
        return finish(deps, incoming, run, opened.tx, opened.actor, input(), file);
      };
      const sent = [parsed.data, file?.sha256.toString('hex')];
      return call.method === 'GET' || call.secretAnswer || call.answers
        ? work()
        : oncePerKey(opened.tx, call, opened.actor, incoming.idempotencyKey, sent, work);
    }),
  );
}

/** A stored file that no row came to know is taken away again: its call failed, or was a repeat of one that had it already. */
async function withFile<Result>(deps: Deps, file: ReceivedFile | null, work: (taken: () => void) => Promise<Result>): Promise<Result> {
  if (!file) return work(() => {});
  let kept = false;
  try {
    return await work(() => (kept = true));
  } catch (error) {
    // A connection lost at the commit may have committed: better a file nobody knows than a row without its file.
    kept = refusalOf(error)?.code === 'server.unavailable';
    throw error;
  } finally {
    if (!kept)
      await deps.storage
        .remove(file.storage_key)
        .catch((error: unknown) => deps.logger.warn({ err: error }, 'a stray file could not be removed'));
  }
}

function permit(call: Call, actor: MerchantActor | StaffActor): void {
  if (call.permission === 'signed_in' || call.permission === 'public') return;
  if (!actor.can.has(call.permission)) throw new Refusal('permission.denied');
}

/** Runs the handler, checks its answer and writes the log line, so that a change and its line are one. */
async function finish(
  deps: Deps,
  incoming: Incoming,
  run: Run,
  tx: Tx,
  actor: MerchantActor | StaffActor | null,
  input: unknown,
  file: ReceivedFile | null,
): Promise<unknown> {
  const { call, handler } = incoming;
  run.jobs = 0;
  const contextOf = <Who extends MerchantActor | StaffActor | null>(who: Who): Ctx<Who> => ({
    tx,
    actor: who,
    now: run.at,
    language: incoming.language,
    enqueue: enqueueIn(tx, who, () => run.jobs++),
    storage: deps.storage,
    translator: deps.translator,
    secrets: deps.secrets,
    request: incoming.request,
    file,
    actsAs: (known) => (run.who = known),
    become: async (known) => {
      run.who = known;
      await becomeMerchant(tx, known.customerId);
      return contextOf(known);
    },
  });
  // The binding checked call and handler against each other; the list of calls forgets the pair's types.
  const reply = await handler(contextOf(actor) as never, input as never);
  const answer = call.answers ? reply : call.output.parse(reply);
  if (call.log !== null) await recordOperation(tx, operation(incoming, run, call.log, 'done'));
  return answer;
}

function operation(incoming: Incoming, run: Run, name: string, outcome: string) {
  return {
    call: incoming.call,
    operation: name,
    input: incoming.raw,
    actor: run.who,
    at: run.at,
    startedAt: run.startedAt,
    outcome,
    ip: incoming.request.ip,
    userAgent: incoming.request.userAgent,
    origin: incoming.origin,
    requestId: incoming.requestId,
  };
}

/** The transaction is gone, the attempt is not: refused and failed operations have their line too. */
async function recordFailure(deps: Deps, incoming: Incoming, run: Run, outcome: string): Promise<void> {
  const { log } = incoming.call;
  const nobody = run.who === null && incoming.call.permission !== 'public';
  if (log === null || nobody || outcome === 'server.unavailable') return;
  try {
    await asSystem(deps.database, (tx) => recordOperation(tx, operation(incoming, run, log, outcome)));
  } catch (error) {
    deps.logger.error({ err: error, request_id: incoming.requestId }, 'the operation log could not be written');
  }
}
