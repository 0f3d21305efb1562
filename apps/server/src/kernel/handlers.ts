import type { Readable } from 'node:stream';
import type { Call, ParsedOf, ReplyOf } from '@quayside/contract/kernel/call';
import type { CtxOf } from './ctx.ts';

/** The answer of a call that answers a file. */
export type FileAnswer = {
  readonly name: string;
  readonly mime: string;
  /** Null while it is still being made: it is sent as it comes. */
  readonly bytes: number | null;
  /** Its address names its content, so browsers may keep it: everybody's, or each for whoever signed in there. */
  readonly lasting?: 'public' | 'private';
  readonly open: () => Promise<Readable>;
};

type Answer<C extends Call> = C extends { answers: 'file' }
  ? FileAnswer
  : C extends { answers: 'later' }
    ? () => Promise<ReplyOf<C>>
    : ReplyOf<C>;
export type Handler<C extends Call> = (ctx: CtxOf<C>, input: ParsedOf<C>) => Promise<Answer<C>>;

/** A call and the function that answers it. */
export type Bound = { readonly call: Call; readonly handler: (ctx: never, input: never) => Promise<unknown> };

/** Binds an area's calls to their functions: a missing or surplus one does not compile. */
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
