import type { Logger } from 'pino';
import type { Carrier } from '#server/ports/carrier/port.ts';
import type { Chat } from '#server/ports/chat/port.ts';
import type { Mailer } from '#server/ports/mail/port.ts';
import type { Pictures } from '#server/ports/pictures/port.ts';
import type { Webhooks } from '#server/ports/webhooks/port.ts';
import type { Stores } from '#server/ports/stores/port.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import type { Translator } from '#server/ports/translation/port.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Metrics } from './metrics.ts';
import type { Replica } from './replica.ts';
import type { Secrets } from './secrets.ts';

/** The process's dependencies. Built once in main.ts and passed down, never imported. */
export type Deps = {
  readonly config: Config;
  readonly database: Database;
  /** For reads that may lag; null without DATABASE_READ_URL. */
  readonly replica: Replica | null;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly carrier: Carrier;
  readonly chat: Chat;
  readonly translator: Translator;
  readonly pictures: Pictures;
  readonly webhooks: Webhooks;
  readonly stores: Stores;
  readonly secrets: Secrets;
  readonly logger: Logger;
  /** The folder of the embedded database and of stored files. */
  readonly dataDir: string;
  readonly metrics: Metrics;
  /** Makes this process's worker poll the queue now. Other processes poll every second. */
  readonly wakeWorker: () => void;
};
