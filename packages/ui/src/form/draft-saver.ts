import { draftsCalls } from '@quayside/contract/drafts/drafts.calls';
import type { DraftForm } from '@quayside/domain/drafts/draft-rules';
import type { Client } from '../kernel/client.ts';
import { RefusedError } from '../kernel/errors.ts';

const SAVE_MS = 1500;

/** A draft on the server. `base` is the record's timestamp when the draft was begun. */
export type KeptDraft<Values> = { version: number; updated_at: string; values: Values; base: string | null };
/** `elsewhere`: another tab or device has saved since, and this page no longer does. */
export type DraftStatus = { kind: 'saved'; at: string } | { kind: 'failed' | 'elsewhere' };
export type DraftKey = { form: DraftForm; record: string };

/** The draft of one open form: loads it, and saves it while the user types. */
export class DraftSaver<Values extends object> {
  /** Loading and an open offer hold back saving: it would overwrite a draft that is still offered. */
  private mode: 'held' | 'saving' | 'stopped' = 'held';
  private version = 0;
  /** Reads the newest values; null when they are saved. */
  private unsaved: (() => Values) | null = null;
  private newest: (() => Values) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Requests run one after the other: each needs the version the one before it made. */
  private queue: Promise<unknown> = Promise.resolve();

  private readonly client: Pick<Client, 'send'>;
  private readonly key: DraftKey;
  private readonly base: string | null;
  private readonly onStatus: (status: DraftStatus | null) => void;

  constructor(client: Pick<Client, 'send'>, key: DraftKey, base: string | null, onStatus: (status: DraftStatus | null) => void) {
    this.client = client;
    this.key = key;
    this.base = base;
    this.onStatus = onStatus;
  }

  /** The draft to offer. Without one, saving begins. */
  async open(): Promise<KeptDraft<Values> | null> {
    const found = await this.load();
    if (found === null) this.start(0);
    return found;
  }

  keep(read: () => Values): void {
    this.unsaved = read;
    this.newest = read;
    if (this.mode === 'saving') this.schedule();
  }

  /** The user continues the offered draft; what was typed before the choice is replaced by it. */
  accept({ version, updated_at }: KeptDraft<Values>): void {
    this.unsaved = null;
    this.onStatus({ kind: 'saved', at: updated_at });
    this.start(version);
  }

  /** The user keeps what was typed instead of the offered draft. */
  decline({ version }: KeptDraft<Values>): void {
    this.version = version;
    this.remove();
    this.after(() => Promise.resolve(this.start(0)));
  }

  /** The user starts again. */
  discard(): void {
    this.unsaved = null;
    this.remove();
    this.onStatus(null);
  }

  /** The form is saved: what is still typed into it is no draft. */
  drop(): void {
    this.unsaved = null;
    this.remove();
    this.mode = 'stopped';
  }

  /** Saves over the other tab's draft, because the user wants these entries. */
  takeOver(): void {
    this.unsaved = this.newest;
    this.onStatus(null);
    this.after(async () => this.start((await this.load())?.version ?? 0));
  }

  flush(keepalive = false): void {
    clearTimeout(this.timer);
    if (this.mode !== 'saving' || this.unsaved === null) return;
    const values = this.unsaved();
    this.unsaved = null;
    this.after(() => this.save(values, keepalive));
  }

  private start(version: number): void {
    this.mode = 'saving';
    this.version = version;
    if (this.unsaved !== null) this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), SAVE_MS);
  }

  private after(work: () => Promise<void>): void {
    this.queue = this.queue.then(work);
  }

  private async load(): Promise<KeptDraft<Values> | null> {
    const answer = await this.client.send(draftsCalls.get, this.key).catch(() => null);
    if (!answer?.draft) return null;
    const { version, updated_at } = answer.draft;
    const content = answer.draft.content as { values: Values; base: string | null }; // written by `save`
    return { version, updated_at, ...content };
  }

  private async save(values: Values, keepalive: boolean): Promise<void> {
    if (this.mode !== 'saving') return;
    const content = { values, base: this.base };
    try {
      const input = { ...this.key, version: this.version, content };
      const saved = await this.client.send(draftsCalls.save, input, { idempotencyKey: null, keepalive });
      this.version = saved.version;
      this.onStatus({ kind: 'saved', at: saved.updated_at });
    } catch (error) {
      const isElsewhere = error instanceof RefusedError && error.code === 'drafts.changed_elsewhere';
      if (isElsewhere) this.mode = 'held';
      this.onStatus({ kind: isElsewhere ? 'elsewhere' : 'failed' });
    }
  }

  /** A failure leaves the draft on the server: it is offered again. */
  private remove(): void {
    clearTimeout(this.timer);
    this.after(async () => {
      const { version } = this;
      this.version = 0;
      if (version > 0) await this.client.send(draftsCalls.discard, { ...this.key, version }, { keepalive: true }).catch(() => undefined);
    });
  }
}
