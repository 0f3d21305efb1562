import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '../feedback/states.tsx';

type Read<Data> = {
  data: Data | undefined;
  isPending: boolean;
  isLoadingError: boolean;
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
};
type StateProps<Data> = { read: Read<Data>; isEmpty: (data: Data) => boolean; children: (data: Data) => ReactNode };

/** Loading, failed, nothing shipped, or the figures. */
export function StatisticsState<Data>({ read, isEmpty, children }: StateProps<Data>) {
  const { t } = useTranslation('statistics');
  if (read.isError)
    return (
      <section className="panel">
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      </section>
    );
  if (read.data === undefined)
    return (
      <section className="panel panel-body" aria-busy>
        <Skeleton active paragraph={{ rows: 10 }} />
      </section>
    );
  if (isEmpty(read.data))
    return (
      <section className="panel">
        <EmptyState title={t('empty_title')} hint={t('empty_hint')} />
      </section>
    );
  return children(read.data);
}
