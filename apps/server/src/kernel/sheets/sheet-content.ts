/** The cells of a workbook's first sheet as text, and the mark of our templates. */
export type SheetContent = {
  /** The template's kind and version: null for any other workbook. */
  readonly mark: { readonly kind: string; readonly version: number } | null;
  readonly header: readonly string[];
  readonly rows: readonly SheetLine[];
};

/** The header and the rows of one sheet. */
export type SheetLines = Pick<SheetContent, 'header' | 'rows'>;

export type SheetLine = {
  /** The row number in the spreadsheet: the header is 1. */
  readonly row_no: number;
  readonly values: readonly string[];
  /** Columns whose cell is a formula: its value depends on other cells, so it is not imported. */
  readonly formulas: readonly number[];
};

/** The hidden sheet that contains the template's kind and version. */
export const MARK_SHEET = 'template';
/** Its name in templates that were downloaded earlier. */
export const OLD_MARK_SHEET = 'quayside';
