import { MAX_CORRECTIONS } from '@quayside/domain/imports/import-rules';
import { createStore, type StoreApi } from 'zustand';

type Rows = Readonly<Record<number, Readonly<Record<string, string>>>>;
/** Unsaved corrections, stored outside React: a keystroke renders one cell, not the whole table. */
export type ImportEdits = StoreApi<{ rows: Rows }>;

export function createEdits(): ImportEdits {
  return createStore(() => ({ rows: {} }));
}

/** Sets a cell's correction; `undefined` removes it. */
export function editCell(edits: ImportEdits, row_no: number, column: string, value: string | undefined): void {
  const { [row_no]: before, ...others } = edits.getState().rows;
  const { [column]: _old, ...cells } = before ?? {};
  const row = value === undefined ? cells : { ...cells, [column]: value };
  edits.setState({ rows: Object.keys(row).length === 0 ? others : { ...others, [row_no]: row } });
}

export function countEdits({ rows }: { rows: Rows }): number {
  return Object.values(rows).reduce((sum, cells) => sum + Object.keys(cells).length, 0);
}

export type Correction = { row_no: number; cells: Record<string, string> };

/** The corrections, in batches of the size the server accepts. */
export function editBatches({ rows }: { rows: Rows }): Correction[][] {
  const all = Object.entries(rows).map(([row_no, cells]) => ({ row_no: Number(row_no), cells: { ...cells } }));
  return Array.from({ length: Math.ceil(all.length / MAX_CORRECTIONS) }, (_, at) =>
    all.slice(at * MAX_CORRECTIONS, (at + 1) * MAX_CORRECTIONS),
  );
}

/** Marks these rows as saved. Entries made while the save was running stay. */
export function dropEdits(edits: ImportEdits, saved: readonly Correction[]): void {
  for (const { row_no, cells } of saved) {
    const now = edits.getState().rows[row_no] ?? {};
    for (const [column, value] of Object.entries(cells)) if (now[column] === value) editCell(edits, row_no, column, undefined);
  }
}
