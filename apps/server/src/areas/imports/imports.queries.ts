import { sql, type Insertable, type Updateable } from 'kysely';
import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { CheckedRow, RowFault } from '#server/kernel/sheets/import-kind.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { countOf } from '#server/kernel/clean-up.ts';
import { keptFor } from '#server/kernel/retention.ts';

export function insertImport(tx: Tx, customerId: number, row: Omit<Insertable<Tables['imports']>, 'customer_id'>) {
  return tx
    .insertInto('imports')
    .values({ ...row, customer_id: customerId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function importOf(tx: Tx, customerId: number, importId: number) {
  return tx.selectFrom('imports').selectAll().where('customer_id', '=', customerId).where('import_id', '=', importId).executeTakeFirst();
}

/** Locked until the transaction ends, so that concurrent decisions are serialized. */
export function lockImport(tx: Tx, customerId: number, importId: number) {
  return tx
    .selectFrom('imports')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('import_id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
}

export function writeImport(tx: Tx, customerId: number, importId: number, change: Updateable<Tables['imports']>) {
  return tx
    .updateTable('imports')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('import_id', '=', importId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function importOfFile(tx: Tx, customerId: number, fileId: string) {
  return tx
    .selectFrom('imports')
    .select(['kind', 'account_id'])
    .where('customer_id', '=', customerId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

type WhoseImports = 'all' | { readonly accountId: number | null };

export function importPage(tx: Tx, customerId: number, input: Page<'import_id'> & { kind: ImportKindName }, whose: WhoseImports) {
  let rows = tx.selectFrom('imports').selectAll().where('customer_id', '=', customerId).where('kind', '=', input.kind);
  if (whose !== 'all') rows = rows.where('account_id', '=', whose.accountId);
  return pageQuery(tx, rows, input, { import_id: 'import_id' }, 'import_id');
}

type RowState = Tables['import_rows']['state'] extends { __select__: infer State } ? State : 'good' | 'faulty' | 'unchanged' | 'imported';
export type StoredRow = { row_no: number; cells: Record<string, string>; faults: RowFault[]; state: RowState };

const shown = ['row_no', 'cells', 'faults', 'state'] as const;

export async function rowPage(
  tx: Tx,
  customerId: number,
  input: Page<'row_no'> & { import_id: number; state?: RowState | undefined },
): Promise<{ list: StoredRow[]; count: number }> {
  let rows = tx.selectFrom('import_rows').select(shown).where('customer_id', '=', customerId).where('import_id', '=', input.import_id);
  if (input.state) rows = rows.where('state', '=', input.state);
  const { list, count } = await pageQuery(tx, rows, input, { row_no: 'row_no' }, 'row_no');
  return { list: list as StoredRow[], count }; // only `putRows` writes these columns
}

/** All rows of an import: at most 5,000. */
export async function rowsOf(tx: Tx, customerId: number, importId: number): Promise<StoredRow[]> {
  const rows = await tx
    .selectFrom('import_rows')
    .select(shown)
    .where('customer_id', '=', customerId)
    .where('import_id', '=', importId)
    .orderBy('row_no')
    .execute();
  return rows as StoredRow[]; // only `putRows` writes these columns
}

/** Writes checked rows in one statement. */
export async function putRows(tx: Tx, customerId: number, importId: number, rows: readonly CheckedRow[]): Promise<void> {
  await sql`
    insert into import_rows (customer_id, import_id, row_no, cells, faults, state)
    select ${customerId}, ${importId}, r.row_no, r.cells, r.faults, r.state
      from jsonb_to_recordset(${JSON.stringify(rows)}) r (row_no int, cells jsonb, faults jsonb, state text)
        on conflict (customer_id, import_id, row_no) do update set cells = excluded.cells, faults = excluded.faults, state = excluded.state`.execute(
    tx,
  );
}

export async function markImported(tx: Tx, customerId: number, importId: number): Promise<void> {
  await tx
    .updateTable('import_rows')
    .set({ state: 'imported' })
    .where('customer_id', '=', customerId)
    .where('import_id', '=', importId)
    .where('state', '=', 'good')
    .execute();
}

/** Deletes rows of old order imports, which hold recipients (PRIV-02); the import itself and its counts stay. */
export function deleteOldOrderRowsAcrossMerchants(tx: Tx, most: number): Promise<number> {
  return countOf(
    tx,
    sql`delete from import_rows where ctid = any(array(
          select r.ctid from import_rows r join imports i on i.customer_id = r.customer_id and i.import_id = r.import_id
           where i.kind = 'orders' and i.created_at < now() - ${keptFor('import_rows')}::interval limit ${most}))`,
  );
}
