import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';

const Value = z.union([z.string().max(500), z.number(), z.boolean()]);

/** A column of the page: the field of the row it shows (`top_up.reference` for one inside), its title and the words of its values. */
export const ExportColumn = z.strictObject({
  field: z.string().regex(/^[a-z][a-z0-9_]{0,60}(\.[a-z][a-z0-9_]{0,60})?$/),
  title: z.string().trim().min(1).max(100),
  /** Amounts and quantities that come as text: written as numbers. */
  kind: z.enum(['money', 'number']).optional(),
  words: z.record(z.string().max(100), z.string().max(200)).optional(),
});
export type ExportColumn = z.input<typeof ExportColumn>;

export const deskExportsDeskCalls = defineCalls('desk-exports', {
  /** Any list of the desk as a workbook, with its filters and the columns of the page. Needs the permission of the list's own call. */
  download: {
    method: 'POST',
    path: '/api/desk/export/getFile',
    input: z.strictObject({
      /** The name of the list's call: `top-ups.deskList`. */
      list: z.string().regex(/^[a-z-]{2,40}\.[a-zA-Z]{2,40}$/),
      title: z.string().trim().min(1).max(100),
      filters: z.record(z.string().max(60), z.union([Value, z.array(Value).max(200)])),
      columns: z.array(ExportColumn).min(1).max(60),
    }),
    output: z.any(),
    permission: 'signed_in',
    log: 'desk-exports.download',
    answers: 'file',
    limit: { perMinute: 20, by: 'person' },
    timeoutMs: 120_000,
  },
});
