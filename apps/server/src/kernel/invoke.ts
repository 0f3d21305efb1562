import { realmOf, type Call } from '@quayside/contract/kernel/call';
import { fieldErrors } from '@quayside/contract/kernel/fields';
import { isSandbox } from '@quayside/domain/kernel/sandbox';
import { needsConfirming } from '@quayside/domain/sessions/session-rules';
import type { Language } from '@quayside/i18n/languages';
import { refusalText } from '@quayside/i18n/refusal-text';
import { actorKey, sandboxStaff, type MerchantActor, type StaffActor } from './actor.ts';
import { checkInput } from './check-input.ts';
import type { Ctx, RequestFacts } from './ctx.ts';
import type { Tx } from './database.ts';
import type { Deps } from './deps.ts';
import { refusalOf } from './fatal-errors.ts';
import { guardGuesses } from './guard-guesses.ts';
import type { Bound } from './handlers.ts';
import { withFile } from './keep-file.ts';
import { oncePerKey } from './idempotency.ts';
import { enqueueIn } from './enqueue.ts';
import { readLagging } from './lagging-reads.ts';
import { recordOperation, type Concern } from './operation-log.ts';
import { accountIn, addressGroup, countByAddress, countByFields, countByPerson, rulesOf } from './rate-limit.ts';
import type { ReceivedFile } from './receive-upload.ts';
import { Refusal } from './refusal.ts';
import { keepAlive } from './session-life.ts';
import { noteKeyUse, permitAddress } from './key-use.ts';
import { noteRequest } from './open-requests.ts';
import { uploadLimit } from './upload-limit.ts';
import { asActor, type Opened } from './as-actor.ts';
import { asPublic, asSystem, becomeDesk, becomeDeskOf, becomeMerchant, type Access } from './transaction.ts';

/** A call as it arrived, without HTTP details. */
export type Incoming = {
  readonly call: Call;
  readonly handler: Bound['handler'];
  readonly raw: unknown;
  readonly request: RequestFacts;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
  readonly origin: string;
  /** Stores the uploaded file; called only after the caller's permission is checked. */
  readonly receive: ((who: MerchantActor | StaffActor, maxBytes: number) => Promise<ReceivedFile>) | null;
};

/** One run of a call: who is calling, as far as known, for the log. */
type Run = {
  readonly at: Date;
  readonly startedAt: number;
  who: MerchantActor | StaffActor | null;
  concern: Concern | null;
  operation: string | null;
  /** For the log, once it is known to be small. */
  input: unknown;
  jobs: number;
};

/** Lock, decide, write, enqueue, answer: all in one transaction that only the kernel opens and closes. */
export async function invoke(deps: Deps, incoming: Incoming): Promise<unknown> {
  const run: Run = { at: new Date(), startedAt: performance.now(), who: null, concern: null, operation: null, input: {}, jobs: 0 };
  let outcome = 'done';
  try {
    const reply = incoming.call.each ? await performEach(deps, incoming, run) : await perform(deps, incoming, run);
    if (run.jobs > 0) deps.wakeWorker();
    // Do not hold a database connection while waiting for an external server.
    if (incoming.call.answers === 'later') return incoming.call.output.parse(await (reply as () => Promise<unknown>)()); // `handlers` types it so
    return reply;
  } catch (error) {
    outcome = refusalOf(error)?.code ?? 'server.fault';
    await recordFailure(deps, incoming, run, outcome);
    throw error;
  } finally {
    noteRequest(deps, incoming, run, outcome);
    deps.metrics.calls.observe({ call: incoming.call.name, outcome }, (performance.now() - run.startedAt) / 1000);
  }
}

/** Limits by address count before anything of the request is read, limits by account as soon as the session is known. */
async function perform(deps: Deps, incoming: Incoming, run: Run): Promise<unknown> {
  const { call, raw, request } = incoming;
  const { db } = deps.database;
  await countByAddress(db, call, request.ip);
  if (call.permission !== 'public') return performSignedIn(deps, incoming, run);
  await countByPerson(db, call, addressGroup(request.ip));
  checkInput(raw);
  run.input = raw;
  await countByFields(db, call, raw);
  const account = Array.isArray(call.guess?.account) && call.guess.account.length > 0 ? accountIn(raw, call.guess.account) : null;
  return guardGuesses(deps, incoming, account, () => {
    const input = inputOf(call, raw);
    return asPublic(deps.database, accessOf(call), (tx) => finish(deps, incoming, run, tx, null, input, null));
  });
}

