import { dashboardsCalls, type Workplace } from '@quayside/contract/dashboards/dashboards.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';

type PanelProps = { title: string; more?: ReactNode; children: (workplace: Workplace) => ReactNode; flush?: boolean };

/** A card that shows a part of the workplace's single response. */
export function WorkplacePanel({ title, more, children, flush = false }: PanelProps) {
  const workplace = useRead(dashboardsCalls.workplace, {}, { silent: true });
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{title}</h2>
        {more}
      </div>
      {workplace.data && (flush ? children(workplace.data) : <div className="panel-body">{children(workplace.data)}</div>)}
      {workplace.isPending && (
        <div className="panel-body">
          <Skeleton active title={false} />
        </div>
      )}
      {workplace.isLoadingError && <ErrorState error={workplace.error} onRetry={() => void workplace.refetch()} />}
    </section>
  );
}
