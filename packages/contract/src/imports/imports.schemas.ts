import { z } from 'zod';
import { importKinds, importModes, importRowStates, importStates } from '@quayside/domain/imports/import-rules';
import { Id, Timestamp } from '../kernel/shapes.ts';

export const ImportView = z.object({
  import_id: Id,
  kind: z.enum(importKinds),
  mode: z.enum(importModes),
  file_name: z.string(),
  state: z.enum(importStates),
  /** Why the file cannot be read, in the reader's language. */
  refusal: z.string().nullable(),
  row_count: z.int(),
  good_count: z.int(),
  faulty_count: z.int(),
  unchanged_count: z.int(),
  imported_count: z.int(),
  created_at: Timestamp,
});
export type ImportView = z.output<typeof ImportView>;

/** The error of one cell. Without a column it is an error of the whole row. */
export const ImportFault = z.object({ column: z.string().nullable(), code: z.string(), msg: z.string() });
export const ImportRow = z.object({
  row_no: z.int(),
  cells: z.record(z.string(), z.string()),
  faults: z.array(ImportFault),
  state: z.enum(importRowStates),
});
export type ImportRow = z.output<typeof ImportRow>;
