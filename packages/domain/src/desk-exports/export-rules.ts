export type DeskExportRefusal = 'desk-exports.too_many';

/** The file is written while the person waits; above this a filter is needed. */
export const MAX_EXPORT_ROWS = 50_000;

export function whyNotExport(rows: number): DeskExportRefusal | null {
  return rows > MAX_EXPORT_ROWS ? 'desk-exports.too_many' : null;
}
