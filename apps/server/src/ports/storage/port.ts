import type { Readable } from 'node:stream';

/** File storage: a folder by default, or an S3-compatible bucket. Keys are random; users' file names never reach it. */
export type Storage = {
  /** Writes until the body ends. If the body, the disk or the connection fails, nothing is left under the key. */
  readonly put: (key: string, body: Readable) => Promise<void>;
  readonly open: (key: string) => Promise<Readable>;
  /** Removing a missing file is no error. */
  readonly remove: (key: string) => Promise<void>;
};
