import type { Insertable, Updateable } from 'kysely';
import type { ImportFault, FaultFigures, ImportFaultCode } from '@quayside/domain/tariffs/import-faults';
import type { WorkbookList } from '@quayside/domain/quotes/workbook';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

function shown(tx: Tx) {
  return tx
    .selectFrom('tariff_imports as i')
    .innerJoin('staff as s', 's.staff_id', 'i.staff_id')
    .select(['i.import_id', 'i.file_name', 'i.state', 'i.refusal', 'i.row_count', 'i.fault_count', 'i.version_id', 'i.created_at'])
    .select('s.name as created_by');
}

export async function insertImport(tx: Tx, row: Insertable<Tables['tariff_imports']>): Promise<number> {
  return (await tx.insertInto('tariff_imports').values(row).returning('import_id').executeTakeFirstOrThrow()).import_id;
}

export function importOf(tx: Tx, importId: number) {
  return shown(tx).where('i.import_id', '=', importId).executeTakeFirst();
}

export function importPage(tx: Tx, input: Page<'import_id'>) {
  return pageQuery(tx, shown(tx), input, { import_id: 'i.import_id' });
}

/** Row lock while the workbook is read, so that a job that runs twice writes once. */
export function lockImport(tx: Tx, importId: number) {
  return tx.selectFrom('tariff_imports').selectAll().where('import_id', '=', importId).forUpdate().executeTakeFirst();
}

export async function writeImport(tx: Tx, importId: number, change: Updateable<Tables['tariff_imports']>): Promise<void> {
  await tx.updateTable('tariff_imports').set(change).where('import_id', '=', importId).execute();
}

const BATCH_SIZE = 2000;

export async function insertFaults(tx: Tx, import_id: number, faults: readonly ImportFault[]): Promise<void> {
  for (let from = 0; from < faults.length; from += BATCH_SIZE) {
    const rows = faults.slice(from, from + BATCH_SIZE).map(({ column, figures, ...fault }, at) => ({
      ...fault,
      import_id,
      fault_no: from + at + 1,
      column_name: column,
      figures: JSON.stringify(figures),
    }));
    await tx.insertInto('tariff_import_faults').values(rows).execute();
  }
}

export async function faultPage(tx: Tx, { import_id, ...page }: Page<'fault_no'> & { import_id: number }) {
  const rows = tx
    .selectFrom('tariff_import_faults')
    .select(['fault_no', 'code', 'sheet', 'row_no', 'column_name', 'place', 'figures'])
    .where('import_id', '=', import_id);
  // As far as the list: faults are read from the first to the last.
  const { list, count } = await pageQuery(tx, rows, { ...page, order: 'asc' }, { fault_no: 'fault_no' });
  return {
    list: list.map(({ code, sheet, figures, ...row }) => ({
      ...row,
      code: code as ImportFaultCode, // only `insertFaults` writes them
      sheet: sheet as WorkbookList,
      figures: figures as FaultFigures,
    })),
    count,
  };
}

/** Codes of the installation a tariff may name. */
export async function knownCodes(tx: Tx): Promise<{ warehouses: string[]; attributes: string[] }> {
  const warehouses = await tx.selectFrom('warehouses').select('code').execute();
  const attributes = await tx.selectFrom('properties').select('code').execute();
  return { warehouses: warehouses.map(({ code }) => code), attributes: attributes.map(({ code }) => code) };
}
