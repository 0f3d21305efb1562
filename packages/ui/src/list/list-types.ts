import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import type { Currency } from '@quayside/domain/kernel/money';
import type { ComponentType, ReactNode } from 'react';

/** Props of a list page. The rows and filters are the call's own. */
export type RowOf<C extends Call> = OutputOf<C> extends { list: readonly (infer Row)[] } ? Row : never;

/** The unique row key: one field, or several combined. */
export type RowKey<Row> = (keyof Row & string) | ((row: Row) => string);

export function keyOf<Row>(row: Row, rowKey: RowKey<Row>): unknown {
  return typeof rowKey === 'function' ? rowKey(row) : row[rowKey];
}

/** The selected rows, by key. */
export type Selection = { keys: readonly unknown[]; pick: (keys: readonly unknown[]) => void };

/** A card has three lines: title and tag, main and amount, note and time. */
export type CardPlace = 'tag' | 'main' | 'amount' | 'note' | 'time';

type ColumnLook = {
  title: string;
  /** Every column has a width: a virtualized table cannot measure the rows it does not render. */
  width: number;
  align?: 'end';
  /** The call can sort by it: `key` is one of its sorts, or this is. */
  sortable?: boolean | string;
  /** The currency of every amount in the column: named once, in the header. */
  currency?: Currency;
  /** Its place on a phone's card; the others follow in their order, with their titles. */
  card?: CardPlace;
  /** Hidden until the user selects it in the column chooser. */
  hidden?: boolean;
  pinned?: 'start' | 'end';
  /** The field of the row an export writes, where the key names none: `top_up.reference`. */
  exports?: string;
  /** What an export writes for each value, where the column's own content is no plain text. */
  words?: Record<string, string>;
  /** Cut long text with an ellipsis; on by default. */
  ellipsis?: boolean;
};
export type ListColumn<Row> = ColumnLook &
  ({ key: keyof Row & string; render?: (row: Row) => ReactNode } | { key: string; render: (row: Row) => ReactNode });

type Paging = 'page' | 'limit' | 'sort' | 'order';
export type FiltersOf<C extends Call> = Omit<InputOf<C>, Paging>;
type FilterName<C extends Call> = keyof FiltersOf<C> & string;

export type SelectOption = { value: string | number; label: string };
/** A custom control, for values that cannot be listed: one customer of thousands. */
export type FilterControlProps = { id: string; value: unknown; onChange: (value: number | undefined) => void; required: boolean };
/** `required`: the call needs it, so it is never reset and does not count as a filter. */
export type ListFilter<C extends Call> =
  | { kind: 'text'; name: FilterName<C>; label: string }
  | { kind: 'select'; name: FilterName<C>; label: string; options: readonly SelectOption[] }
  | { kind: 'own'; name: FilterName<C>; label: string; Control: ComponentType<FilterControlProps>; required?: boolean }
  | { kind: 'day'; name: FilterName<C>; label: string; first?: string; last?: string; required?: boolean }
  | { kind: 'days'; from: FilterName<C>; to: FilterName<C>; label: string };

export type ListTabs<C extends Call> = {
  param: FilterName<C>;
  items: readonly ListTab[];
  /** The call that counts the rows of each tab (`tabCounts`). */
  counts?: Call;
  /** The tab a list opens with, for lists that are queues; "All" otherwise. */
  initial?: string;
};
/** `alert`: a count above zero is red, because somebody has to do something. */
export type ListTab = { key: string; label: string; count?: number; alert?: boolean };

/** An action for the selected rows. */
export type BulkAction<Row> = {
  key: string;
  label: string;
  danger?: boolean;
  /** Confirmation text, when the action cannot be undone. */
  confirm?: { title: string; text: string };
  /** The rows stay selected: a dialog follows, or more actions on the same rows. */
  keepsSelection?: boolean;
  run: (rows: readonly Row[]) => Promise<unknown> | void;
};