/** A bulk action: every item is a call of its own, with its own transaction, log line and idempotency key. */
async function performEach(deps: Deps, incoming: Incoming, run: Run): Promise<unknown> {
  const { call, raw, idempotencyKey: key } = incoming;
  const of = call.each?.of ?? '';
  checkInput(raw);
  const parsed = call.input.safeParse(raw);
  // Invalid as a whole: refused like any other call, once the session and the permission have been checked.
  if (!parsed.success) return perform(deps, incoming, run);
  const list = [];
  for (const item of new Set(parsed.data[of] as (string | number)[])) {
    const one = { ...incoming, raw: { ...(raw as object), [of]: [item] }, idempotencyKey: key === undefined ? key : `${key}-${item}` };
    list.push({ item, ...(await replyOrRefusal(deps, one, run)) });
  }
  return call.output.parse({ list });
}

async function replyOrRefusal(deps: Deps, one: Incoming, run: Run) {
  try {
    return { reply: await perform(deps, one, run), refusal: null };
  } catch (error) {
    const refusal = refusalOf(error);
    // Without a session or the permission no item can succeed, and a fault is not the item's.
    if (!refusal || /^(?:session|permission|server|staff)\./.test(refusal.code)) throw error;
    await recordFailure(deps, one, run, refusal.code);
    const fields = refusal.fields.map(({ path, code }) => ({ path, code }));
    const details = Object.fromEntries(Object.entries(refusal.details).filter(([, value]) => typeof value !== 'object'));
    const msg = refusalText(one.language, refusal.code, refusal.details);
    return { reply: null, refusal: { code: refusal.code, msg, details, fields } };
  }
}

async function performSignedIn(deps: Deps, incoming: Incoming, run: Run): Promise<unknown> {
  const { call, raw } = incoming;
  const { tokenHash } = incoming.request;
  if (!tokenHash) throw new Refusal(realmOf(call) === 'open' ? 'key.missing' : 'session.expired');
  const opening = (opened: Opened) => letIn(deps, incoming, run, tokenHash, opened);
  let input: unknown;
  const read = () => {
    checkInput(raw);
    run.input = raw;
    return (input ??= inputOf(call, raw));
  };
  let file: ReceivedFile | null = null;
  let who: MerchantActor | StaffActor | null = null;
  if (needsCaller(incoming)) {
    // The caller is checked before the limits and the upload, and no transaction stays open meanwhile.
    const known = await asActor(deps.database, 'read only', realmOf(call), tokenHash, async (opened) => {
      opening(opened);
      return { who: opened.actor, maxBytes: await uploadLimit(opened.tx, call) };
    });
    who = known.who;
    await countByPerson(deps.database.db, call, actorKey(who));
    if (incoming.receive) {
      read();
      file = await incoming.receive(who, known.maxBytes);
    }
  }
  const onPrimary = <Result>(use: (opened: Opened) => Promise<Result>, how?: { readonly ahead: boolean }) => {
    const work = async (opened: Opened) => {
      opening(opened);
      read();
      return use(opened);
    };
    return asActor(deps.database, accessOf(call), realmOf(call), tokenHash, work, how);
  };
  if (call.mayLag && deps.replica)
    return readLagging(deps, call, onPrimary, ({ tx, actor }) => finish(deps, incoming, run, tx, actor, read(), null));
  const work = (taken: () => void) => {
    const use = async ({ tx, actor }: Opened) => {
      const parsed = read();
      const once = () => {
        taken();
        return finish(deps, incoming, run, tx, actor, parsed, file);
      };
      const sent = [parsed, file?.sha256.toString('hex')];
      return call.method === 'GET' || call.secretAnswer || call.answers
        ? once()
        : oncePerKey(tx, call, actor, incoming.idempotencyKey, sent, once);
    };
    return onPrimary(use, { ahead: true });
  };
  return guardGuesses(deps, incoming, who && actorKey(who), () => withFile(deps, file, work));
}

/** What the session or key may do, and what its use leaves behind. */
function letIn(deps: Deps, { call, request }: Incoming, run: Run, tokenHash: Buffer, opened: Opened): void {
  opened.whenCertain(() => (run.who = opened.actor));
  permit(call, opened);
  permitAddress(opened, request.ip);
  const { confirmed_at } = opened.seen;
  if (call.confirm && confirmed_at !== null && needsConfirming(confirmed_at, run.at)) throw new Refusal('session.confirm');
  opened.whenCertain(() => {
    keepAlive(deps, tokenHash, opened);
    noteKeyUse(deps, tokenHash, opened, request.ip);
  });
}

