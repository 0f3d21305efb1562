import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useRead } from '../kernel/query.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ErrorState } from '../feedback/states.tsx';

export type DetailSection<Item> = {
  key: string;
  title: string;
  body: (item: Item) => ReactNode;
  /** Left out when this item has nothing to show in it. */
  when?: (item: Item) => boolean;
  /** The body fills its card from edge to edge. */
  flush?: boolean;
};

export type DetailPageProps<C extends Call> = {
  call: C;
  input: InputOf<C>;
  /** Said while the item is not there yet, or cannot be read. */
  title: string;
  /** The item's own name, once it is there. */
  titleOf?: (item: OutputOf<C>) => ReactNode;
  back: string;
  /** Said when it cannot be read, where the usual words are too general. */
  failed?: string;
  /** Where it stands and what happens next, above the fold. */
  status?: (item: OutputOf<C>) => { tag: ReactNode; next?: ReactNode };
  actions?: (item: OutputOf<C>) => ReactNode;
  sections: readonly DetailSection<OutputOf<C>>[];
};

/** One item: where it stands, what can be done, then everything about it. */
export function DetailPage<C extends Call>({ call, input, title, titleOf, back, failed, status, actions, sections }: DetailPageProps<C>) {
  const read = useRead(call, input);
  if (read.isLoadingError) {
    return (
      <div className="page">
        <PageHead title={title} back={back} />
        <div className="panel">
          <ErrorState error={read.error} onRetry={() => void read.refetch()} {...(failed === undefined ? {} : { title: failed })} />
        </div>
      </div>
    );
  }
  if (read.data === undefined) return <DetailSkeleton title={title} back={back} />;
  const item: OutputOf<C> = read.data;
  const stands = status?.(item);
  return (
    <div className="page">
      <PageHead title={titleOf?.(item) ?? title} back={back} status={stands?.tag} purpose={stands?.next} actions={actions?.(item)} />
      {sections
        .filter((section) => section.when?.(item) ?? true)
        .map((section) => (
          <section key={section.key} className="panel" aria-labelledby={`section-${section.key}`}>
            <div className="panel-head">
              <h2 id={`section-${section.key}`}>{section.title}</h2>
            </div>
            <div className={section.flush ? 'panel-flush' : 'panel-body'}>{section.body(item)}</div>
          </section>
        ))}
    </div>
  );
}

function DetailSkeleton({ title, back }: { title: string; back: string }) {
  return (
    <div className="page" aria-busy>
      <PageHead title={title} back={back} purpose={<Skeleton.Input active size="small" />} />
      <div className="panel panel-body">
        <Skeleton active paragraph={{ rows: 4 }} />
      </div>
      <div className="panel panel-body">
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </div>
  );
}
