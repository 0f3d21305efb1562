/** A workbook's first sheet as texts, and the mark a template of ours carries. */
export type SheetContent = {
  /** Of which template it is, and which version: null for any other workbook. */
  readonly mark: { readonly kind: string; readonly version: number } | null;
  readonly header: readonly string[];
  readonly rows: readonly SheetLine[];
};

export type SheetLine = {
  /** As the spreadsheet numbers it: the header is 1. */
  readonly row_no: number;
  readonly values: readonly string[];
  /** Columns whose cell holds a formula: what it shows depends on other cells, so it is not taken. */
  readonly formulas: readonly number[];
};

/** The hidden sheet that tells what template a workbook is. */
export const MARK_SHEET = 'quayside';
