import type { Readable } from 'node:stream';

/** Where files live: a folder by default, an S3-compatible bucket by configuration. Keys are ours and random; names of people's files never reach it. */
export type Storage = {
  /** Takes bytes until the body ends. A body that breaks off, a full disk, a lost connection: nothing stays under the key. */
  readonly put: (key: string, body: Readable) => Promise<void>;
  readonly open: (key: string) => Promise<Readable>;
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>;
};
