import { z } from 'zod';

/** What a backup says about itself before its data. */
export const BackupHeader = z.object({ created_at: z.iso.datetime(), postgres: z.string(), migrations: z.array(z.string()) });
export const TableHead = z.object({ name: z.string(), columns: z.array(z.string()) });
export const FileHead = z.object({ key: z.string(), bytes: z.int(), sha256: z.string() });
export type FileHead = z.output<typeof FileHead>;
/** And after it: how much there must have been, and where the numbering stood. */
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
  /** Files that have a row but are not in the storage any more. */
  readonly missing: readonly string[];
};
