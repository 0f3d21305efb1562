import type { Readable } from 'node:stream';

/** Where files live: a folder by default, an S3-compatible bucket by configuration. Keys are ours and random; names of people's files never reach it. */
export type Storage = {
  readonly put: (key: string, body: Readable) => Promise<void>;
  readonly open: (key: string) => Promise<Readable>;
  readonly remove: (key: string) => Promise<void>;
};
