import type { z } from 'zod';
import type { AreaName } from '../areas.generated.ts';
import type { FieldCode } from './fields.ts';
import type { Permission } from './permissions.ts';
import type { RefusalCode } from './refusals.ts';

/** A file sent as multipart/form-data. It is streamed, type-checked and stored before the handler gets its id. */
export type UploadRule = {
  readonly field: string;
  /** A number, or the provider's setting for template files (D-18). */
  readonly maxBytes: number | 'max_upload_size';
  readonly kinds: readonly UploadKind[];
};
export type UploadKind = 'image' | 'pdf' | 'sheet';

/** Rate limit for one account (or one IP address, before sign-in). */
export type LimitRule = { readonly perMinute: number; readonly by: 'person' | 'ip' | readonly string[] };

/**
 * A call that checks a secret. Each failure (these refusals or field errors) makes the next attempt wait longer, per address and per
 * account: these fields of the input, or the signed-in user.
 */
export type GuessRule = { readonly account: readonly string[] | 'person'; readonly failures: readonly (RefusalCode | FieldCode)[] };

/** What the documentation of the open API says about a call. */
export type CallDoc = {
  /** The group in the reference. */
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
};

export type CallShape = {
  readonly method: 'GET' | 'POST';
  /** Of the open API it may name fields of the input: `/open/v1/orders/{order_id}`. */
  readonly path: `/${string}`;
  /** Of every call of the open API. */
  readonly doc?: CallDoc;
  /** One flat object: the query of a GET, the body of a POST, together with the fields the path names. */
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  readonly permission: Permission | 'public' | 'signed_in';
  /** Operation-log name, or null when the call is not logged. Required, so that every call decides it. */
  readonly log: string | null;
  /** A desk call that acts on one customer: its log line carries that customer, and the handler must say which (`ctx.concerns`). */
  readonly about?: 'customer';
  /**
   * `refused`: staff acting for the customer cannot make this call, because what it makes (a password, a key, an account, a recipient)
   * gives access after their hour has ended, or because it is the customer's opinion about staff.
   */
  readonly actingStaff?: 'refused';
  /** A desk call that staff may make before they have set up the second factor their role demands. */
  readonly beforeSecondFactor?: true;
  /** All of them apply at once. */
  readonly limit?: LimitRule | readonly LimitRule[];
  readonly guess?: GuessRule;
  /** Asks for the password or a code again, unless it was given in the last ten minutes: for money settings, rights and keys. */
  readonly confirm?: true;
  /** The largest body, in KB; 256 by default. */
  readonly maxBodyKb?: number;
  /** Refusal code for invalid input; `request.invalid` by default. */
  readonly invalid?: RefusalCode;
  readonly upload?: UploadRule;
  /**
   * A bulk action: the handler runs once per value of this list of the input, each time with that value alone and in a transaction of
   * its own, so that one refused item never undoes the others. The output is `eachOutcome(reply)`; a retry with the same idempotency key
   * repeats only what was not done.
   */
  readonly each?: { readonly of: string; readonly reply: z.ZodType };
  /**
   * `file`: the response is the file itself, not the envelope. `later`: the handler returns a function that runs after its
   * transaction has committed, because it waits for an external server.
   */
  readonly answers?: 'file' | 'later';
  /** A file that may be large: the page asks for a signed link (`linkPathOf`) and the browser streams the file to disk. */
  readonly download?: 'link';
  /**
   * A read that may show what was true some seconds ago: it goes to the replica where there is one (DATABASE_READ_URL), unless the replica
   * lacks something its reader has written. Only for GETs that write nothing.
   */
  readonly mayLag?: true;
  /** A GET that writes without an operation-log entry. */
  readonly writes?: true;
  /** The response holds a secret: it is not stored for idempotent retries; a retry runs the call again. */
  readonly secretAnswer?: true;
  /** Client timeout; 30 s by default (NET-02). */
  readonly timeoutMs?: number;
};

export type Call<Shape extends CallShape = CallShape> = Shape & { readonly area: AreaName; readonly name: string };
export type Calls<Shapes extends Record<string, CallShape>> = { readonly [Key in keyof Shapes]: Call<Shapes[Key]> };

/** Declares the calls of an area. Client, server, permissions, operation log, menu and API documents are derived from this. */
export function defineCalls<const Shapes extends Record<string, CallShape>>(area: AreaName, shapes: Shapes): Calls<Shapes> {
  const named = Object.entries(shapes).map(([key, shape]) => [key, { ...shape, area, name: `${area}.${key}` }]);
  // Object.fromEntries loses the type of each key; the line above keeps it.
  return Object.fromEntries(named) as Calls<Shapes>;
}

/** What the caller passes in. */
export type InputOf<C extends CallShape> = z.input<C['input']>;
/** What the handler gets after the schema has parsed it. */
export type ParsedOf<C extends CallShape> = z.output<C['input']>;
/** What the handler returns, before the schema serializes it; for a bulk action the reply for one item. */
export type ReplyOf<C extends CallShape> = C['each'] extends { readonly reply: infer Reply extends z.ZodType }
  ? z.input<Reply>
  : z.input<C['output']>;
/** What the caller receives. */
export type OutputOf<C extends CallShape> = z.output<C['output']>;

/** A download link as the page gets it: a path of this site with the signed link in its query. */
export type DownloadLink = { readonly url: string };

/** The path that serves every download link. */
export const DOWNLOAD_PATH = '/api/download';

/** Where a page asks for the download link of a call with `download: 'link'`, with the same input. */
export function linkPathOf(call: Pick<CallShape, 'path'>): `/${string}` {
  return `${call.path}/link`;
}

/** The fields of the input that the path names, in their order. */
export function pathFields({ path }: Pick<CallShape, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Where a call with this input is sent, and the fields that go into its query or body. */
export function addressOf(call: Pick<CallShape, 'path'>, input: Readonly<Record<string, unknown>>) {
  const named = new Set(pathFields(call));
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(input[name])));
  return { path, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !named.has(name))) };
}

/** Whose session a call expects: a merchant account, the provider's staff, or an API key. */
export type Realm = 'merchant' | 'desk' | 'open';

export function realmOf(call: Pick<CallShape, 'path'>): Realm {
  if (call.path.startsWith('/api/desk/')) return 'desk';
  if (call.path.startsWith('/open/')) return 'open';
  return 'merchant';
}
