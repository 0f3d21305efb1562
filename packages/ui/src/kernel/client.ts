import { linkPathOf, type Call, type DownloadLink, type InputOf, type OutputOf } from '@quayside/contract/kernel/call';
import { createAhead } from './ahead.ts';
import { CONFIRM, DuplicateRequestError, EXPIRED, NetworkError, PAUSED, RefusedError, TimeoutError, UnreadableError } from './errors.ts';
import { saveByLink, saveFileByUrl } from './files.ts';
import { requestLanguage, type Language } from './i18n.ts';
import { readEnvelope, readPdf, readPicture, reportNoFile } from './read-answer.ts';

const DEFAULT_TIMEOUT_MS = 30_000; // NET-02

export type ClientHooks = {
  token: () => string | null;
  language: () => Language;
  /** The session has ended; called once for each token. `paused`: the server's text for a paused customer. */
  onExpired: (paused: string | null) => void;
  /** A call timed out; resolves when the user has closed the dialog. Not called again until then. */
  onTimeout: () => Promise<void>;
  /** The server wants the password or a code again; resolves true when it was right. */
  onConfirm: () => Promise<boolean>;
};

export type SendOptions = {
  signal?: AbortSignal | undefined;
  /** Idempotency key of one user action; a retry reuses it. Null for calls that may be repeated. */
  idempotencyKey?: string | null;
  /** Finishes the request also when the page is left. */
  keepalive?: boolean;
  /** Gets the `msg` of a successful response; empty for most calls. */
  onMsg?: (msg: string) => void;
};

export type Client = {
  send: <C extends Call>(call: C, input: InputOf<C>, options?: SendOptions) => Promise<OutputOf<C>>;
  /** Sends a read before the code that wants it has loaded; the first `send` of the same URL takes the answer. */
  sendAhead: (url: string) => void;
  /** Before the first drawing: reads it asks for are sent when its page is here and painted. */
  letPaintFirst: (pageIsHere?: Promise<void>) => void;
  /** What a read sent ahead has brought by now, for the first who asks. */
  arrived: <C extends Call>(call: C, input: InputOf<C>) => OutputOf<C> | undefined;
  /** Saves the file a call returns, under the name the server gave it. A call with `download: 'link'` is streamed to disk by the browser. */
  download: <C extends Call>(call: C, input: InputOf<C>, options?: SendOptions) => Promise<void>;
  /** Saves the PDF a call returns, named after the current timestamp (NET-17). */
  downloadPdf: <C extends Call>(call: C, input: InputOf<C>, options?: SendOptions) => Promise<void>;
  /** Saves the file at a path from a response (NET-15). */
  saveFile: (path: string, options?: SendOptions) => Promise<void>;
  upload: <C extends Call>(call: C, file: File, input: InputOf<C>, options?: SendOptions) => Promise<OutputOf<C>>;
  /** An image by a path from a response. An <img> cannot fetch it: the session is sent in a header. */
  picture: (path: string, options?: SendOptions) => Promise<Blob>;
};

type Prepared = { url: string; init: RequestInit & { headers: Headers }; key: string };

/** The HTTP client (NET-01): envelope, timeout, duplicate guard, session and language headers. */
export function createClient(hooks: ClientHooks): Client {
  const claim = createDuplicateGuard();
  const announce = createAnnouncer(hooks);
  const ahead = createAhead((url, init) => fetch(url, init ?? { method: 'GET', headers: headersOf(hooks) }));

  async function run<Result>(
    call: Pick<Call, 'timeoutMs'>,
    prepared: Prepared,
    options: SendOptions,
    exchange: (init: RequestInit) => Promise<Result>,
  ): Promise<Result> {
    options.signal?.throwIfAborted();
    const release = claim(prepared.key, options.signal);
    const timeout = AbortSignal.timeout(call.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      return await exchange({ ...prepared.init, signal });
    } catch (error) {
      // Aborted by the caller: not an error.
      if (options.signal?.aborted) throw error;
      if (timeout.aborted) {
        announce.timeout();
        throw new TimeoutError('Interface request timed out!', { cause: error });
      }
      if (error instanceof RefusedError && (error.error_code === EXPIRED || error.error_code === PAUSED))
        announce.expired(prepared.init.headers.get('token'), error.error_code === PAUSED ? error.msg : null);
      if (error instanceof TypeError) throw new NetworkError('Please check your network', { cause: error });
      throw error;
    } finally {
      release();
    }
  }

  async function ask<Result>(
    call: Pick<Call, 'timeoutMs'>,
    prepared: Prepared,
    options: SendOptions,
    read: (answer: Response) => Promise<Result>,
  ): Promise<Result> {
    return confirmed(hooks, () => run(call, prepared, options, async (init) => read(await ahead.fetch(prepared.url, init))));
  }

  const save = (call: Pick<Call, 'timeoutMs'>, prepared: Prepared, options: SendOptions): Promise<void> =>
    run(call, prepared, options, async (init) => reportNoFile(await saveFileByUrl(prepared.url, init)));

  return {
    send: (call, input, options = {}) =>
      ask(call, prepare(hooks, call, input, options), options, (answer) => readEnvelope(answer, options.onMsg)),
    sendAhead: ahead.send,
    letPaintFirst: ahead.letPaintFirst,
    arrived: (call, input) => ahead.take(withQuery(call.path, input)) as OutputOf<typeof call> | undefined, // the server validated it
    download: async (call, input, options = {}) => {
      const prepared = prepare(hooks, call, input, options);
      if (call.download !== 'link') return save(call, prepared, options);
      const url = prepared.url.replace(call.path, linkPathOf(call));
      const link = await ask(call, { ...prepared, url, key: `GET ${url}` }, options, (answer) => readEnvelope<DownloadLink>(answer));
      saveByLink(link.url);
    },
    downloadPdf: (call, input, options = {}) => ask(call, prepare(hooks, call, input, options), options, readPdf),
    saveFile: async (path, options = {}) => save({}, prepareFile(hooks, path), options),
    upload: (call, file, input, options = {}) =>
      ask(call, prepare(hooks, call, input, options, file), options, (answer) => readEnvelope(answer)),
    picture: async (path, options = {}) => ask({}, prepareFile(hooks, path), options, readPicture),
  };
}

