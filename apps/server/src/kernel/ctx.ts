import type { Call, CallShape } from '@quayside/contract/kernel/call';
import type { Language } from '@quayside/i18n/languages';
import type { Storage } from '#server/ports/storage/port.ts';
import type { Translator } from '#server/ports/translation/port.ts';
import type { MerchantActor, StaffActor, SystemActor } from './actor.ts';
import type { Tx } from './database.ts';
import type { Enqueue } from './enqueue.ts';
import type { Secrets } from './secrets.ts';
import type { ReceivedFile } from './receive-upload.ts';

/** Everything a service may use. Nothing is imported from outside. */
export type Ctx<Who> = {
  readonly tx: Tx;
  readonly actor: Who;
  readonly now: Date;
  readonly language: Language;
  /** Writes the job in this transaction: it exists if, and only if, the change does. */
  readonly enqueue: Enqueue;
  readonly storage: Storage;
  readonly translator: Translator;
  readonly secrets: Secrets;
  readonly request: RequestFacts;
  /** The file that came with the call, already stored; null for calls without one. */
  readonly file: ReceivedFile | null;
  /** For calls made before anybody is known: whose operation the log should say it was. */
  readonly actsAs: (who: MerchantActor | StaffActor) => void;
  /** For calls made before anybody is known, once a link or a registration has shown who it is: goes on as that merchant, with their rights. */
  readonly become: (who: MerchantActor) => Promise<MerchantCtx>;
};

export type RequestFacts = {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly host: string;
  /** The address people use, for links in mails: never what a stranger wrote into the Host header. */
  readonly site: string;
  readonly tokenHash: Buffer | null;
};

export type MerchantCtx = Ctx<MerchantActor>;
export type DeskCtx = Ctx<StaffActor>;
export type PublicCtx = Ctx<null>;
export type SystemCtx = Ctx<SystemActor>;
/** For services that serve several sides. */
export type AnyCtx = Ctx<MerchantActor | StaffActor | SystemActor | null>;

/** The context a call's handler gets follows from its path and permission: a desk call cannot be written as if a merchant had made it. */
export type CtxOf<C extends CallShape | Call> = C['permission'] extends 'public'
  ? PublicCtx
  : C['path'] extends `/api/desk/${string}`
    ? DeskCtx
    : MerchantCtx;
