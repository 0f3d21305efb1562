import { useTranslation } from 'react-i18next';
import type { ListColumn, RowKey, Selection } from './list-types.ts';
import { MOBILE, useMedia } from '../kernel/media.ts';
import type { ListState } from './use-list-state.ts';
import { CompactCards } from './compact-cards.tsx';
import { ListCards } from './list-cards.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { EmptyState, ErrorState, NoMatch, type EmptyText } from '../feedback/states.tsx';

export type ListBodyProps<Row> = {
  rows: readonly Row[];
  rowKey: RowKey<Row>;
  columns: readonly ListColumn<Row>[];
  state: ListState;
  mergeRowsBy?: (keyof Row & string) | undefined;
  selection: Selection | null;
  status: 'loading' | 'failed' | 'shown';
  /** These are the rows of before; the next ones are loading. */
  isStale: boolean;
  error: unknown;
  onRetry: () => void;
  empty: EmptyText;
  /** Cards of three lines on a phone instead of every column. */
  compact?: boolean;
  opensRows?: boolean | undefined;
  cursor?: unknown;
};

/** The rows, or the empty, loading or error state instead. */
export function ListBody<Row>({ status, error, onRetry, empty, isStale, compact = false, opensRows, ...rest }: ListBodyProps<Row>) {
  const { t } = useTranslation();
  const mobile = useMedia(MOBILE);
  const { rows, state } = rest;
  if (status === 'loading') return <ListSkeleton columns={rest.columns} density={state.preference.density} />;
  if (status === 'failed') return <ErrorState error={error} onRetry={onRetry} note={t('list.kept')} />;
  if (rows.length === 0) return state.isFiltered ? <NoMatch onClear={state.clearFilters} /> : <EmptyState {...empty} />;
  const Cards = compact ? CompactCards : ListCards;
  return (
    <div data-rows data-stale={isStale || undefined}>
      {mobile ? <Cards {...rest} /> : <ListTable {...rest} opensRows={opensRows} />}
    </div>
  );
}
