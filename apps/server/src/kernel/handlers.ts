import type { Readable } from 'node:stream';
import type { Call, ParsedOf, ReplyOf } from '@quayside/contract/kernel/call';
import type { CtxOf } from './ctx.ts';

/** The result of a call that returns a file. */
export type FileAnswer = {
  readonly name: string;
  readonly mime: string;
  /** Null when the size is not known yet: the file is streamed while it is made. */
  readonly bytes: number | null;
  /** The URL identifies the content, so browsers may cache it: shared (`public`) or per signed-in user (`private`). `never`: not at all. */
  readonly lasting?: 'public' | 'private' | 'never';
  readonly open: () => Promise<Readable>;
};

type Answer<C extends Call> = C extends { answers: 'file' }
  ? FileAnswer
  : C extends { answers: 'later' }
    ? () => Promise<ReplyOf<C>>
    : ReplyOf<C>;
export type Handler<C extends Call> = (ctx: CtxOf<C>, input: ParsedOf<C>) => Promise<Answer<C>>;

/** A call and its handler. */
export type Bound = { readonly call: Call; readonly handler: (ctx: never, input: never) => Promise<unknown> };

/** Binds an area's calls to their handlers: a missing or extra handler does not compile. */
export function handlers<const Set extends Readonly<Record<string, Call>>>(
  calls: Set,
  functions: { [Key in keyof Set]: Handler<Set[Key]> },
): Bound[] {
  return Object.keys(calls).map((key) => {
    const call = calls[key];
    const handler = functions[key];
    if (!call || !handler) throw new Error(`${key} is not bound`);
    return { call, handler };
  });
}
