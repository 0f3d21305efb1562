import { z } from 'zod';

/** The backup's header, before the data. */
export const BackupHeader = z.object({ created_at: z.iso.datetime(), postgres: z.string(), migrations: z.array(z.string()) });
export const TableHead = z.object({ name: z.string(), columns: z.array(z.string()) });
export const FileHead = z.object({ key: z.string(), bytes: z.int(), sha256: z.string() });
export type FileHead = z.output<typeof FileHead>;
/** The backup's end frame, after the data: the expected totals and the sequences' values. */
export const BackupEnd = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
});
export type BackupEnd = z.output<typeof BackupEnd>;

export type BackupReport = {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Files that have a row but are missing in the storage. */
  readonly missing: readonly string[];
};
