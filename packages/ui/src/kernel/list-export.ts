import type { ExportColumn } from '@quayside/contract/desk-exports/desk-exports.desk-calls';
import { createContext } from 'react';

/** A list as it is on the screen: its call, its filters and its columns. */
export type ListToExport = {
  list: string;
  title: string;
  filters: Record<string, string | number | boolean | (string | number | boolean)[]>;
  columns: ExportColumn[];
};

/** How this app exports any of its lists; null where lists have exports of their own. */
export const ListExportContext = createContext<((list: ListToExport) => Promise<unknown>) | null>(null);