function accessOf(call: Call): Access {
  return call.method === 'GET' && call.log === null && !call.writes ? 'read only' : 'read write';
}

/** Limits and guesses by account, and uploads, need the caller before the call's own transaction. */
function needsCaller({ call, receive }: Incoming): boolean {
  return receive !== null || call.guess !== undefined || rulesOf(call).some(({ by }) => by === 'person');
}

function inputOf(call: Call, raw: unknown): unknown {
  const parsed = call.input.safeParse(raw);
  if (!parsed.success) throw new Refusal(call.invalid ?? 'request.invalid', {}, fieldErrors(parsed.error, raw));
  return parsed.data;
}

function permit(call: Call, { actor, mustEnrol }: Opened): void {
  if (call.actingStaff === 'refused' && 'actingStaff' in actor && actor.actingStaff) throw new Refusal('request.illegal_operation');
  if (mustEnrol && !call.beforeSecondFactor) throw new Refusal('staff.second_factor_required');
  if (call.permission === 'signed_in' || call.permission === 'public') return;
  if (!actor.can.has(call.permission)) throw new Refusal('permission.denied');
}

/** Runs the handler, checks its result and writes the log line in the same transaction. */
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
  run.concern = null;
  run.operation = null;
  const contextOf = <Who extends MerchantActor | StaffActor | null>(who: Who): Ctx<Who> => ({
    tx,
    actor: who,
    now: run.at,
    language: incoming.language,
    enqueue: enqueueIn(tx, who, () => run.jobs++),
    storage: deps.storage,
    translator: deps.translator,
    storeSignIns: deps.stores,
    secrets: deps.secrets,
    request: incoming.request,
    file,
    concerns: (customerId, change) => (run.concern = { customerId, change: change ?? null }),
    logsAs: (operation) => (run.operation = operation),
    actsAs: (known) => (run.who = known),
    become: async (known) => {
      run.who = known;
      await becomeMerchant(tx, await deps.database.sealer(), known.customerId);
      return contextOf(known);
    },
    becomeStaff: async (known) => {
      run.who = known;
      await becomeDesk(tx, await deps.database.sealer());
      return contextOf(known);
    },
    becomeSandboxStaff: async () => {
      const sandbox = who !== null && 'customerId' in who ? who.customerId : 0;
      if (who === null || !isSandbox(sandbox)) throw new Refusal('sandboxes.live_key');
      await becomeDeskOf(tx, await deps.database.sealer(), sandbox);
      // Jobs belong to the sandbox, whoever in it starts them.
      return { ...contextOf(sandboxStaff), enqueue: enqueueIn(tx, who, () => run.jobs++) };
    },
  });
  // Safe cast: `handlers` checks call and handler against each other; the list of calls loses the pair's types.
  const reply = await handler(contextOf(actor) as never, input as never);
  const answer = call.answers ? reply : (call.each?.reply ?? call.output).parse(reply);
  if (call.about && run.concern === null) throw new Error(`${call.name} did not say which customer it concerns`);
  if (call.log !== null) await recordOperation(tx, operation(incoming, run, call.log, 'done'));
  return answer;
}

function operation(incoming: Incoming, run: Run, name: string, outcome: string) {
  return {
    call: incoming.call,
    operation: run.operation ?? name,
    input: run.input,
    actor: run.who,
    concern: run.concern,
    at: run.at,
    startedAt: run.startedAt,
    outcome,
    ip: incoming.request.ip,
    userAgent: incoming.request.userAgent,
    origin: incoming.origin,
    requestId: incoming.requestId,
  };
}

/** Logs refused and failed operations too, in a new transaction, because their own is rolled back. */
async function recordFailure(deps: Deps, incoming: Incoming, run: Run, outcome: string): Promise<void> {
  const { log } = incoming.call;
  // Strangers write no rows: anybody could fill the log. A failed sign-in to an existing account has an actor.
  const isLimit = outcome === 'request.too_frequent' || outcome === 'request.too_many_attempts';
  if (log === null || run.who === null || isLimit || outcome === 'server.unavailable') return;
  try {
    await asSystem(deps.database, (tx) => recordOperation(tx, operation(incoming, run, log, outcome)));
  } catch (error) {
    deps.logger.error({ err: error, request_id: incoming.requestId }, 'the operation log could not be written');
  }
}
