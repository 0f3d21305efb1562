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
  /** In a narrow column beside the others; `top` is above both columns. */
  place?: 'top' | 'side';
};

export type DetailPageProps<C extends Call> = {
  call: C;
  input: InputOf<C>;
  /** The title while the item is loading or cannot be loaded. */
  title: string;
  /** The item's own name, once it is loaded. */
  titleOf?: (item: OutputOf<C>) => ReactNode;
  back: string;
  /** Error text when the item cannot be loaded, where the default is too general. */
  failed?: string;
  /** Status and next step, at the top of the page. */
  status?: (item: OutputOf<C>) => { tag: ReactNode; next?: ReactNode };
  actions?: (item: OutputOf<C>) => ReactNode;
  sections: readonly DetailSection<OutputOf<C>>[];
};

/** Detail page of one item: status, actions, then all sections. */
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
  const state = status?.(item);
  const name = titleOf?.(item) ?? title;
  return (
    <div className="page">
      <PageHead
        title={name}
        tab={typeof name === 'string' ? name : undefined}
        back={back}
        status={state?.tag}
        purpose={state?.next}
        actions={actions?.(item)}
      />
      <Sections sections={sections.filter((section) => section.when?.(item) ?? true)} item={item} />
    </div>
  );
}

type SectionsProps<Item> = { sections: readonly DetailSection<Item>[]; item: Item };

function Sections<Item>({ sections, item }: SectionsProps<Item>) {
  const of = (place: DetailSection<Item>['place']) =>
    sections.filter((section) => section.place === place).map((section) => <Section key={section.key} section={section} item={item} />);
  if (!sections.some(({ place }) => place === 'side'))
    return sections.map((section) => <Section key={section.key} section={section} item={item} />);
  return (
    <>
      {of('top')}
      <div className="detail-columns">
        <div className="detail-column">{of(undefined)}</div>
        <div className="detail-column">{of('side')}</div>
      </div>
    </>
  );
}

function Section<Item>({ section, item }: { section: DetailSection<Item>; item: Item }) {
  return (
    <section className="panel" aria-labelledby={`section-${section.key}`}>
      <div className="panel-head">
        <h2 id={`section-${section.key}`}>{section.title}</h2>
      </div>
      <div className={section.flush ? 'panel-flush' : 'panel-body'}>{section.body(item)}</div>
    </section>
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
