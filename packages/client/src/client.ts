import type { Calls } from './types.generated.ts';

export type { Calls } from './types.generated.ts';
export type CallName = keyof Calls;
export type InputOf<Name extends CallName> = Calls[Name]['input'];
export type OutputOf<Name extends CallName> = Calls[Name]['output'];
/** A call that answers pages. */
export type ListName = { [Name in CallName]: OutputOf<Name> extends { next_cursor: string | null } ? Name : never }[CallName];
export type RowOf<Name extends ListName> = OutputOf<Name> extends { list: (infer Row)[] } ? Row : never;

export type ClientOptions = {
  /** The address of the portal, such as `https://portal.example.com`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The language of messages; English by default. */
  readonly language?: 'en-us' | 'zh-cn' | 'zh-tw';
  /** How often a request is repeated after 429, 502, 503, 504 and broken connections; 4 by default. */
  readonly retries?: number;
  /** The longest pause between two tries; 60 seconds by default. */
  readonly maxWaitMs?: number;
  readonly fetch?: typeof globalThis.fetch;
};

export type FieldProblem = { readonly path: string; readonly code: string; readonly msg: string };

/** A refused request (RFC 9457). Decide by `code`. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string;
  /** Everything the server said, such as the `order_id` that has a number already. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, details: Readonly<Record<string, unknown>>) {
    super(typeof details['title'] === 'string' ? details['title'] : `The server answered ${status}`);
    this.status = status;
    this.code = typeof details['code'] === 'string' ? details['code'] : '';
    this.fields = Array.isArray(details['fields']) ? (details['fields'] as FieldProblem[]) : []; // as the document describes it
    this.requestId = typeof details['request_id'] === 'string' ? details['request_id'] : '';
    this.details = details;
  }
}

export type Client = {
  /** Makes one call: `call('GET /open/v1/orders/{order_id}', { order_id })`. A POST that is repeated is done once. */
  readonly call: <Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    options?: { idempotencyKey?: string },
  ) => Promise<OutputOf<Name>>;
  /** All rows of a list, page by page. */
  readonly all: <Name extends ListName>(name: Name, input?: InputOf<Name>) => AsyncGenerator<RowOf<Name>, void, undefined>;
};

export function createClient(options: ClientOptions): Client {
  const call: Client['call'] = async (name, input, { idempotencyKey } = {}) => {
    const request = requestOf(options, name, input, idempotencyKey ?? crypto.randomUUID());
    return (await answered(options, request)) as never; // what the document says this call answers
  };
  return { call, all: (name, input) => rowsOf(call, name, input) };
}

async function* rowsOf<Name extends ListName>(call: Client['call'], name: Name, input?: InputOf<Name>) {
  let cursor: string | null = null;
  do {
    const asked = { ...input, ...(cursor === null ? {} : { cursor }) } as InputOf<Name>; // every list takes a cursor
    const page = (await call(name, asked)) as { list: RowOf<Name>[]; next_cursor: string | null }; // every list answers this
    yield* page.list;
    cursor = page.next_cursor;
  } while (cursor !== null);
}

type Prepared = { readonly url: string; readonly init: RequestInit };

function requestOf(
  { baseUrl, apiKey, language = 'en-us' }: ClientOptions,
  name: CallName,
  input: Record<string, unknown>,
  key: string,
): Prepared {
  const [method = '', path = ''] = name.split(' ');
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field));
  const rest = Object.entries(input).filter(([field, value]) => !inPath.has(field) && value !== undefined);
  const url = baseUrl.replace(/\/+$/, '') + path.replace(/\{(\w+)\}/g, (_all, field: string) => encodeURIComponent(String(input[field])));
  const headers = { authorization: `Bearer ${apiKey}`, lang: language };
  if (method === 'GET') {
    const query = new URLSearchParams(rest.map(([field, value]): [string, string] => [field, String(value)])).toString();
    return { url: query === '' ? url : `${url}?${query}`, init: { method, headers } };
  }
  const body = JSON.stringify(Object.fromEntries(rest));
  return { url, init: { method, headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key }, body } };
}

const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Repeats what may pass by itself. Safe for writes too, because every try has the same idempotency key. */
async function answered(
  { retries = 4, maxWaitMs = 60_000, fetch = globalThis.fetch }: ClientOptions,
  { url, init }: Prepared,
): Promise<unknown> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (tries >= retries) throw error;
      return null;
    });
    // Pictures are the only answers that are not JSON.
    if (response?.ok) return response.headers.get('content-type')?.startsWith('image/') ? response.blob() : response.json();
    if (response && (!PASSING.has(response.status) || tries >= retries)) throw await problemOf(response);
    await pause(Math.min(maxWaitMs, waitOf(response?.headers.get('retry-after') ?? null, tries)));
  }
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const said: unknown = await response.json().catch(() => ({}));
  return new ApiProblem(response.status, typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {}); // an object has named values
}

/** As long as the server says; otherwise half a second, then twice as long each time. */
function waitOf(retryAfter: string | null, tries: number): number {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return Number.isFinite(seconds) ? seconds * 1000 : 500 * 2 ** tries;
}

function pause(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}
