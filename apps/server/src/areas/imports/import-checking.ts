import { importTemplates } from '@quayside/contract/imports/import-columns';
import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { Refusal } from '#server/kernel/refusal.ts';
import type { CheckedRow, ImportCtx, ImportMode, SheetRow } from '#server/kernel/sheets/import-kind.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { SheetContent } from '#server/kernel/sheets/sheet-content.ts';
import { importKinds } from './import-kinds.ts';
import { columnsOf } from './imports.map.ts';

/** Placeholder for a cell that contained a formula: reported as an error until a value is entered. */
const FORMULA = '=';

/** The rows of a workbook by our column keys. The whole file is refused when it is not the template, or an old version. */
export function rowsFrom(kind: ImportKindName, content: SheetContent): SheetRow[] {
  const { version, columns } = importTemplates[kind];
  const keys = columnsOf(kind, content.header);
  const isWhole = columns.every(({ key }) => keys.includes(key));
  // An export or a copied sheet has no mark: then it must have all columns.
  const { mark } = content;
  if (mark === null ? !isWhole : mark.kind !== kind) throw new Refusal('imports.wrong_template');
  if (mark !== null && (mark.version !== version || !isWhole)) throw new Refusal('imports.old_template');
  if (content.rows.length === 0) throw new Refusal('imports.no_rows');
  return content.rows.map(({ row_no, values, formulas }) => {
    const cells = keys.flatMap((key, index) => (key === null ? [] : [[key, formulas.includes(index) ? FORMULA : (values[index] ?? '')]]));
    return { row_no, cells: Object.fromEntries(cells) as Record<string, string> }; // keys and values are strings
  });
}

/** Every error of every row: those of the kind and those common to all sheets. */
export async function checkRows(
  ctx: ImportCtx,
  scope: SkuScope,
  kind: ImportKindName,
  mode: ImportMode,
  rows: readonly SheetRow[],
): Promise<CheckedRow[]> {
  const checked = await importKinds[kind].check(ctx, scope, mode, rows);
  return checked.map((row) => {
    const formulas = Object.keys(row.cells).filter((key) => row.cells[key]?.startsWith(FORMULA));
    if (formulas.length === 0) return row;
    const others = row.faults.filter(({ column }) => column === null || !formulas.includes(column));
    const faults = formulas.map((column) => ({ column, code: 'imports.formula' as const, params: {} }));
    return { ...row, faults: [...others, ...faults], state: 'faulty' as const };
  });
}

export function countsOf(rows: readonly { state: string }[]) {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  return { row_count: rows.length, good_count: count('good'), faulty_count: count('faulty'), unchanged_count: count('unchanged') };
}
