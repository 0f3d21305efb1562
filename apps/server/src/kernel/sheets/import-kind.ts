import type { FieldCode } from '@quayside/contract/kernel/fields';
import type { Language } from '@quayside/i18n/languages';
import type { MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

/** A row of a template: the text of each column. */
export type SheetRow = { readonly row_no: number; readonly cells: Readonly<Record<string, string>> };
/** Without a column the error belongs to the whole row. */
export type RowFault = {
  readonly column: string | null;
  readonly code: FieldCode;
  readonly params: Readonly<Record<string, string | number>>;
};
export type CheckedRow = SheetRow & { readonly faults: readonly RowFault[]; readonly state: 'good' | 'faulty' | 'unchanged' };

export type ImportMode = 'create' | 'update';
export type ImportCtx = MerchantCtx | SystemCtx;

/** The part of an import that differs per area. Everything else is shared. */
export type ImportKind = {
  readonly modes: readonly [ImportMode, ...ImportMode[]];
  /** The drop-down lists of the template, by the name its columns use. */
  readonly choices: (ctx: ImportCtx, scope: SkuScope, language: Language) => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Every error of every row, in one pass. Rows that change nothing are distinguished from rows that do. */
  readonly check: (ctx: ImportCtx, scope: SkuScope, mode: ImportMode, rows: readonly SheetRow[]) => Promise<CheckedRow[]>;
  /** Writes rows that were checked in this same transaction. */
  readonly apply: (ctx: ImportCtx, scope: SkuScope, mode: ImportMode, rows: readonly SheetRow[]) => Promise<void>;
};
