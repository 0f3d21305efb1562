import type { z } from 'zod';
import type { AreaName } from '../areas.generated.ts';
import type { Permission } from './permissions.ts';
import type { RefusalCode } from './refusals.ts';

/** A file that arrives with the call as multipart/form-data. It is streamed, sniffed and stored before the handler sees its id. */
export type UploadRule = {
  readonly field: string;
  /** A number, or the provider's setting for template files (D-18). */
  readonly maxBytes: number | 'max_upload_size';
  readonly kinds: readonly UploadKind[];
};
export type UploadKind = 'image' | 'pdf' | 'sheet';

/** How often one person (or one address, before sign-in) may make the call. */
export type LimitRule = { readonly perMinute: number; readonly by: 'person' | 'ip' | readonly string[] };

export type CallShape = {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** One flat object: the query of a GET, the body of a POST. */
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  readonly permission: Permission | 'public' | 'signed_in';
  /** Operation-log name, or null when the call is not logged. Required, so nobody forgets to decide. */
  readonly log: string | null;
  /** All of them hold at once. */
  readonly limit?: LimitRule | readonly LimitRule[];
  /** What a bad input is called; `request.invalid` where nothing is said. */
  readonly invalid?: RefusalCode;
  readonly upload?: UploadRule;
  /**
   * `file`: the answer is the file itself, not the envelope. `later`: the handler answers a function that is called when its
   * transaction is over, because it waits for somebody else's server.
   */
  readonly answers?: 'file' | 'later';
  /** A GET that writes although nobody reads about it in the log. */
  readonly writes?: true;
  /** The answer holds a secret: it is not kept for a repeat of the call, which is then done again. */
  readonly secretAnswer?: true;
  /** How long the client waits; 30 s where nothing is said (NET-02). */
  readonly timeoutMs?: number;
};

export type Call<Shape extends CallShape = CallShape> = Shape & { readonly area: AreaName; readonly name: string };
export type Calls<Shapes extends Record<string, CallShape>> = { readonly [Key in keyof Shapes]: Call<Shapes[Key]> };

/** Declares the calls of an area. Client, server, permissions, operation log, menu and API documents are readings of this. */
export function defineCalls<const Shapes extends Record<string, CallShape>>(area: AreaName, shapes: Shapes): Calls<Shapes> {
  const named = Object.entries(shapes).map(([key, shape]) => [key, { ...shape, area, name: `${area}.${key}` }]);
  // Object.fromEntries forgets which key held which shape; the line above kept them.
  return Object.fromEntries(named) as Calls<Shapes>;
}

/** What the caller passes in. */
export type InputOf<C extends CallShape> = z.input<C['input']>;
/** What the handler gets after the schema has read it. */
export type ParsedOf<C extends CallShape> = z.output<C['input']>;
/** What the handler answers, before the schema has written it. */
export type ReplyOf<C extends CallShape> = z.input<C['output']>;
/** What the caller receives. */
export type OutputOf<C extends CallShape> = z.output<C['output']>;

/** Whose session a call expects: a merchant's people, the provider's staff, or a merchant's program. */
export type Realm = 'merchant' | 'desk' | 'open';

export function realmOf(call: Pick<CallShape, 'path'>): Realm {
  if (call.path.startsWith('/api/desk/')) return 'desk';
  if (call.path.startsWith('/open/')) return 'open';
  return 'merchant';
}
