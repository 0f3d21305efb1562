import { z } from 'zod';
import { MAX_COLUMN, MIN_COLUMN, VIEW_NAME_LENGTH } from '@quayside/domain/list-settings/list-setting-rules';
import { PageSize, Uuid } from '../kernel/shapes.ts';

/** The name of a list's call: `orders.list`. */
export const ListName = z.string().regex(/^[a-z-]{2,40}\.[a-zA-Z]{2,30}$/);
const ColumnKey = z.string().min(1).max(60);

export const ListColumns = z.strictObject({
  /** Null: the columns the page hides by itself. */
  hidden: z.array(ColumnKey).max(100).nullable(),
  order: z.array(ColumnKey).max(100),
  widths: z.record(ColumnKey, z.int().min(MIN_COLUMN).max(MAX_COLUMN)),
  pins: z.record(ColumnKey, z.enum(['start', 'end', 'none'])),
});

export const ListSettings = ListColumns.extend({ limit: PageSize.nullable(), density: z.enum(['large', 'middle', 'small']) });
export type ListSettings = z.output<typeof ListSettings>;

export const ViewName = z.string().trim().min(1).max(VIEW_NAME_LENGTH);

/** Filters, tab and sorting as in the URL of the list, and its columns. */
export const ViewInput = z.strictObject({
  name: ViewName,
  query: z.string().max(2000),
  columns: ListColumns,
});
export type ViewInput = z.output<typeof ViewInput>;

export const SavedView = ViewInput.extend({ view_id: Uuid });
export type SavedView = z.output<typeof SavedView>;

export const SavedViews = z.object({ views: z.array(SavedView) });

/** Everything a person has arranged. `settings` is null for a list with views only. */
export const AllListSettings = z.object({
  list: z.array(z.object({ list: ListName, settings: ListSettings.nullable(), views: z.array(SavedView) })),
});
export type AllListSettings = z.output<typeof AllListSettings>;
