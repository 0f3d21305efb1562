import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListColumn, RowKey, Selection } from './list-types.ts';
import { MOBILE, useMedia } from '../kernel/media.ts';
import type { ListState } from './use-list-state.ts';
import { ListCards } from './list-cards.tsx';
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
  /** These are the previous page's rows; the next ones are loading. */
  isStale: boolean;
  error: unknown;
  onRetry: () => void;
  empty: EmptyText;
};

/** The rows, or the empty, loading or error state instead. */
export function ListBody<Row>({ status, error, onRetry, empty, isStale, ...rest }: ListBodyProps<Row>) {
  const mobile = useMedia(MOBILE);
  const { rows, state } = rest;
  if (status === 'loading') return <SkeletonRows />;
  if (status === 'failed') return <ErrorState error={error} onRetry={onRetry} />;
  if (rows.length === 0) return state.isFiltered ? <NoMatch onClear={state.clearFilters} /> : <EmptyState {...empty} />;
  return <div data-stale={isStale || undefined}>{mobile ? <ListCards {...rest} /> : <ListTable {...rest} />}</div>;
}

const rowsOfSkeleton = Array.from({ length: 10 }, (_, index) => index);

function SkeletonRows() {
  const { t } = useTranslation();
  return (
    <output className="list-skeleton" aria-label={t('loading')}>
      {rowsOfSkeleton.map((row) => (
        <Skeleton key={row} active title={false} paragraph={{ rows: 1, width: '100%' }} />
      ))}
    </output>
  );
}
