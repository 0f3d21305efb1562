import type { FieldCode } from '@quayside/contract/kernel/fields';
import type { Language } from '@quayside/i18n/languages';
import type { MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

/** A row of a template: what each column holds, as text. */
export type SheetRow = { readonly row_no: number; readonly cells: Readonly<Record<string, string>> };
/** Without a column it is the whole row's fault. */
export type RowFault = {
  readonly column: string | null;
  readonly code: FieldCode;
  readonly params: Readonly<Record<string, string | number>>;
};
export type CheckedRow = SheetRow & { readonly faults: readonly RowFault[]; readonly state: 'good' | 'faulty' | 'unchanged' };

export type ImportMode = 'create' | 'update';
export type ImportCtx = MerchantCtx | SystemCtx;

/** What an area knows about importing its things. Everything else is the same for all of them. */
export type ImportKind = {
  readonly modes: readonly [ImportMode, ...ImportMode[]];
  /** The lists the template offers, by the name its columns give them. */
  readonly choices: (ctx: ImportCtx, scope: SkuScope, language: Language) => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Every fault of every row, in one pass. Rows that say what is so already are told from those that change something. */
  readonly check: (ctx: ImportCtx, scope: SkuScope, mode: ImportMode, rows: readonly SheetRow[]) => Promise<CheckedRow[]>;
  /** Takes over rows that were checked in this very transaction. */
  readonly apply: (ctx: ImportCtx, scope: SkuScope, mode: ImportMode, rows: readonly SheetRow[]) => Promise<void>;
};
