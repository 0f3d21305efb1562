import type { Selectable } from 'kysely';
import type { RefusalCode } from '@quayside/contract/kernel/refusals';
import { importTemplates } from '@quayside/contract/imports/import-columns';
import { MAX_IMPORT_ROWS, type ImportKindName } from '@quayside/domain/imports/import-rules';
import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';
import type { RowFault } from '#server/kernel/sheets/import-kind.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type { StoredRow } from './imports.queries.ts';

export function importView({ refusal, ...row }: Selectable<Tables['imports']>, language: Language) {
  // Only refusal codes are stored in this column.
  return { ...row, refusal: refusal === null ? null : text(language, 'refusals', refusal as RefusalCode, { max: MAX_IMPORT_ROWS }) };
}

export function rowView({ faults, ...row }: StoredRow, language: Language) {
  return { ...row, faults: faults.map((fault) => ({ column: fault.column, code: fault.code, msg: faultText(fault, language) })) };
}

export function faultText({ code, params }: RowFault, language: Language): string {
  return text(language, 'fields', code, params);
}

/** A column's title or help text. */
export function columnText(kind: ImportKindName, key: string, language: Language, part: '' | '.help' = ''): string {
  return text(language, 'importColumns', `${kind}.${key}${part}` as never); // a test checks that every column has texts
}

/** The column key of each header cell, in either language; null for an unknown column. */
export function columnsOf(kind: ImportKindName, header: readonly string[]): (string | null)[] {
  const plain = (title: string) =>
    title
      .replace(/[\s*＊]+$/u, '')
      .trim()
      .toLowerCase();
  const { columns } = importTemplates[kind];
  return header.map((title) => {
    const found = columns.find(({ key }) =>
      (['en', 'zh_CN'] as const).some((language) => plain(columnText(kind, key, language)) === plain(title)),
    );
    return found?.key ?? null;
  });
}
