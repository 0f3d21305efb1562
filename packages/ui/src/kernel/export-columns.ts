import type { ExportColumn } from '@quayside/contract/desk-exports/desk-exports.desk-calls';
import type { Call } from '@quayside/contract/kernel/call';
import { optionsOf, rowFieldsOf } from '@quayside/contract/kernel/list-rows';
import i18next from 'i18next';
import { isValidElement, type ReactNode } from 'react';
import type { z } from 'zod';
import type { ListColumn } from '../list/list-types.ts';

type Fields = Readonly<Record<string, z.ZodType>>;

/** The columns of a page as an export wants them. `labels` are the words of a field's values in tabs and filters. Those that show no field of the row, such as the actions, are left out. */
export function exportColumns<Row>(
  call: Pick<Call, 'output'>,
  columns: readonly ListColumn<Row>[],
  labels: Readonly<Record<string, Record<string, string>>> = {},
): ExportColumn[] {
  const fields = rowFieldsOf(call) ?? {};
  return columns.flatMap((column) => {
    const field = column.exports ?? fieldOf(column.key, fields);
    if (field === null) return [];
    const words = column.words ?? labels[field] ?? wordsOf(column, field, fields[field]);
    return { field, title: titleOf(column), ...kindOf(column), ...(words === null ? {} : { words }) };
  });
}

/** A column of customers shows the name, with a link. */
function fieldOf(key: string, fields: Fields): string | null {
  if (key in fields) return key;
  return key === 'customer' && 'customer_name' in fields ? 'customer_name' : null;
}

function titleOf<Row>({ title, currency }: ListColumn<Row>): string {
  return currency === undefined ? title : i18next.t('list.with_currency', { ns: 'kernel', title, currency });
}

function kindOf<Row>({ currency, align }: ListColumn<Row>): { kind?: 'money' | 'number' } {
  if (currency !== undefined) return { kind: 'money' };
  return align === 'end' ? { kind: 'number' } : {};
}

/** What the column writes for each state: the same words as on the screen. Null when it has none of its own. */
function wordsOf<Row>(column: ListColumn<Row>, field: string, schema: z.ZodType | undefined): Record<string, string> | null {
  const { render } = column;
  const options = schema === undefined ? [] : optionsOf(schema);
  if (!render || options.length === 0) return null;
  const words = options.map((value) => [String(value), textOf(() => render({ [field]: value } as Row))] as const); // it reads this field only
  return words.every(([, text]) => text !== '') ? Object.fromEntries(words) : null;
}

function textOf(draw: () => ReactNode): string {
  try {
    return plainText(draw());
  } catch {
    // It needs more of the row than this field.
    return '';
  }
}

function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? plainText(node.props.children) : '';
}
