import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Button, Skeleton } from 'antd';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { useWhyNot } from './use-inbound-moves.tsx';

type Render = (opened: InboundDetail | null, reload: () => void) => ReactNode;

/** A new appointment, or the one in the URL as it was when the page was opened. */
export function OpenInbound({ render }: { render: Render }) {
  const [params] = useSearchParams();
  const id = useIdParam();
  if (!params.has('id')) return <Fragment key="new">{render(null, () => undefined)}</Fragment>;
  return <Existing key={id} inbound_id={id} render={render} />;
}

function Existing({ inbound_id, render }: { inbound_id: number; render: Render }) {
  const { t } = useTranslation('inbound');
  const leaveFor = useLeaveFor();
  const whyNot = useWhyNot();
  const isSupplier = !useCan('inbound.edit');
  const read = useRead(inboundCalls.get, { inbound_id });
  const [opened, open] = useState<{ inbound: InboundDetail; revision: number } | null>(null);
  // The cache may be stale: the page waits for the running fetch, or its first save would be refused as out of date.
  if (opened === null && read.data !== undefined && !read.isFetching) open({ inbound: read.data, revision: 0 });
  const reload = async () => {
    const { data } = await read.refetch();
    if (data) open((before) => ({ inbound: data, revision: (before?.revision ?? 0) + 1 }));
  };
  const details = inboundPaths.detail(inbound_id);
  const refusal = opened && whyNot(isSupplier ? 'edit' : 'shipping', opened.inbound);
  if (opened !== null && refusal === null) return <Fragment key={opened.revision}>{render(opened.inbound, () => void reload())}</Fragment>;
  return (
    <div className="page">
      <PageHead title={opened?.inbound.inbound_no ?? t('one_title')} back={details} />
      {opened !== null ? (
        <div className="panel">
          <EmptyState
            title={t('closed_title')}
            hint={refusal ?? ''}
            action={<Button onClick={() => leaveFor(details)}>{t('to_detail')}</Button>}
          />
        </div>
      ) : read.isLoadingError ? (
        <div className="panel">
          <ErrorState error={read.error} title={t('load_failed')} onRetry={() => void read.refetch()} />
        </div>
      ) : (
        <Skeleton className="panel panel-body" active paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}
