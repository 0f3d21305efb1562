import type { z } from 'zod';
import type { ExportColumn } from '@quayside/contract/desk-exports/desk-exports.desk-calls';
import { fieldKindOf } from '@quayside/contract/kernel/list-rows';
import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';
import { startOfDay } from '#server/kernel/days.ts';
import type { Cell, ColumnKind, SheetColumn } from '#server/kernel/sheets/write-sheet.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Column = ExportColumn & { readonly schema: z.ZodType };

/** Numbers of records have no thousands separator, and amounts have two decimals. */
export function sheetColumnOf(column: Column): SheetColumn {
  return { title: column.title, kind: kindOf(column) };
}

function kindOf({ field, schema, kind: shown, words }: Column): ColumnKind {
  if (words !== undefined || field.includes('.')) return 'text';
  const kind = fieldKindOf(schema);
  if (kind === 'moment' || kind === 'day') return kind;
  if (kind === 'number') return field.endsWith('_id') || field === 'id' ? 'id' : 'count';
  return shown === undefined ? 'text' : shown === 'money' ? 'money' : 'decimal';
}

/** As many digits as the format shows; a rate with more of them stays text. */
const decimal = /^-?\d{1,12}(\.\d{1,3}0*)?$/;

export function cellOf(row: Row, column: Column, language: Language): Cell {
  const value = valueAt(row, column.field);
  const word = column.words?.[String(value)];
  if (word !== undefined) return word;
  if (value === null || value === undefined || value === '') return null;
  const kind = column.field.includes('.') ? 'text' : fieldKindOf(column.schema);
  if (kind === 'flag' || typeof value === 'boolean') return yesNo(value === 1 || value === true, language);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return plainText(value);
  if (kind === 'moment') return new Date(value);
  if (kind === 'day') return startOfDay(value);
  return column.kind !== undefined && decimal.test(value) ? Number(value) : value;
}

function yesNo(is: boolean, language: Language): string {
  return text(language, 'importColumns', is ? 'yes' : 'no');
}

function valueAt(row: Row, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : null), row);
}

/** A list or a record inside of a row, as one line. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('; ');
  if (isRecord(value)) return Object.values(value).map(plainText).filter(Boolean).join(' ');
  return value === null || value === undefined ? '' : String(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
