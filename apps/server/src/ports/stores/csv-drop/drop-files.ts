/** Files of one drop, by its name: merchants put them into `in`, we move them to `done` beside a result. */
export type DropFiles = {
  /** Makes the places a merchant needs, where the storage has folders. */
  readonly prepare: (drop: string) => Promise<void>;
  /** Names of waiting files, in alphabetical order. */
  readonly waiting: (drop: string) => Promise<string[]>;
  /** Null when it is gone, or larger than a file may be. */
  readonly read: (drop: string, name: string) => Promise<string | null>;
  /** Moving a file that was moved before is no error. */
  readonly archive: (drop: string, name: string, result: string) => Promise<void>;
};

export const MAX_DROP_BYTES = 8 * 1024 * 1024;
export const isDropName = (name: string) => /^[^/\\]{1,200}\.csv$/i.test(name) && !name.startsWith('.');