/** A call that needs a confirmed session is sent again, unchanged, once the user has confirmed it. */
async function confirmed<Result>(hooks: ClientHooks, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof RefusedError) || error.error_code !== CONFIRM || !(await hooks.onConfirm())) throw error;
    return send();
  }
}

/** A second identical request is refused while the first is pending (NET-05, D-81). */
function createDuplicateGuard() {
  const inFlight = new Map<string, symbol>();
  return (key: string, signal: AbortSignal | undefined): (() => void) => {
    if (inFlight.has(key)) throw new DuplicateRequestError();
    const mine = Symbol(key);
    inFlight.set(key, mine);
    // The key is freed on abort, not when fetch settles a tick later: a page shown again sends the same request at once. Only the owner
    // frees it: the first call settles after the second has taken the key (race).
    const release = () => {
      signal?.removeEventListener('abort', release);
      if (inFlight.get(key) === mine) inFlight.delete(key);
    };
    signal?.addEventListener('abort', release, { once: true });
    return release;
  };
}

/** Parallel calls fail together; the user is notified once. */
function createAnnouncer(hooks: ClientHooks) {
  let expiredToken: string | null | undefined;
  let timeoutShown = false;
  return {
    expired: (token: string | null, paused: string | null) => {
      // A late response to a replaced session says nothing about the new one (race).
      if (token !== hooks.token() || token === expiredToken) return;
      expiredToken = token;
      hooks.onExpired(paused);
    },
    timeout: () => {
      if (timeoutShown) return;
      timeoutShown = true;
      void hooks.onTimeout().finally(() => {
        timeoutShown = false;
      });
    },
  };
}

function headersOf(hooks: ClientHooks): Headers {
  const headers = new Headers({ accept: 'application/json', lang: requestLanguage(hooks.language()) });
  const token = hooks.token();
  if (token !== null) headers.set('token', token);
  return headers;
}

/** The token is sent, so only same-origin URLs are allowed. */
function prepareFile(hooks: ClientHooks, path: string): Prepared {
  if (!path.startsWith('/api/')) throw new UnreadableError(0, null);
  return { url: path, init: { method: 'GET', headers: headersOf(hooks) }, key: `GET ${path}` };
}

function prepare(hooks: ClientHooks, call: Call, input: Record<string, unknown>, options: SendOptions, file?: File): Prepared {
  const headers = headersOf(hooks);
  if (call.method === 'GET') {
    const url = withQuery(call.path, input);
    return { url, init: { method: 'GET', headers }, key: `GET ${url}` };
  }
  // Before sign-in there is no account the key could belong to.
  if (call.permission !== 'public' && options.idempotencyKey !== null)
    headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID());
  if (file) {
    const body = formOf(call, file, input);
    return {
      url: call.path,
      init: { method: 'POST', headers, body },
      key: `POST ${call.path} ${file.name}:${file.size}:${file.lastModified}`,
    };
  }
  const body = JSON.stringify(input);
  headers.set('content-type', 'application/json');
  const init = { method: 'POST', headers, body, ...(options.keepalive ? { keepalive: true } : {}) };
  return { url: call.path, init, key: `POST ${call.path} ${body}` };
}

/** Sorted, so that equal inputs give the same URL in any field order. */
function withQuery(path: string, input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  query.sort();
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

function formOf(call: Call, file: File, input: Record<string, unknown>): FormData {
  const form = new FormData();
  // Fields go before the file: the server reads the stream in order and needs them when the file starts.
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.append(name, String(value));
  form.append(call.upload?.field ?? 'file', file, file.name);
  return form;
}
