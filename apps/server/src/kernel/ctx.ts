import type { Call, CallShape } from '@quayside/contract/kernel/call';
import type { Language } from '@quayside/i18n/languages';
import type { StoreSignIns } from '#server/ports/stores/port.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import type { Translator } from '#server/ports/translation/port.ts';
import type { MerchantActor, StaffActor, SystemActor } from './actor.ts';
import type { Tx } from './database.ts';
import type { Enqueue } from './enqueue.ts';
import type { Secrets } from './secrets.ts';
import type { ReceivedFile } from './receive-upload.ts';

/** Everything a service may use. Services import no dependency themselves. */
export type Ctx<Who> = {
  readonly tx: Tx;
  readonly actor: Who;
  readonly now: Date;
  readonly language: Language;
  /** Inserts the job in this transaction: it is committed or rolled back together with the change. */
  readonly enqueue: Enqueue;
  readonly storage: Storage;
  readonly translator: Translator;
  readonly secrets: Secrets;
  /** How a shop is agreed with; asking a shop anything is for jobs. */
  readonly storeSignIns: StoreSignIns;
  readonly request: RequestFacts;
  /** The file uploaded with the call, already stored; null for calls without one. */
  readonly file: ReceivedFile | null;
  /** For the operation log: the customer a desk call acts on, and what it changed. No secrets and no personal data in the values. */
  readonly concerns: (customerId: number, change?: Change) => void;
  /** For the operation log: another operation than the call's, such as the end of acting for a customer instead of a sign-out. */
  readonly logsAs: (operation: string) => void;
  /** For public calls: the actor to write into the operation log. */
  readonly actsAs: (who: MerchantActor | StaffActor) => void;
  /** For public calls: once a link or a registration has identified the merchant, continues with that merchant's role and rights. */
  readonly become: (who: MerchantActor) => Promise<MerchantCtx>;
  /** The same for a member of staff, once a password or a link has identified them. */
  readonly becomeStaff: (who: StaffActor) => Promise<DeskCtx>;
  /** For test keys: continues as the staff of that sandbox, who see nothing else. `become` goes back. Refused for everybody else. */
  readonly becomeSandboxStaff: () => Promise<DeskCtx>;
};

/** The values before and after; the log keeps only the fields that differ. */
export type Change = {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** Also in the merchant's own log; otherwise only at the desk. */
  readonly isShownToMerchant?: true;
};

export type RequestFacts = {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly host: string;
  /** The base URL for links in mails, never taken from an untrusted Host header. */
  readonly site: string;
  readonly tokenHash: Buffer | null;
  /** Hash of the browser's id, from its cookie; only for calls that sign in. */
  readonly device: Buffer | null;
};

export type MerchantCtx = Ctx<MerchantActor>;
export type DeskCtx = Ctx<StaffActor>;
export type PublicCtx = Ctx<null>;
export type SystemCtx = Ctx<SystemActor>;
/** For services used by merchants, staff and jobs alike. */
export type AnyCtx = Ctx<MerchantActor | StaffActor | SystemActor | null>;

/** The context type follows from the call's path and permission: a desk call's handler cannot expect a merchant's context. */
export type CtxOf<C extends CallShape | Call> = C['permission'] extends 'public'
  ? PublicCtx
  : C['path'] extends `/api/desk/${string}`
    ? DeskCtx
    : MerchantCtx;
