export type ImportRefusal =
  | 'imports.broken_file'
  | 'imports.too_large'
  | 'imports.too_many_rows'
  | 'imports.wrong_template'
  | 'imports.old_template'
  | 'imports.no_rows'
  | 'imports.not_checked'
  | 'imports.has_faults'
  | 'imports.nothing_to_import'
  | 'imports.file_gone';

export const importKinds = ['products', 'serial_numbers', 'inbound', 'orders'] as const;
export type ImportKindName = (typeof importKinds)[number];
/** `create` adds new records, `update` changes existing ones. */
export const importModes = ['create', 'update'] as const;
export const importStates = ['reading', 'checked', 'refused', 'imported', 'discarded'] as const;
/** `unchanged`: the record already has these values, for instance because the same file was imported before. */
export const importRowStates = ['good', 'faulty', 'unchanged', 'imported'] as const;

export const MAX_IMPORT_ROWS = 5000;
/** How many rows one call may correct. */
export const MAX_CORRECTIONS = 200;
